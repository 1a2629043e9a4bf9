#ifndef KERNELS_H
#define KERNELS_H

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "CRaster.h"

// Fused multiply and add would give other bits on other processors.
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__) && defined(__has_attribute) && !defined(__clang_analyzer__)
#if __has_attribute(target_clones)
#define RASTER_FAST __attribute__((target_clones("avx2", "default")))
#endif
#endif
#ifndef RASTER_FAST
#define RASTER_FAST
#endif

static inline int least(int a, int b) { return a < b ? a : b; }
static inline int most(int a, int b) { return a > b ? a : b; }

/// The nearest whole number to x / 255, for x up to 255 * 255.
static inline uint32_t by255(uint32_t x) {
    x += 128;
    return (x + (x >> 8)) >> 8;
}

static inline RasterBox box_intersection(RasterBox a, RasterBox b) {
    RasterBox box = {most(a.left, b.left), most(a.top, b.top), least(a.right, b.right), least(a.bottom, b.bottom)};
    return box;
}

static inline int box_is_empty(RasterBox box) { return box.left >= box.right || box.top >= box.bottom; }

static inline uint32_t *target_row(const RasterTarget *target, int x, int y) {
    return (uint32_t *)(target->pixels + (long)(y - target->box.top) * target->stride) + (x - target->box.left);
}

/// The clip's coverage at a pixel, or null when there is no mask.
static inline const uint8_t *clip_row(const RasterClip *clip, int x, int y) {
    if (!clip->mask) return 0;
    return clip->mask + (long)(y - clip->maskBox.top) * clip->maskStride + (x - clip->maskBox.left);
}

/// Paints `count` pixels in a colour with coverage for each, or for all of them.
void blend_solid_coverage(uint32_t *pixels, const uint8_t *coverage, int count, uint32_t color);
void blend_solid(uint32_t *pixels, int count, uint32_t color, uint32_t coverage);
/// Paints a row of premultiplied colours; `coverage` may be null.
void blend_colors(uint32_t *pixels, const uint32_t *colors, const uint8_t *coverage, int count, uint32_t constant);
void multiply_coverage(uint8_t *coverage, const uint8_t *by, int count);
void scale_coverage(uint8_t *result, const uint8_t *coverage, int count, uint32_t by);

/// The paint's colours for `count` pixels of row y from x on.
void paint_row(const RasterPaint *paint, int x, int y, int count, uint32_t *colors);

struct RasterScratch {
    int32_t *cells;
    long cellCount;
    uint8_t *coverage;
    uint32_t *colors;
    long rowCount;
    struct Edge *edges;
    long edgeCount;
    long edgeRoom;
    int didFail;
};

/// Makes room for a row; zero when there is no memory.
int scratch_reserve_row(RasterScratch *scratch, int count);

/// Paints one stretch of a row within the clip's box. Coverage null means `constant` for all; `coverage` may be
/// changed.
void paint_span(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, int x, int y, int count,
    uint8_t *coverage, uint32_t constant, const RasterPaint *paint);

#endif
