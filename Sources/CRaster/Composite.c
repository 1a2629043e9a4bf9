#include "Kernels.h"

// Blend modes as the W3C's "Compositing and Blending" defines them; the two plus modes as AppKit documents them.

typedef struct {
    float b, g, r, a;
} Pixel;

static inline Pixel unpack(uint32_t value) {
    const float unit = 1.0f / 255;
    Pixel p = {(float)(value & 255) * unit, (float)(value >> 8 & 255) * unit, (float)(value >> 16 & 255) * unit,
        (float)(value >> 24) * unit};
    return p;
}

static inline uint32_t byte(float value) {
    return value > 0 ? (value < 1 ? (uint32_t)(value * 255 + 0.5f) : 255) : 0;
}

static inline float lower(float a, float b) { return a < b ? a : b; }
static inline float higher(float a, float b) { return a > b ? a : b; }

static float hard_light(float backdrop, float source) {
    if (source <= 0.5f) return backdrop * 2 * source;
    float s = 2 * source - 1;
    return backdrop + s - backdrop * s;
}

/// How one channel of two opaque colours mixes.
static float separable(int mode, float backdrop, float source) {
    switch (mode) {
    case RasterBlendMultiply: return backdrop * source;
    case RasterBlendScreen: return backdrop + source - backdrop * source;
    case RasterBlendOverlay: return hard_light(source, backdrop);
    case RasterBlendDarken: return lower(backdrop, source);
    case RasterBlendLighten: return higher(backdrop, source);
    case RasterBlendColorDodge:
        return backdrop == 0 ? 0 : source >= 1 ? 1 : lower(1, backdrop / (1 - source));
    case RasterBlendColorBurn:
        return backdrop >= 1 ? 1 : source <= 0 ? 0 : 1 - lower(1, (1 - backdrop) / source);
    case RasterBlendHardLight: return hard_light(backdrop, source);
    case RasterBlendSoftLight: {
        if (source <= 0.5f) return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop);
        float d = backdrop <= 0.25f ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : sqrtf(backdrop);
        return backdrop + (2 * source - 1) * (d - backdrop);
    }
    case RasterBlendDifference: return backdrop > source ? backdrop - source : source - backdrop;
    case RasterBlendExclusion: return backdrop + source - 2 * backdrop * source;
    default: return source;
    }
}

static inline float luminosity(Pixel p) { return 0.3f * p.r + 0.59f * p.g + 0.11f * p.b; }

static inline float saturation(Pixel p) {
    return higher(p.r, higher(p.g, p.b)) - lower(p.r, lower(p.g, p.b));
}

static Pixel with_luminosity(Pixel p, float l) {
    float d = l - luminosity(p);
    p.r += d;
    p.g += d;
    p.b += d;
    float least = lower(p.r, lower(p.g, p.b)), most = higher(p.r, higher(p.g, p.b));
    float now = luminosity(p);
    if (least < 0) {
        float k = now / (now - least);
        p.r = now + (p.r - now) * k;
        p.g = now + (p.g - now) * k;
        p.b = now + (p.b - now) * k;
    }
    if (most > 1) {
        float k = (1 - now) / (most - now);
        p.r = now + (p.r - now) * k;
        p.g = now + (p.g - now) * k;
        p.b = now + (p.b - now) * k;
    }
    return p;
}

static Pixel with_saturation(Pixel p, float s) {
    float least = lower(p.r, lower(p.g, p.b)), range = saturation(p);
    float k = range > 0 ? s / range : 0;
    p.r = (p.r - least) * k;
    p.g = (p.g - least) * k;
    p.b = (p.b - least) * k;
    return p;
}

static Pixel opaque(Pixel p) {
    if (p.a > 0) {
        p.r /= p.a;
        p.g /= p.a;
        p.b /= p.a;
    }
    return p;
}

static uint32_t blend_pixel(uint32_t backdrop, uint32_t source, int mode) {
    Pixel b = unpack(backdrop), s = unpack(source);
    float alpha = s.a + b.a - s.a * b.a;
    Pixel out;
    switch (mode) {
    case RasterBlendSourceAtop:
        return byte(s.b * b.a + b.b * (1 - s.a)) | byte(s.g * b.a + b.g * (1 - s.a)) << 8
            | byte(s.r * b.a + b.r * (1 - s.a)) << 16 | (backdrop & 0xff000000);
    case RasterBlendDestinationOver:
        return byte(b.b + s.b * (1 - b.a)) | byte(b.g + s.g * (1 - b.a)) << 8 | byte(b.r + s.r * (1 - b.a)) << 16
            | byte(alpha) << 24;
    case RasterBlendDestinationOut:
        return byte(b.b * (1 - s.a)) | byte(b.g * (1 - s.a)) << 8 | byte(b.r * (1 - s.a)) << 16
            | byte(b.a * (1 - s.a)) << 24;
    case RasterBlendPlusLighter:
        return byte(b.b + s.b) | byte(b.g + s.g) << 8 | byte(b.r + s.r) << 16 | byte(b.a + s.a) << 24;
    case RasterBlendPlusDarker: {
        // The shades add: how far each colour is from white at its own alpha.
        float a = lower(1, b.a + s.a);
        float shade = b.a + s.a;
        return byte(a - (shade - b.b - s.b)) | byte(a - (shade - b.g - s.g)) << 8
            | byte(a - (shade - b.r - s.r)) << 16 | byte(a) << 24;
    }
    default: break;
    }
    Pixel cb = opaque(b), cs = opaque(s), mixed;
    switch (mode) {
    case RasterBlendHue: mixed = with_luminosity(with_saturation(cs, saturation(cb)), luminosity(cb)); break;
    case RasterBlendSaturation:
        mixed = with_luminosity(with_saturation(cb, saturation(cs)), luminosity(cb));
        break;
    case RasterBlendColor: mixed = with_luminosity(cs, luminosity(cb)); break;
    case RasterBlendLuminosity: mixed = with_luminosity(cb, luminosity(cs)); break;
    default:
        mixed.b = separable(mode, cb.b, cs.b);
        mixed.g = separable(mode, cb.g, cs.g);
        mixed.r = separable(mode, cb.r, cs.r);
    }
    float both = s.a * b.a;
    out.b = s.b * (1 - b.a) + b.b * (1 - s.a) + both * mixed.b;
    out.g = s.g * (1 - b.a) + b.g * (1 - s.a) + both * mixed.g;
    out.r = s.r * (1 - b.a) + b.r * (1 - s.a) + both * mixed.r;
    // Rounding must not lift a colour above its alpha.
    return byte(lower(out.b, alpha)) | byte(lower(out.g, alpha)) << 8 | byte(lower(out.r, alpha)) << 16
        | byte(alpha) << 24;
}

int raster_paints_in(int mode) { return blend_is_wide(mode); }

void raster_composite(
    const RasterTarget *target, const RasterClip *clip, const RasterTarget *source, int opacity, int mode
) {
    RasterBox box = box_intersection(clip->box, source->box);
    if (box_is_empty(box)) return;
    int count = box.right - box.left;
    for (int y = box.top; y < box.bottom; y++) {
        uint32_t *pixels = target_row(target, box.left, y);
        const uint32_t *colors = target_row(source, box.left, y);
        const uint8_t *mask = clip_row(clip, box.left, y);
        if (blend_is_wide(mode)) {
            if (!mask) {
                blend_colors(pixels, colors, 0, count, (uint32_t)opacity, mode);
                continue;
            }
            uint8_t coverage[256];
            for (int at = 0; at < count; at += 256) {
                int part = least(256, count - at);
                scale_coverage(coverage, mask + at, part, (uint32_t)opacity);
                blend_colors(pixels + at, colors + at, coverage, part, 0, mode);
            }
            continue;
        }
        for (int i = 0; i < count; i++) {
            // No mode changes anything where the source is clear.
            if (colors[i] == 0) continue;
            uint32_t color = opacity == 255 ? colors[i] : scaled_color(colors[i], (uint32_t)opacity);
            uint32_t result = blend_pixel(pixels[i], color, mode);
            if (mask && mask[i] != 255) {
                uint32_t part = mask[i];
                uint32_t kept = scaled_color(pixels[i], 255 - part), added = scaled_color(result, part);
                result = 0;
                for (int shift = 0; shift < 32; shift += 8) {
                    uint32_t sum = (kept >> shift & 255) + (added >> shift & 255);
                    result |= (sum > 255 ? 255 : sum) << shift;
                }
            }
            pixels[i] = result;
        }
    }
}

void raster_multiply_by_alpha(const RasterTarget *target, const RasterTarget *mask) {
    RasterBox box = target->box;
    for (int y = box.top; y < box.bottom; y++) {
        uint32_t *pixels = target_row(target, box.left, y);
        int inside = y >= mask->box.top && y < mask->box.bottom;
        for (int x = box.left; x < box.right; x++) {
            uint32_t alpha = 0;
            if (inside && x >= mask->box.left && x < mask->box.right) alpha = *target_row(mask, x, y) >> 24;
            uint32_t *pixel = pixels + (x - box.left);
            *pixel = alpha == 255 ? *pixel : alpha == 0 ? 0 : scaled_color(*pixel, alpha);
        }
    }
}

void raster_multiply_by_clip(const RasterTarget *target, const RasterClip *clip) {
    RasterBox box = target->box;
    for (int y = box.top; y < box.bottom; y++) {
        uint32_t *pixels = target_row(target, box.left, y);
        int inside = y >= clip->box.top && y < clip->box.bottom;
        for (int x = box.left; x < box.right; x++) {
            uint32_t part = 0;
            if (inside && x >= clip->box.left && x < clip->box.right) part = clip->mask ? *clip_row(clip, x, y) : 255;
            uint32_t *pixel = pixels + (x - box.left);
            *pixel = part == 255 ? *pixel : part == 0 ? 0 : scaled_color(*pixel, part);
        }
    }
}

void raster_copy_alpha(
    unsigned char *mask, long stride, RasterBox box, const RasterTarget *source, int moveX, int moveY
) {
    for (int y = box.top; y < box.bottom; y++) {
        uint8_t *row = mask + (long)(y - box.top) * stride;
        memset(row, 0, (size_t)(box.right - box.left));
        int from = y - moveY;
        if (from < source->box.top || from >= source->box.bottom) continue;
        int left = most(box.left, source->box.left + moveX), right = least(box.right, source->box.right + moveX);
        for (int x = left; x < right; x++) row[x - box.left] = (uint8_t)(*target_row(source, x - moveX, from) >> 24);
    }
}

void raster_fill_mask(
    const RasterTarget *target, const RasterClip *clip, const unsigned char *mask, long stride, RasterBox box,
    unsigned int color
) {
    RasterBox shown = box_intersection(clip->box, box);
    if (box_is_empty(shown)) return;
    uint8_t coverage[256];
    for (int y = shown.top; y < shown.bottom; y++) {
        const uint8_t *row = mask + (long)(y - box.top) * stride + (shown.left - box.left);
        const uint8_t *cut = clip_row(clip, shown.left, y);
        uint32_t *pixels = target_row(target, shown.left, y);
        if (!cut) {
            blend_solid_coverage(pixels, row, shown.right - shown.left, color, RasterBlendNormal);
            continue;
        }
        for (int at = 0; at < shown.right - shown.left; at += 256) {
            int count = least(256, shown.right - shown.left - at);
            memcpy(coverage, row + at, (size_t)count);
            multiply_coverage(coverage, cut + at, count);
            blend_solid_coverage(pixels + at, coverage, count, color, RasterBlendNormal);
        }
    }
}
