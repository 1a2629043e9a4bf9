#include "Kernels.h"

// A colour's channels are worked two at a time: blue and red in one word, green and alpha in another.

RASTER_FAST
void blend_solid_coverage(uint32_t *pixels, const uint8_t *coverage, int count, uint32_t color) {
    uint32_t b = color & 255, g = color >> 8 & 255, r = color >> 16 & 255, a = color >> 24;
    for (int i = 0; i < count; i++) {
        uint32_t c = coverage[i];
        uint32_t d = pixels[i];
        uint32_t keep = 255 - by255(a * c);
        uint32_t blue = by255(b * c) + by255((d & 255) * keep);
        uint32_t green = by255(g * c) + by255((d >> 8 & 255) * keep);
        uint32_t red = by255(r * c) + by255((d >> 16 & 255) * keep);
        uint32_t alpha = by255(a * c) + by255((d >> 24) * keep);
        pixels[i] = blue | green << 8 | red << 16 | alpha << 24;
    }
}

RASTER_FAST
static void blend_solid_part(uint32_t *pixels, int count, uint32_t color) {
    uint32_t keep = 255 - (color >> 24);
    uint32_t b = color & 255, g = color >> 8 & 255, r = color >> 16 & 255, a = color >> 24;
    for (int i = 0; i < count; i++) {
        uint32_t d = pixels[i];
        uint32_t blue = b + by255((d & 255) * keep);
        uint32_t green = g + by255((d >> 8 & 255) * keep);
        uint32_t red = r + by255((d >> 16 & 255) * keep);
        uint32_t alpha = a + by255((d >> 24) * keep);
        pixels[i] = blue | green << 8 | red << 16 | alpha << 24;
    }
}

static uint32_t scale_color(uint32_t color, uint32_t by) {
    return by255((color & 255) * by) | by255((color >> 8 & 255) * by) << 8 | by255((color >> 16 & 255) * by) << 16
        | by255((color >> 24) * by) << 24;
}

void blend_solid(uint32_t *pixels, int count, uint32_t color, uint32_t coverage) {
    if (coverage != 255) color = scale_color(color, coverage);
    if (color == 0) return;
    if (color >> 24 == 255) {
        for (int i = 0; i < count; i++) pixels[i] = color;
    } else {
        blend_solid_part(pixels, count, color);
    }
}

RASTER_FAST
static void blend_colors_coverage(uint32_t *pixels, const uint32_t *colors, const uint8_t *coverage, int count) {
    for (int i = 0; i < count; i++) {
        uint32_t c = coverage[i];
        uint32_t s = colors[i];
        uint32_t d = pixels[i];
        uint32_t a = by255((s >> 24) * c);
        uint32_t keep = 255 - a;
        uint32_t blue = by255((s & 255) * c) + by255((d & 255) * keep);
        uint32_t green = by255((s >> 8 & 255) * c) + by255((d >> 8 & 255) * keep);
        uint32_t red = by255((s >> 16 & 255) * c) + by255((d >> 16 & 255) * keep);
        uint32_t alpha = a + by255((d >> 24) * keep);
        pixels[i] = blue | green << 8 | red << 16 | alpha << 24;
    }
}

RASTER_FAST
static void blend_colors_constant(uint32_t *pixels, const uint32_t *colors, int count, uint32_t c) {
    for (int i = 0; i < count; i++) {
        uint32_t s = colors[i];
        uint32_t d = pixels[i];
        uint32_t a = by255((s >> 24) * c);
        uint32_t keep = 255 - a;
        uint32_t blue = by255((s & 255) * c) + by255((d & 255) * keep);
        uint32_t green = by255((s >> 8 & 255) * c) + by255((d >> 8 & 255) * keep);
        uint32_t red = by255((s >> 16 & 255) * c) + by255((d >> 16 & 255) * keep);
        uint32_t alpha = a + by255((d >> 24) * keep);
        pixels[i] = blue | green << 8 | red << 16 | alpha << 24;
    }
}

void blend_colors(uint32_t *pixels, const uint32_t *colors, const uint8_t *coverage, int count, uint32_t constant) {
    if (coverage) {
        blend_colors_coverage(pixels, colors, coverage, count);
    } else {
        blend_colors_constant(pixels, colors, count, constant);
    }
}

RASTER_FAST
void multiply_coverage(uint8_t *coverage, const uint8_t *by, int count) {
    for (int i = 0; i < count; i++) coverage[i] = (uint8_t)by255((uint32_t)coverage[i] * by[i]);
}

RASTER_FAST
void scale_coverage(uint8_t *result, const uint8_t *coverage, int count, uint32_t by) {
    for (int i = 0; i < count; i++) result[i] = (uint8_t)by255(coverage[i] * by);
}

void paint_span(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, int x, int y, int count,
    uint8_t *coverage, uint32_t constant, const RasterPaint *paint
) {
    uint32_t *pixels = target_row(target, x, y);
    const uint8_t *mask = clip_row(clip, x, y);
    if (mask) {
        if (coverage) {
            multiply_coverage(coverage, mask, count);
        } else {
            coverage = scratch->coverage + (x - target->box.left);
            scale_coverage(coverage, mask, count, constant);
        }
    }
    if (paint->kind == RasterPaintSolid) {
        if (coverage) {
            blend_solid_coverage(pixels, coverage, count, paint->color);
        } else {
            blend_solid(pixels, count, paint->color, constant);
        }
        return;
    }
    paint_row(paint, x, y, count, scratch->colors);
    blend_colors(pixels, scratch->colors, coverage, count, constant);
}

void raster_clear(const RasterTarget *target, RasterBox box, unsigned int color) {
    box = box_intersection(box, target->box);
    if (box_is_empty(box)) return;
    int count = box.right - box.left;
    for (int y = box.top; y < box.bottom; y++) {
        uint32_t *row = target_row(target, box.left, y);
        if (color == 0) {
            memset(row, 0, (size_t)count * 4);
        } else {
            for (int i = 0; i < count; i++) row[i] = color;
        }
    }
}
