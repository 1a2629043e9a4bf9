#include "Wide.h"

// An image's colours along a row of the target. Places in the image are whole numbers, 2^32 to a pixel, counted from the
// paint's anchor: each pixel's place is the same wherever a row begins, and no rounding adds up along it.

static const double One = 4294967296.0;

/// Farther than this from pixel to pixel, in the image's pixels, and farther away, places would not fit.
static const double MostStep = 1024, MostPlace = 1e9;

typedef struct {
    /// Of the row's first pixel, less half a pixel for smooth images: a sample lies in the middle of its pixel.
    int64_t u, v;
    int64_t du, dv;
} Walk;

static inline uint32_t texel(const RasterPaint *p, int x, int y) {
    uint32_t value;
    memcpy(&value, p->image + ((long)y * p->imageWidth + x) * 4, 4);
    return value;
}

static inline int held_index(int64_t value, int low, int high) {
    return value > low ? (value < high ? (int)value : high) : low;
}

static inline int64_t fixed_place(double value) { return (int64_t)floor(value * One + 0.5); }

/// Zero where the numbers are too large.
static int start_walk(const RasterPaint *p, int x, int y, Walk *walk) {
    double largest = fmax(fmax(fabs(p->a), fabs(p->b)), fmax(fabs(p->c), fabs(p->d)));
    double u = p->a * (p->anchorX + 0.5) + p->c * (p->anchorY + 0.5) + p->tx;
    double v = p->b * (p->anchorX + 0.5) + p->d * (p->anchorY + 0.5) + p->ty;
    if (!(largest < MostStep && fabs(u) < MostPlace && fabs(v) < MostPlace)) return 0;
    int64_t right = x - p->anchorX, down = y - p->anchorY;
    // A smooth place is rounded to the 256th that its samples are mixed by.
    double shift = p->isSmooth ? 0.5 - 1.0 / 512 : 0;
    walk->du = fixed_place(p->a);
    walk->dv = fixed_place(p->b);
    walk->u = fixed_place(u - shift) + right * walk->du + down * fixed_place(p->c);
    walk->v = fixed_place(v - shift) + right * walk->dv + down * fixed_place(p->d);
    return 1;
}

/// Narrows a stretch of pixels to those whose place lies from `low` to below `high`.
static void narrow_walk(int64_t at, int64_t step, int64_t low, int64_t high, int *first, int *end) {
    if (step < 0) {
        int64_t swap = low;
        low = 1 - high;
        high = 1 - swap;
        at = -at;
        step = -step;
    }
    if (step == 0) {
        if (at < low || at >= high) *end = *first;
        return;
    }
    // at + i * step >= low, and < high
    if (low > at) {
        int64_t from = (low - at + step - 1) / step;
        if (from > *first) *first = from < *end ? (int)from : *end;
    }
    int64_t to = high > at ? (high - at + step - 1) / step : 0;
    if (to < *end) *end = to > *first ? (int)to : *first;
}

static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t part) {
    // Of 256 parts; two channels at a time.
    uint32_t low = (a & 0xff00ff) * (256 - part) + (b & 0xff00ff) * part + 0x800080;
    uint32_t high = (a >> 8 & 0xff00ff) * (256 - part) + (b >> 8 & 0xff00ff) * part + 0x800080;
    return (low >> 8 & 0xff00ff) | (high & 0xff00ff00);
}

static inline uint32_t smooth_texel(const RasterPaint *p, int64_t u, int64_t v) {
    RasterBox box = p->imageBox;
    int64_t column = u >> 32, row = v >> 32;
    uint32_t partX = (uint32_t)(u >> 24) & 255, partY = (uint32_t)(v >> 24) & 255;
    int x0 = held_index(column, box.left, box.right - 1), x1 = held_index(column + 1, box.left, box.right - 1);
    int y0 = held_index(row, box.top, box.bottom - 1), y1 = held_index(row + 1, box.top, box.bottom - 1);
    uint32_t left = mix(texel(p, x0, y0), texel(p, x0, y1), partY);
    uint32_t right = mix(texel(p, x1, y0), texel(p, x1, y1), partY);
    return mix(left, right, partX);
}

ALWAYS Wide wide_mix(Wide a, Wide b, Wide part) { return (a * (256 - part) + b * part + 128) >> 8; }

/// Pixels that lie next to each other in the image too, all of them inside.
RASTER_FAST
static void shifted_row(const uint8_t *upper, long stride, uint32_t partX, uint32_t partY, int count, uint32_t *colors) {
    Wide px = splat(partX * 0x01010101u), py = splat(partY * 0x01010101u);
    const uint8_t *lower = upper + stride;
    for (; count > 0; count -= WidePixels) {
        if (count >= WidePixels) {
            Wide left = wide_mix(wide(upper), wide(lower), py), right = wide_mix(wide(upper + 4), wide(lower + 4), py);
            narrow(colors, wide_mix(left, right, px));
        } else {
            uint32_t a[WidePixels + 1] = {0}, b[WidePixels + 1] = {0};
            for (int i = 0; i <= count; i++) {
                memcpy(a + i, upper + i * 4, 4);
                memcpy(b + i, lower + i * 4, 4);
            }
            Wide left = wide_mix(wide(a), wide(b), py), right = wide_mix(wide(a + 1), wide(b + 1), py);
            narrow(a, wide_mix(left, right, px));
            copy_few(colors, a, count);
        }
        upper += WidePixels * 4;
        lower += WidePixels * 4;
        colors += WidePixels;
    }
}

/// Four pixels at a time from anywhere inside: of each its upper and its lower two neighbours.
RASTER_FAST
static int turned_row(const RasterPaint *p, Walk walk, int count, uint32_t *colors) {
    typedef uint64_t Pairs __attribute__((vector_size(32)));
    typedef uint16_t Half __attribute__((vector_size(32)));
    typedef uint8_t Bytes __attribute__((vector_size(16), aligned(1)));
    const uint8_t *image = p->image;
    long stride = (long)p->imageWidth * 4;
    uint64_t du = (uint64_t)walk.du, dv = (uint64_t)walk.dv;
    uint64_t u = (uint64_t)walk.u, v = (uint64_t)walk.v;
    Pairs us = {u, u + du, u + 2 * du, u + 3 * du}, vs = {v, v + dv, v + 2 * dv, v + 3 * dv};
    int done = 0;
    for (; done + 4 <= count; done += 4) {
        uint64_t above[4], below[4];
        for (int k = 0; k < 4; k++) {
            const uint8_t *at = image + (long)(v >> 32) * stride + (long)(u >> 32) * 4;
            memcpy(&above[k], at, 8);
            memcpy(&below[k], at + stride, 8);
            u += du;
            v += dv;
        }
        Pairs a = {above[0], above[1], above[2], above[3]}, b = {below[0], below[1], below[2], below[3]};
        Pairs fy = (vs >> 24 & 255) * 0x0101010101010101ull, fx = (us >> 24 & 255) * 0x0101010101010101ull;
        Wide columns = wide_mix(__builtin_convertvector((Narrow)a, Wide), __builtin_convertvector((Narrow)b, Wide),
            __builtin_convertvector((Narrow)fy, Wide));
        Half left = __builtin_shufflevector(columns, columns, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
        Half right = __builtin_shufflevector(columns, columns, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
        Narrow parts = (Narrow)fx;
        Bytes part = __builtin_shufflevector(parts, parts, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
        Half half = __builtin_convertvector(part, Half);
        Half mixed = (left * (256 - half) + right * half + 128) >> 8;
        Bytes result = __builtin_convertvector(mixed, Bytes);
        memcpy(colors + done, &result, 16);
        us += du * 4;
        vs += dv * 4;
    }
    return done;
}

static void smooth_row(const RasterPaint *p, Walk walk, int count, uint32_t *colors) {
    RasterBox box = p->imageBox;
    // Where a pixel and the next one to the right and below lie in the box nothing has to be held back.
    int first = 0, end = count;
    int64_t one = (int64_t)1 << 32;
    narrow_walk(walk.u, walk.du, box.left * one, (box.right - 1) * one, &first, &end);
    narrow_walk(walk.v, walk.dv, box.top * one, (box.bottom - 1) * one, &first, &end);
    for (int i = 0; i < first; i++) colors[i] = smooth_texel(p, walk.u + i * walk.du, walk.v + i * walk.dv);
    if (first < end) {
        Walk inner = {walk.u + first * walk.du, walk.v + first * walk.dv, walk.du, walk.dv};
        if (inner.du == one && inner.dv == 0) {
            shifted_row(p->image + ((long)(inner.v >> 32) * p->imageWidth + (long)(inner.u >> 32)) * 4,
                (long)p->imageWidth * 4, (uint32_t)(inner.u >> 24) & 255, (uint32_t)(inner.v >> 24) & 255, end - first,
                colors + first);
            first = end;
        } else {
            first += turned_row(p, inner, end - first, colors + first);
        }
    }
    for (int i = first; i < count; i++) colors[i] = smooth_texel(p, walk.u + i * walk.du, walk.v + i * walk.dv);
}

static void blocky_row(const RasterPaint *p, Walk walk, int count, uint32_t *colors) {
    RasterBox box = p->imageBox;
    for (int i = 0; i < count; i++) {
        colors[i] = texel(p, held_index(walk.u >> 32, box.left, box.right - 1),
            held_index(walk.v >> 32, box.top, box.bottom - 1));
        walk.u += walk.du;
        walk.v += walk.dv;
    }
}

/// Places that are too far away or apart to be counted: the nearest pixel of each.
static void far_row(const RasterPaint *p, int x, int y, int count, uint32_t *colors) {
    RasterBox box = p->imageBox;
    for (int i = 0; i < count; i++) {
        double u = p->a * (x + i + 0.5) + p->c * (y + 0.5) + p->tx, v = p->b * (x + i + 0.5) + p->d * (y + 0.5) + p->ty;
        // Written so that what is not a number ends at the border.
        int column = u > box.left ? (u < box.right ? (int)u : box.right - 1) : box.left;
        int row = v > box.top ? (v < box.bottom ? (int)v : box.bottom - 1) : box.top;
        colors[i] = texel(p, column, row);
    }
}

RASTER_FAST
static void tint_row(uint32_t *colors, int count, uint32_t tint) {
    Wide color = splat(tint);
    for (; count > 0; count -= WidePixels) {
        if (count >= WidePixels) {
            narrow(colors, wide_by255(alphas(wide(colors)) * color));
        } else {
            uint32_t rest[WidePixels] = {0};
            copy_few(rest, colors, count);
            narrow(rest, wide_by255(alphas(wide(rest)) * color));
            copy_few(colors, rest, count);
        }
        colors += WidePixels;
    }
}

RASTER_FAST
static void fade_row(uint32_t *colors, int count, uint32_t opacity) {
    Wide factor = splat(opacity * 0x01010101u);
    for (; count > 0; count -= WidePixels) {
        if (count >= WidePixels) {
            narrow(colors, wide_by255(wide(colors) * factor));
        } else {
            uint32_t rest[WidePixels] = {0};
            copy_few(rest, colors, count);
            narrow(rest, wide_by255(wide(rest) * factor));
            copy_few(colors, rest, count);
        }
        colors += WidePixels;
    }
}

void image_row(const RasterPaint *p, int x, int y, int count, uint32_t *colors) {
    RasterBox box = p->imageBox;
    // Pixel for pixel: copied, where the row and its pixels lie in the box.
    double u0 = x + p->tx, v0 = y + p->ty;
    Walk walk;
    if (p->a == 1 && p->d == 1 && p->b == 0 && p->c == 0 && u0 == floor(u0) && v0 == floor(v0)
        && u0 >= box.left && u0 + count <= box.right && v0 >= box.top && v0 < box.bottom) {
        memcpy(colors, p->image + ((long)v0 * p->imageWidth + (long)u0) * 4, (size_t)count * 4);
    } else if (!start_walk(p, x, y, &walk)) {
        far_row(p, x, y, count, colors);
    } else if (p->isSmooth) {
        smooth_row(p, walk, count, colors);
    } else {
        blocky_row(p, walk, count, colors);
    }
    if (p->isTinted) tint_row(colors, count, p->color);
    if (p->opacity != 255) fade_row(colors, count, (uint32_t)p->opacity);
}

int raster_is_opaque(const unsigned char *pixels, long count) {
    for (long i = 0; i < count; i++) {
        if (pixels[i * 4 + 3] != 255) return 0;
    }
    return 1;
}

void raster_halve_image(const unsigned char *image, int width, int height, unsigned char *half) {
    int halfWidth = (width + 1) / 2, halfHeight = (height + 1) / 2;
    for (int y = 0; y < halfHeight; y++) {
        const uint8_t *upper = image + (long)(2 * y) * width * 4;
        const uint8_t *lower = 2 * y + 1 < height ? upper + (long)width * 4 : upper;
        for (int x = 0; x < halfWidth; x++) {
            long first = (long)x * 8;
            long second = 2 * x + 1 < width ? first + 4 : first;
            for (int c = 0; c < 4; c++) {
                half[((long)y * halfWidth + x) * 4 + c] = (uint8_t)(
                    (upper[first + c] + upper[second + c] + lower[first + c] + lower[second + c] + 2) >> 2);
            }
        }
    }
}
