#include "Font.h"
#include FT_OUTLINE_H
#include <stdlib.h>

typedef struct {
    gesso_outline *outline;
    int32_t step_capacity;
    int32_t point_capacity;
    double scale;
    bool is_open;
    bool failed;
} collector;

static void add_step(collector *c, uint8_t step) {
    if (c->failed) return;
    if (c->outline->step_count == c->step_capacity) {
        int32_t capacity = c->step_capacity ? c->step_capacity * 2 : 64;
        uint8_t *steps = realloc(c->outline->steps, (size_t)capacity);
        if (!steps) {
            c->failed = true;
            return;
        }
        c->outline->steps = steps;
        c->step_capacity = capacity;
    }
    c->outline->steps[c->outline->step_count++] = step;
}

static void add_point(collector *c, const FT_Vector *point) {
    if (c->failed) return;
    if (c->outline->point_count == c->point_capacity) {
        int32_t capacity = c->point_capacity ? c->point_capacity * 2 : 128;
        double *points = realloc(c->outline->points, (size_t)capacity * 2 * sizeof(double));
        if (!points) {
            c->failed = true;
            return;
        }
        c->outline->points = points;
        c->point_capacity = capacity;
    }
    double *at = c->outline->points + 2 * c->outline->point_count++;
    at[0] = (double)point->x * c->scale;
    at[1] = -(double)point->y * c->scale;
}

static int move_to(const FT_Vector *to, void *context) {
    collector *c = context;
    if (c->is_open) add_step(c, GESSO_CLOSE);
    c->is_open = true;
    add_step(c, GESSO_MOVE);
    add_point(c, to);
    return 0;
}

static int line_to(const FT_Vector *to, void *context) {
    add_step(context, GESSO_LINE);
    add_point(context, to);
    return 0;
}

static int quadratic_to(const FT_Vector *control, const FT_Vector *to, void *context) {
    add_step(context, GESSO_QUADRATIC);
    add_point(context, control);
    add_point(context, to);
    return 0;
}

static int cubic_to(const FT_Vector *first, const FT_Vector *second, const FT_Vector *to, void *context) {
    add_step(context, GESSO_CUBIC);
    add_point(context, first);
    add_point(context, second);
    add_point(context, to);
    return 0;
}

bool gesso_font_outline(gesso_font *font, uint32_t glyph, double size, gesso_outline *outline) {
    *outline = (gesso_outline){0};
    static const FT_Outline_Funcs functions = {move_to, line_to, quadratic_to, cubic_to, 0, 0};
    collector c = {.outline = outline, .scale = size / font->units_per_em};
    bool found = false;
    pthread_mutex_lock(&font->lock);
    FT_Face face = gesso_font_drawing_face(font);
    // In font units: the curve is the same at every size, and no precision is lost to FreeType's 26.6.
    if (face && FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING) == 0
        && face->glyph->format == FT_GLYPH_FORMAT_OUTLINE) {
        found = FT_Outline_Decompose(&face->glyph->outline, &functions, &c) == 0;
        if (c.is_open) add_step(&c, GESSO_CLOSE);
    }
    pthread_mutex_unlock(&font->lock);
    // A colour font's glyphs are empty as outlines.
    if (!found || c.failed || (font->is_color && outline->step_count == 0)) {
        gesso_outline_free(outline);
        return false;
    }
    return true;
}

void gesso_outline_free(gesso_outline *outline) {
    free(outline->steps);
    free(outline->points);
    *outline = (gesso_outline){0};
}
