#include "VectorContext.h"

/// Cairo keeps coordinates in 24 bits before the point; what lies farther out is held at the border.
static const double Farthest = 2000000;

static double held(double value) { return value > -Farthest ? (value < Farthest ? value : Farthest) : -Farthest; }

void vector_save(VectorContext *context) { cairo_save(context->cairo); }
void vector_restore(VectorContext *context) { cairo_restore(context->cairo); }

void vector_transform(VectorContext *context, double a, double b, double c, double d, double tx, double ty) {
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, a, b, c, d, tx, ty);
    cairo_transform(context->cairo, &matrix);
}

static void hold(cairo_t *cairo, double *x, double *y) {
    double dx = *x, dy = *y;
    cairo_user_to_device(cairo, &dx, &dy);
    if (dx == held(dx) && dy == held(dy)) return;
    dx = held(dx);
    dy = held(dy);
    cairo_device_to_user(cairo, &dx, &dy);
    *x = dx;
    *y = dy;
}

static void set_path(cairo_t *cairo, const VectorPath *path) {
    static const int counts[5] = {1, 1, 2, 3, 0};
    cairo_new_path(cairo);
    const double *p = path->points;
    double v[6], x = 0, y = 0;
    for (long i = 0; i < path->verbCount; i++) {
        int verb = path->verbs[i] < 5 ? path->verbs[i] : 4;
        for (int j = 0; j < counts[verb]; j++) {
            v[2 * j] = p[2 * j];
            v[2 * j + 1] = p[2 * j + 1];
            hold(cairo, &v[2 * j], &v[2 * j + 1]);
        }
        p += 2 * counts[verb];
        switch (verb) {
        case 0: cairo_move_to(cairo, v[0], v[1]); break;
        case 1: cairo_line_to(cairo, v[0], v[1]); break;
        case 2:
            cairo_get_current_point(cairo, &x, &y);
            cairo_curve_to(cairo, x + (v[0] - x) * 2 / 3, y + (v[1] - y) * 2 / 3, v[2] + (v[0] - v[2]) * 2 / 3,
                v[3] + (v[1] - v[3]) * 2 / 3, v[2], v[3]);
            break;
        case 3: cairo_curve_to(cairo, v[0], v[1], v[2], v[3], v[4], v[5]); break;
        case 4: cairo_close_path(cairo); break;
        }
    }
    cairo_set_fill_rule(cairo, path->isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
    cairo_set_antialias(cairo, path->isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE);
}

/// Wedges of at most a tenth of a radian, each with the colours of its two sides.
static cairo_pattern_t *angular_pattern(const VectorPaint *paint) {
    cairo_pattern_t *pattern = cairo_pattern_create_mesh();
    const double turn = 6.283185307179586;
    double sweep = fabs(paint->end) < turn ? paint->end : (paint->end < 0 ? -turn : turn);
    double sign = sweep < 0 ? -1 : 1;
    double gap = turn - fabs(sweep);
    const double *first = paint->stops, *last = paint->stops + (paint->stopCount - 1) * 5;
    // The stops as stretches from angle to angle, with what a sweep of less than a turn leaves out at both ends.
    for (long i = -1; i < paint->stopCount; i++) {
        const double *from = i < 0 ? first : paint->stops + i * 5;
        const double *to = i + 1 < paint->stopCount ? paint->stops + (i + 1) * 5 : last;
        // A sweep of more than a turn shows its first turn only.
        double whole = fabs(paint->end);
        double begin = i < 0 ? -gap / 2 : from[0] * whole;
        double end = i + 1 < paint->stopCount ? to[0] * whole : fabs(sweep) + gap / 2;
        double length = end - begin;
        end = fmin(end, fabs(sweep) + gap / 2);
        if (!(end > begin)) continue;
        int count = (int)ceil((end - begin) / 0.1);
        for (int k = 0; k < count; k++) {
            double a0 = begin + (end - begin) * k / count, a1 = begin + (end - begin) * (k + 1) / count;
            double t0 = (a0 - begin) / length, t1 = (a1 - begin) / length;
            double s0 = paint->start + sign * a0, s1 = paint->start + sign * a1;
            double handle = 4.0 / 3 * tan((s1 - s0) / 4) * paint->reach;
            double x0 = paint->x0 + cos(s0) * paint->reach, y0 = paint->y0 + sin(s0) * paint->reach;
            double x1 = paint->x0 + cos(s1) * paint->reach, y1 = paint->y0 + sin(s1) * paint->reach;
            cairo_mesh_pattern_begin_patch(pattern);
            cairo_mesh_pattern_move_to(pattern, paint->x0, paint->y0);
            cairo_mesh_pattern_line_to(pattern, x0, y0);
            cairo_mesh_pattern_curve_to(pattern, x0 - sin(s0) * handle, y0 + cos(s0) * handle,
                x1 + sin(s1) * handle, y1 - cos(s1) * handle, x1, y1);
            cairo_mesh_pattern_line_to(pattern, paint->x0, paint->y0);
            for (unsigned int corner = 0; corner < 4; corner++) {
                double t = corner < 2 ? t0 : t1;
                cairo_mesh_pattern_set_corner_color_rgba(pattern, corner, from[1] + (to[1] - from[1]) * t,
                    from[2] + (to[2] - from[2]) * t, from[3] + (to[3] - from[3]) * t,
                    from[4] + (to[4] - from[4]) * t);
            }
            cairo_mesh_pattern_end_patch(pattern);
        }
    }
    return pattern;
}

int vector_set_paint(cairo_t *cairo, const VectorPaint *paint) {
    if (paint->kind == VectorPaintColor) {
        cairo_set_source_rgba(cairo, paint->color[0], paint->color[1], paint->color[2], paint->color[3]);
        return paint->color[3] > 0;
    }
    if (paint->stopCount < 1) return 0;
    cairo_pattern_t *pattern;
    if (paint->kind == VectorPaintAngular) {
        pattern = angular_pattern(paint);
    } else {
        pattern = paint->kind == VectorPaintLinear
            ? cairo_pattern_create_linear(paint->x0, paint->y0, paint->x1, paint->y1)
            : cairo_pattern_create_radial(paint->x0, paint->y0, paint->start, paint->x0, paint->y0, paint->end);
        for (long i = 0; i < paint->stopCount; i++) {
            const double *stop = paint->stops + i * 5;
            cairo_pattern_add_color_stop_rgba(pattern, stop[0], stop[1], stop[2], stop[3], stop[4]);
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
    }
    cairo_set_source(cairo, pattern);
    cairo_pattern_destroy(pattern);
    return 1;
}

void vector_clip(VectorContext *context, const VectorPath *path) {
    set_path(context->cairo, path);
    cairo_clip(context->cairo);
}

void vector_fill(VectorContext *context, const VectorPath *path, const VectorPaint *paint) {
    set_path(context->cairo, path);
    if (vector_set_paint(context->cairo, paint)) cairo_fill(context->cairo);
    cairo_new_path(context->cairo);
}

void vector_stroke(
    VectorContext *context, const VectorPath *path, const VectorStroke *stroke, const VectorPaint *paint
) {
    static const cairo_line_cap_t caps[3] = {CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
    static const cairo_line_join_t joins[3] = {CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
    cairo_t *cairo = context->cairo;
    set_path(cairo, path);
    cairo_set_line_width(cairo, stroke->width);
    cairo_set_line_cap(cairo, caps[stroke->cap % 3]);
    cairo_set_line_join(cairo, joins[stroke->join % 3]);
    cairo_set_miter_limit(cairo, stroke->miterLimit);
    cairo_set_dash(cairo, stroke->dash, (int)stroke->dashCount, stroke->dashPhase);
    if (vector_set_paint(cairo, paint)) cairo_stroke(cairo);
    cairo_new_path(cairo);
}

void vector_image(
    VectorContext *context, const unsigned char *bytes, int width, int height, const double *source,
    const double *destination, int isSmooth, const double *tint
) {
    cairo_t *cairo = context->cairo;
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    unsigned char *data = cairo_image_surface_get_data(surface);
    if (!data) {
        cairo_surface_destroy(surface);
        return;
    }
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < height; y++) memcpy(data + (long)y * stride, bytes + (long)y * width * 4, (size_t)width * 4);
    cairo_surface_mark_dirty(surface);
    cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface);
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST);
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
    cairo_save(cairo);
    cairo_rectangle(cairo, destination[0], destination[1], destination[2], destination[3]);
    cairo_clip(cairo);
    cairo_translate(cairo, destination[0], destination[1]);
    cairo_scale(cairo, destination[2] / source[2], destination[3] / source[3]);
    cairo_translate(cairo, -source[0], -source[1]);
    if (tint) {
        cairo_set_source_rgba(cairo, tint[0], tint[1], tint[2], tint[3]);
        cairo_mask(cairo, pattern);
    } else {
        cairo_set_source(cairo, pattern);
        cairo_paint(cairo);
    }
    cairo_restore(cairo);
    cairo_pattern_destroy(pattern);
    cairo_surface_destroy(surface);
}

void vector_push_group(VectorContext *context) { cairo_push_group(context->cairo); }

/// SwiftUI's modes in Cairo's operators. Cairo has none for plusDarker; multiplying comes nearest.
static cairo_operator_t operator_for(int mode) {
    static const cairo_operator_t operators[21] = {
        CAIRO_OPERATOR_OVER, CAIRO_OPERATOR_MULTIPLY, CAIRO_OPERATOR_SCREEN, CAIRO_OPERATOR_OVERLAY,
        CAIRO_OPERATOR_DARKEN, CAIRO_OPERATOR_LIGHTEN, CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN,
        CAIRO_OPERATOR_SOFT_LIGHT, CAIRO_OPERATOR_HARD_LIGHT, CAIRO_OPERATOR_DIFFERENCE, CAIRO_OPERATOR_EXCLUSION,
        CAIRO_OPERATOR_HSL_HUE, CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR,
        CAIRO_OPERATOR_HSL_LUMINOSITY, CAIRO_OPERATOR_ATOP, CAIRO_OPERATOR_DEST_OVER, CAIRO_OPERATOR_DEST_OUT,
        CAIRO_OPERATOR_MULTIPLY, CAIRO_OPERATOR_ADD,
    };
    return mode >= 0 && mode < 21 ? operators[mode] : CAIRO_OPERATOR_OVER;
}

void vector_pop_group(VectorContext *context, double opacity, int blendMode) {
    cairo_t *cairo = context->cairo;
    cairo_pop_group_to_source(cairo);
    cairo_set_operator(cairo, operator_for(blendMode));
    if (opacity < 1) {
        cairo_paint_with_alpha(cairo, opacity);
    } else {
        cairo_paint(cairo);
    }
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
}

void vector_pop_mask(VectorContext *context, double opacity, int blendMode) {
    cairo_t *cairo = context->cairo;
    cairo_pattern_t *mask = cairo_pop_group(cairo);
    cairo_pattern_t *content = cairo_pop_group(cairo);
    int isApart = opacity < 1 || blendMode != 0;
    if (isApart) cairo_push_group(cairo);
    cairo_set_source(cairo, content);
    cairo_mask(cairo, mask);
    cairo_pattern_destroy(content);
    cairo_pattern_destroy(mask);
    if (isApart) vector_pop_group(context, opacity, blendMode);
}
