#include "Wide.h"

// How rows of pixels meet what is there. A source is scaled by its coverage first and then blended: for every mode here a
// clear source changes nothing, so that is the same as blending and then mixing by coverage.

/// Blends premultiplied colours; `mode` is known where this is used.
ALWAYS Wide blended(int mode, Wide d, Wide s) {
    Wide sa = alphas(s);
    switch (mode) {
    case RasterBlendScreen: return s + d - wide_by255(s * d);
    case RasterBlendPlusLighter: return lower_of(s + d, splat(0xffffffff));
    case RasterBlendDestinationOver: return d + wide_by255(s * (255 - alphas(d)));
    case RasterBlendDestinationOut: return wide_by255(d * (255 - sa));
    // Two products are rounded as one: their sum stays within 255 squared for colours no lighter than their alpha.
    case RasterBlendSourceAtop: return wide_by255(lower_of(s, sa) * alphas(d) + d * (255 - sa));
    case RasterBlendMultiply: {
        Wide da = alphas(d);
        Wide source = lower_of(s, sa), below = lower_of(d, da);
        return wide_by255(source * (255 - da) + below * (255 - sa + source));
    }
    case RasterBlendDarken: return s + d - wide_by255(higher_of(s * alphas(d), d * sa));
    case RasterBlendLighten: return s + d - wide_by255(lower_of(s * alphas(d), d * sa));
    default: return s + wide_by255(d * (255 - sa));
    }
}

/// Whether `blended` has the mode.
int blend_is_wide(int mode) {
    switch (mode) {
    case RasterBlendNormal:
    case RasterBlendScreen:
    case RasterBlendPlusLighter:
    case RasterBlendDestinationOver:
    case RasterBlendDestinationOut:
    case RasterBlendSourceAtop:
    case RasterBlendMultiply:
    case RasterBlendDarken:
    case RasterBlendLighten: return 1;
    default: return 0;
    }
}

/// One colour through coverage.
ALWAYS void solid_row(int mode, uint32_t *pixels, const uint8_t *coverage, int count, uint32_t color) {
    Wide s = splat(color);
    for (; count >= WidePixels; count -= WidePixels) {
        uint64_t any;
        memcpy(&any, coverage, 8);
        if (any) narrow(pixels, blended(mode, wide(pixels), wide_by255(s * spread_from(coverage))));
        pixels += WidePixels;
        coverage += WidePixels;
    }
    if (count > 0) {
        uint32_t rest[WidePixels] = {0};
        uint8_t part[WidePixels] = {0};
        copy_few(rest, pixels, count);
        copy_few_bytes(part, coverage, count);
        narrow(rest, blended(mode, wide(rest), wide_by255(s * spread_from(part))));
        copy_few(pixels, rest, count);
    }
}

/// One colour, evenly.
ALWAYS void even_row(int mode, uint32_t *pixels, int count, uint32_t color) {
    Wide s = splat(color);
    for (; count >= WidePixels; count -= WidePixels) {
        narrow(pixels, blended(mode, wide(pixels), s));
        pixels += WidePixels;
    }
    if (count > 0) {
        uint32_t rest[WidePixels] = {0};
        copy_few(rest, pixels, count);
        narrow(rest, blended(mode, wide(rest), s));
        copy_few(pixels, rest, count);
    }
}

/// A colour for each pixel, through coverage.
ALWAYS void colors_row(int mode, uint32_t *pixels, const uint32_t *colors, const uint8_t *coverage, int count) {
    for (; count >= WidePixels; count -= WidePixels) {
        uint64_t any;
        memcpy(&any, coverage, 8);
        if (any) narrow(pixels, blended(mode, wide(pixels), wide_by255(wide(colors) * spread_from(coverage))));
        pixels += WidePixels;
        colors += WidePixels;
        coverage += WidePixels;
    }
    if (count > 0) {
        uint32_t rest[WidePixels] = {0}, some[WidePixels] = {0};
        uint8_t part[WidePixels] = {0};
        copy_few(rest, pixels, count);
        copy_few(some, colors, count);
        copy_few_bytes(part, coverage, count);
        narrow(rest, blended(mode, wide(rest), wide_by255(wide(some) * spread_from(part))));
        copy_few(pixels, rest, count);
    }
}

/// A colour for each pixel, evenly.
ALWAYS void even_colors_row(int mode, uint32_t *pixels, const uint32_t *colors, int count, uint32_t constant) {
    Wide c = splat(constant * 0x01010101u);
    for (; count >= WidePixels; count -= WidePixels) {
        narrow(pixels, blended(mode, wide(pixels), wide_by255(wide(colors) * c)));
        pixels += WidePixels;
        colors += WidePixels;
    }
    if (count > 0) {
        uint32_t rest[WidePixels] = {0}, some[WidePixels] = {0};
        copy_few(rest, pixels, count);
        copy_few(some, colors, count);
        narrow(rest, blended(mode, wide(rest), wide_by255(wide(some) * c)));
        copy_few(pixels, rest, count);
    }
}

/// Calls a function with a mode that the compiler knows.
#define BY_MODE(mode, call) \
    switch (mode) { \
    case RasterBlendScreen: { enum { M = RasterBlendScreen }; call; break; } \
    case RasterBlendPlusLighter: { enum { M = RasterBlendPlusLighter }; call; break; } \
    case RasterBlendDestinationOver: { enum { M = RasterBlendDestinationOver }; call; break; } \
    case RasterBlendDestinationOut: { enum { M = RasterBlendDestinationOut }; call; break; } \
    case RasterBlendSourceAtop: { enum { M = RasterBlendSourceAtop }; call; break; } \
    case RasterBlendMultiply: { enum { M = RasterBlendMultiply }; call; break; } \
    case RasterBlendDarken: { enum { M = RasterBlendDarken }; call; break; } \
    case RasterBlendLighten: { enum { M = RasterBlendLighten }; call; break; } \
    default: { enum { M = RasterBlendNormal }; call; } \
    }

RASTER_FAST
void blend_solid_coverage(uint32_t *pixels, const uint8_t *coverage, int count, uint32_t color, int mode) {
    BY_MODE(mode, solid_row(M, pixels, coverage, count, color))
}

RASTER_FAST
static void blend_even(uint32_t *pixels, int count, uint32_t color, int mode) {
    BY_MODE(mode, even_row(M, pixels, count, color))
}

RASTER_FAST
static void fill_even(uint32_t *pixels, int count, uint32_t color) {
    for (int i = 0; i < count; i++) pixels[i] = color;
}

void blend_solid(uint32_t *pixels, int count, uint32_t color, uint32_t coverage, int mode) {
    if (coverage != 255) color = scaled_color(color, coverage);
    if (color == 0) return;
    if (color >> 24 == 255 && mode == RasterBlendNormal) {
        fill_even(pixels, count, color);
    } else {
        blend_even(pixels, count, color, mode);
    }
}

RASTER_FAST
static void blend_colors_coverage(
    uint32_t *pixels, const uint32_t *colors, const uint8_t *coverage, int count, int mode
) {
    BY_MODE(mode, colors_row(M, pixels, colors, coverage, count))
}

RASTER_FAST
static void blend_colors_evenly(uint32_t *pixels, const uint32_t *colors, int count, uint32_t constant, int mode) {
    BY_MODE(mode, even_colors_row(M, pixels, colors, count, constant))
}

void blend_colors(
    uint32_t *pixels, const uint32_t *colors, const uint8_t *coverage, int count, uint32_t constant, int mode
) {
    if (coverage) {
        blend_colors_coverage(pixels, colors, coverage, count, mode);
    } else {
        blend_colors_evenly(pixels, colors, count, constant, mode);
    }
}

RASTER_FAST
void multiply_coverage(uint8_t *coverage, const uint8_t *by, int count) {
    for (int i = 0; i < count; i++) coverage[i] = (uint8_t)by255_short((uint16_t)(coverage[i] * by[i]));
}

RASTER_FAST
void scale_coverage(uint8_t *result, const uint8_t *coverage, int count, uint32_t by) {
    uint16_t factor = (uint16_t)by;
    for (int i = 0; i < count; i++) result[i] = (uint8_t)by255_short((uint16_t)(coverage[i] * factor));
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
    int mode = paint->mode;
    if (paint->kind == RasterPaintSolid || paint_is_even_in_rows(paint)) {
        uint32_t color = paint->color;
        if (paint->kind != RasterPaintSolid) paint_row(paint, x, y, 1, &color);
        if (coverage) {
            blend_solid_coverage(pixels, coverage, count, color, mode);
        } else {
            blend_solid(pixels, count, color, constant, mode);
        }
        return;
    }
    if (!coverage && constant == 255 && mode == RasterBlendNormal && paint_is_opaque(paint)) {
        // Nothing of what is there is left.
        paint_row(paint, x, y, count, pixels);
        return;
    }
    paint_row(paint, x, y, count, scratch->colors);
    blend_colors(pixels, scratch->colors, coverage, count, constant, mode);
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
            fill_even(row, count, color);
        }
    }
}
