#include "Font.h"
#include "Resampling.h"
#include FT_OUTLINE_H
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { largest_side = 4096 };

/// Grey coverage of the outline in the slot, which is in font units.
static bool draw_outline(FT_Outline *outline, double scale, int32_t quarter, gesso_coverage *coverage) {
    if (outline->n_points == 0) return false;
    // 26.6 from here on; far from overflow, because a glyph is at most some ems wide and the size is bounded.
    for (int i = 0; i < outline->n_points; i++) {
        double x = (double)outline->points[i].x * scale * 64 + quarter * 16;
        double y = (double)outline->points[i].y * scale * 64;
        if (fabs(x) > 1e8 || fabs(y) > 1e8) return false;
        outline->points[i].x = lround(x);
        outline->points[i].y = lround(y);
    }
    FT_BBox box;
    FT_Outline_Get_CBox(outline, &box);
    long left = box.xMin >> 6, right = (box.xMax + 63) >> 6;
    long bottom = box.yMin >> 6, top = (box.yMax + 63) >> 6;
    long width = right - left, height = top - bottom;
    if (width <= 0 || height <= 0 || width > largest_side || height > largest_side) return false;
    uint8_t *bytes = calloc((size_t)width, (size_t)height);
    if (!bytes) return false;
    FT_Outline_Translate(outline, -left * 64, -bottom * 64);
    FT_Bitmap bitmap = {
        .rows = (unsigned int)height,
        .width = (unsigned int)width,
        .pitch = (int)width,
        .buffer = bytes,
        .num_grays = 256,
        .pixel_mode = FT_PIXEL_MODE_GRAY,
    };
    if (FT_Outline_Get_Bitmap(gesso_freetype(), outline, &bitmap) != 0) {
        free(bytes);
        return false;
    }
    *coverage = (gesso_coverage){
        .bytes = bytes, .width = (int32_t)width, .height = (int32_t)height, .left = (int32_t)left, .top = (int32_t)-top};
    return true;
}

/// The strike to scale from: the smallest that is at least as large as wanted, else the largest.
static int best_strike(FT_Face face, double size) {
    int best = 0;
    for (int i = 1; i < face->num_fixed_sizes; i++) {
        FT_Pos have = face->available_sizes[best].y_ppem, other = face->available_sizes[i].y_ppem;
        bool is_enough = (double)have / 64 >= size;
        if (is_enough ? ((double)other / 64 >= size && other < have) : other > have) best = i;
    }
    return best;
}

/// A colour glyph, scaled from the nearest bitmap or drawn from colour layers.
static bool draw_color(FT_Face face, uint32_t glyph, double size, int32_t quarter, gesso_coverage *coverage) {
    double scale = 1;
    if (face->num_fixed_sizes > 0) {
        int strike = best_strike(face, size);
        if (FT_Select_Size(face, strike) != 0 || face->available_sizes[strike].y_ppem <= 0) return false;
        scale = size * 64 / (double)face->available_sizes[strike].y_ppem;
    } else if (FT_Set_Char_Size(face, 0, (FT_F26Dot6)lround(fmin(size, 2048) * 64), 72, 72) == 0) {
        scale = size / fmin(size, 2048);
    } else {
        return false;
    }
    if (FT_Load_Glyph(face, glyph, FT_LOAD_COLOR | FT_LOAD_NO_HINTING) != 0) return false;
    FT_GlyphSlot slot = face->glyph;
    if (slot->format != FT_GLYPH_FORMAT_BITMAP && FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) != 0) return false;
    FT_Bitmap *bitmap = &slot->bitmap;
    if (bitmap->pixel_mode != FT_PIXEL_MODE_BGRA || bitmap->width == 0 || bitmap->rows == 0) return false;

    double left = slot->bitmap_left * scale + quarter * 0.25;
    double top = -slot->bitmap_top * scale;
    long first_x = (long)floor(left), first_y = (long)floor(top);
    long width = (long)ceil(left + bitmap->width * scale) - first_x;
    long height = (long)ceil(top + bitmap->rows * scale) - first_y;
    if (width <= 0 || height <= 0 || width > largest_side || height > largest_side) return false;
    uint8_t *bytes = malloc((size_t)width * (size_t)height * 4);
    if (!bytes) return false;
    gesso_resampling job = {
        .source = bitmap->buffer,
        .source_width = (int32_t)bitmap->width,
        .source_height = (int32_t)bitmap->rows,
        .source_stride = bitmap->pitch,
        .target = bytes,
        .target_width = (int32_t)width,
        .target_height = (int32_t)height,
        .scale = scale,
        .offset_x = left - (double)first_x,
        .offset_y = top - (double)first_y,
    };
    if (!gesso_resample(&job)) {
        free(bytes);
        return false;
    }
    *coverage = (gesso_coverage){
        .bytes = bytes,
        .width = (int32_t)width,
        .height = (int32_t)height,
        .left = (int32_t)first_x,
        .top = (int32_t)first_y,
        .is_color = true};
    return true;
}

bool gesso_font_coverage(gesso_font *font, uint32_t glyph, double size, int32_t quarter, gesso_coverage *coverage) {
    memset(coverage, 0, sizeof *coverage);
    if (!(size > 0) || size > 16384) return false;
    bool drawn = false;
    pthread_mutex_lock(&font->lock);
    FT_Face face = gesso_font_drawing_face(font);
    if (face) {
        if (font->is_color) drawn = draw_color(face, glyph, size, quarter, coverage);
        if (!drawn && FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING) == 0
            && face->glyph->format == FT_GLYPH_FORMAT_OUTLINE) {
            drawn = draw_outline(&face->glyph->outline, size / font->units_per_em, quarter, coverage);
        }
    }
    pthread_mutex_unlock(&font->lock);
    return drawn;
}

void gesso_coverage_free(gesso_coverage *coverage) {
    free(coverage->bytes);
    memset(coverage, 0, sizeof *coverage);
}
