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

/// The same in 16 bits, so that a processor does more of them at a time.
static inline uint16_t by255_short(uint16_t x) {
    x = (uint16_t)(x + 128);
    return (uint16_t)((uint16_t)(x + (x >> 8)) >> 8);
}

static inline uint32_t scaled_color(uint32_t color, uint32_t by) {
    return by255((color & 255) * by) | by255((color >> 8 & 255) * by) << 8 | by255((color >> 16 & 255) * by) << 16
        | by255((color >> 24) * by) << 24;
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

/// Whether the functions below have the mode; the others are `raster_composite`'s alone.
int blend_is_wide(int mode);

/// Paints `count` pixels in a colour with coverage for each, or for all of them.
void blend_solid_coverage(uint32_t *pixels, const uint8_t *coverage, int count, uint32_t color, int mode);
void blend_solid(uint32_t *pixels, int count, uint32_t color, uint32_t coverage, int mode);
/// Paints a row of premultiplied colours; `coverage` may be null, and then counts as `constant`.
void blend_colors(
    uint32_t *pixels, const uint32_t *colors, const uint8_t *coverage, int count, uint32_t constant, int mode);
void multiply_coverage(uint8_t *coverage, const uint8_t *by, int count);
void scale_coverage(uint8_t *result, const uint8_t *coverage, int count, uint32_t by);

/// The paint's colours for `count` pixels of row y from x on.
void paint_row(const RasterPaint *paint, int x, int y, int count, uint32_t *colors);

void image_row(const RasterPaint *paint, int x, int y, int count, uint32_t *colors);

/// Whether the paint has one colour along each row.
int paint_is_even_in_rows(const RasterPaint *paint);

/// Whether every colour of the paint hides what is behind, as far as is known.
static inline int paint_is_opaque(const RasterPaint *paint) {
    if (paint->kind == RasterPaintSolid) return paint->color >> 24 == 255;
    return paint->isOpaque && paint->opacity == 255;
}

/// Coordinates of edges are whole numbers, so many to a pixel; a pixel's area is `Full`.
enum { Fraction = 256, Full = 2 * Fraction * Fraction };

/// Farther than this from the origin, in pixels, a path is cut off.
static const double Farthest = 2000000;

/// The nearest whole number, halves upward, of one that 32 bits hold: made positive first, so that cutting off the
/// fraction rounds down. The library's floor is a call on processors of the first kind.
static inline int32_t nearest(double value) { return (int32_t)((int64_t)(value + 2147483648.5) - 2147483648LL); }

static inline int32_t fixed(double value) { return nearest(value * Fraction); }

/// What is not a number goes to the border, too.
static inline double held(double value) {
    return value > -Farthest ? (value < Farthest ? value : Farthest) : -Farthest;
}

/// From top to bottom, in 1/256 pixel; direction 1 when the path goes down here, -1 when up.
typedef struct Edge {
    int32_t x0, y0, x1, y1;
    int32_t direction;
} Edge;

/// How far the lines of a path go up and down in all, and a box around them, in pixels.
typedef struct {
    double height;
    double left, top, right, bottom;
} Extent;

struct RasterEdges {
    Edge *edges;
    long count, room;
    int didFail;
    /// Whether some lay beyond the right border and are not here.
    int isCut;
    /// Those that matter for this box are here.
    RasterBox box;
    /// What they cover, in 1/256 pixel.
    int32_t minX, maxX, minY, maxY;
    Extent extent;
    int isEvenOdd, isAntialiased, isDense;
};

void collect_edges(RasterEdges *edges, RasterBox box, const RasterPath *path);

struct RasterScratch {
    int32_t *cells;
    long cellCount;
    uint8_t *coverage;
    uint32_t *colors;
    long rowCount;
    RasterEdges own;
    /// For dense paths: samples, the edges that cross a band, and the first of each band.
    int16_t *dense;
    long denseCount;
    struct Active *active;
    long activeCount;
    long *heads;
    long headCount;
};

/// Makes room for cells, all zero; zero when there is no memory. Whoever uses them leaves them zero.
int scratch_reserve_cells(RasterScratch *scratch, long count);

/// Makes room for a row; zero when there is no memory.
int scratch_reserve_row(RasterScratch *scratch, int count);

/// Paints one stretch of a row within the clip's box. Coverage null means `constant` for all; `coverage` may be
/// changed.
void paint_span(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, int x, int y, int count,
    uint8_t *coverage, uint32_t constant, const RasterPaint *paint);

/// Where coverage goes: as paint to pixels, or into a mask that covers the clip's box.
typedef struct {
    RasterScratch *scratch;
    const RasterTarget *target;
    const RasterPaint *paint;
    unsigned char *mask;
    long maskStride;
} Output;

/// The x that the first number of the scratch's coverage stands for, and room for a whole row of it.
int output_origin(const Output *out, const RasterClip *clip);
int reserve_output_row(const Output *out, const RasterClip *clip);

/// One stretch of a row within the clip's box, as `paint_span`.
void put(const Output *out, const RasterClip *clip, int x, int y, int count, uint8_t *coverage, uint32_t constant);

/// By exact area, and by counting at samples.
void scan_area(const Output *out, const RasterClip *clip, const RasterEdges *edges);
void scan_dense(const Output *out, const RasterClip *clip, const RasterEdges *edges);

#endif
