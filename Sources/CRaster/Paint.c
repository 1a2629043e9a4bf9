#include "Kernels.h"

static inline uint32_t ramp_at(const RasterPaint *paint, double t) {
    // Written so that what is not a number ends at the start.
    double place = t * (RASTER_RAMP_COUNT - 1) + 0.5;
    int index = place > 0 ? (place < RASTER_RAMP_COUNT - 1 ? (int)place : RASTER_RAMP_COUNT - 1) : 0;
    return paint->ramp[index];
}

static const double Turn = 6.283185307179586;

/// The angle of a vector from 0 to a turn, within 2e-6; no library's rounding shows in the pixels.
static double angle_of(double x, double y) {
    double ax = fabs(x), ay = fabs(y);
    double low = ax < ay ? ax : ay, high = ax < ay ? ay : ax;
    if (high == 0) return 0;
    double r = low / high;
    double shift = 0;
    if (r > 0.4142135623730951) {
        // atan r = pi/4 + atan((r - 1) / (r + 1))
        r = (r - 1) / (r + 1);
        shift = 0.7853981633974483;
    }
    double q = r * r;
    double angle = shift + r * (1 - q * (1.0 / 3 - q * (1.0 / 5 - q * (1.0 / 7 - q * (1.0 / 9 - q / 11)))));
    if (ay > ax) angle = Turn / 4 - angle;
    if (x < 0) angle = Turn / 2 - angle;
    return y < 0 ? Turn - angle : angle;
}

static void linear_row(const RasterPaint *p, double x, double y, int count, uint32_t *colors) {
    for (int i = 0; i < count; i++) colors[i] = ramp_at(p, p->a * (x + i) + p->c * y + p->tx);
}

static void radial_row(const RasterPaint *p, double x, double y, int count, uint32_t *colors) {
    double scale = 1 / (p->end - p->start);
    for (int i = 0; i < count; i++) {
        double u = p->a * (x + i) + p->c * y + p->tx;
        double v = p->b * (x + i) + p->d * y + p->ty;
        colors[i] = ramp_at(p, (sqrt(u * u + v * v) - p->start) * scale);
    }
}

static void angular_row(const RasterPaint *p, double x, double y, int count, uint32_t *colors) {
    double length = fabs(p->end);
    for (int i = 0; i < count; i++) {
        double u = p->a * (x + i) + p->c * y + p->tx;
        double v = p->b * (x + i) + p->d * y + p->ty;
        double angle = angle_of(u, v) - p->start;
        if (p->end < 0) angle = -angle;
        angle -= floor(angle / Turn) * Turn;
        double t = angle / length;
        // What a sweep of less than a turn leaves out goes half to its last colour, half to its first.
        if (angle > length) t = angle - length < Turn - angle ? 1 : 0;
        colors[i] = ramp_at(p, t);
    }
}

static inline uint32_t texel(const RasterPaint *p, int x, int y) {
    uint32_t value;
    memcpy(&value, p->image + ((long)y * p->imageWidth + x) * 4, 4);
    return value;
}

static inline int held_index(double value, int low, int high) {
    // low and high are both valid.
    return value > low ? (value < high ? (int)value : high) : low;
}

static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t part) {
    // Of 256 parts; two channels at a time.
    uint32_t low = (a & 0xff00ff) * (256 - part) + (b & 0xff00ff) * part + 0x800080;
    uint32_t high = (a >> 8 & 0xff00ff) * (256 - part) + (b >> 8 & 0xff00ff) * part + 0x800080;
    return (low >> 8 & 0xff00ff) | (high & 0xff00ff00);
}

static void image_row(const RasterPaint *p, double x, double y, int count, uint32_t *colors) {
    RasterBox box = p->imageBox;
    int right = box.right - 1, bottom = box.bottom - 1;
    int first = 0;
    // Pixel for pixel: copied, where the row and its pixels lie in the box.
    double u0 = x + p->tx - 0.5, v0 = p->d * y + p->ty - 0.5;
    if (p->a == 1 && p->d == 1 && p->b == 0 && p->c == 0 && u0 == floor(u0) && v0 == floor(v0)
        && u0 >= box.left && u0 + count <= box.right && v0 >= box.top && v0 <= bottom) {
        memcpy(colors, p->image + ((long)v0 * p->imageWidth + (long)u0) * 4, (size_t)count * 4);
        first = count;
    }
    for (int i = first; i < count; i++) {
        double u = p->a * (x + i) + p->c * y + p->tx;
        double v = p->b * (x + i) + p->d * y + p->ty;
        if (!p->isSmooth) {
            colors[i] = texel(p, held_index(floor(u), box.left, right), held_index(floor(v), box.top, bottom));
            continue;
        }
        double fu = floor(u * 256 - 128 + 0.5), fv = floor(v * 256 - 128 + 0.5);
        double cu = floor(fu / 256), cv = floor(fv / 256);
        uint32_t partX = (uint32_t)(fu - cu * 256) & 255, partY = (uint32_t)(fv - cv * 256) & 255;
        int x0 = held_index(cu, box.left, right), x1 = held_index(cu + 1, box.left, right);
        int y0 = held_index(cv, box.top, bottom), y1 = held_index(cv + 1, box.top, bottom);
        uint32_t upper = mix(texel(p, x0, y0), texel(p, x1, y0), partX);
        uint32_t lower = mix(texel(p, x0, y1), texel(p, x1, y1), partX);
        colors[i] = mix(upper, lower, partY);
    }
    if (p->isTinted) {
        uint32_t b = p->color & 255, g = p->color >> 8 & 255, r = p->color >> 16 & 255, a = p->color >> 24;
        for (int i = 0; i < count; i++) {
            uint32_t c = colors[i] >> 24;
            colors[i] = by255(b * c) | by255(g * c) << 8 | by255(r * c) << 16 | by255(a * c) << 24;
        }
    }
    if (p->opacity != 255) {
        uint32_t o = (uint32_t)p->opacity;
        for (int i = 0; i < count; i++) {
            uint32_t s = colors[i];
            colors[i] = by255((s & 255) * o) | by255((s >> 8 & 255) * o) << 8 | by255((s >> 16 & 255) * o) << 16
                | by255((s >> 24) * o) << 24;
        }
    }
}

void paint_row(const RasterPaint *paint, int x, int y, int count, uint32_t *colors) {
    // Pixels are looked at in their middle.
    double px = x + 0.5, py = y + 0.5;
    switch (paint->kind) {
    case RasterPaintLinear: linear_row(paint, px, py, count, colors); break;
    case RasterPaintRadial: radial_row(paint, px, py, count, colors); break;
    case RasterPaintAngular: angular_row(paint, px, py, count, colors); break;
    case RasterPaintImage: image_row(paint, px, py, count, colors); break;
    default:
        for (int i = 0; i < count; i++) colors[i] = paint->color;
    }
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
