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

int paint_is_even_in_rows(const RasterPaint *paint) { return paint->kind == RasterPaintLinear && paint->a == 0; }

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

void paint_row(const RasterPaint *paint, int x, int y, int count, uint32_t *colors) {
    // Pixels are looked at in their middle.
    double px = x + 0.5, py = y + 0.5;
    switch (paint->kind) {
    case RasterPaintLinear: linear_row(paint, px, py, count, colors); break;
    case RasterPaintRadial: radial_row(paint, px, py, count, colors); break;
    case RasterPaintAngular: angular_row(paint, px, py, count, colors); break;
    case RasterPaintImage: image_row(paint, x, y, count, colors); break;
    default:
        for (int i = 0; i < count; i++) colors[i] = paint->color;
    }
}

void raster_make_ramp(unsigned int *ramp, const float *places, const float *colors, int count) {
    int next = 0;
    for (int i = 0; i < RASTER_RAMP_COUNT; i++) {
        float t = (float)i / (RASTER_RAMP_COUNT - 1);
        while (next < count && places[next] <= t) next++;
        const float *from = colors + 4 * most(0, next - 1), *to = colors + 4 * least(count - 1, next);
        float part = next > 0 && next < count ? (t - places[next - 1]) / (places[next] - places[next - 1]) : 0;
        uint32_t color = 0;
        for (int c = 0; c < 4; c++) color |= (uint32_t)((from[c] + (to[c] - from[c]) * part) * 255 + 0.5f) << (8 * c);
        ramp[i] = color;
    }
}
