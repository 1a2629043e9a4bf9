#include "Font.h"
#include <glib.h>
#include <hb-ot.h>
#include <stdlib.h>
#include <string.h>

static FT_Library library;
static pthread_once_t library_once = PTHREAD_ONCE_INIT;
// Opening a face changes the library.
static pthread_mutex_t library_lock = PTHREAD_MUTEX_INITIALIZER;

static void open_library(void) {
    if (FT_Init_FreeType(&library) != 0) library = NULL;
}

FT_Library gesso_freetype(void) {
    pthread_once(&library_once, open_library);
    return library;
}

gesso_font *gesso_font_open(const char *path, int32_t index) {
    // Mapped, not read.
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (!blob) return NULL;
    uint32_t face_index = (uint32_t)index & 0xFFFF;
    uint32_t instance = (uint32_t)index >> 16;
    if (face_index >= hb_face_count(blob)) {
        hb_blob_destroy(blob);
        return NULL;
    }
    gesso_font *font = calloc(1, sizeof *font);
    if (!font) {
        hb_blob_destroy(blob);
        return NULL;
    }
    font->blob = blob;
    font->index = index;
    font->face = hb_face_create(blob, face_index);
    if (hb_face_get_glyph_count(font->face) == 0) {
        hb_face_destroy(font->face);
        hb_blob_destroy(blob);
        free(font);
        return NULL;
    }
    font->font = hb_font_create(font->face);
    font->units_per_em = (int32_t)hb_face_get_upem(font->face);
    if (font->units_per_em <= 0) font->units_per_em = 1000;
    hb_font_set_scale(font->font, font->units_per_em, font->units_per_em);
    if (instance > 0) hb_font_set_var_named_instance(font->font, instance - 1);
    hb_font_make_immutable(font->font);
    font->is_color =
        hb_ot_color_has_png(font->face) || hb_ot_color_has_layers(font->face);
    pthread_mutex_init(&font->lock, NULL);
    font->ink_page_count = (hb_face_get_glyph_count(font->face) + 255) / 256;
    font->ink_pages = calloc(font->ink_page_count, sizeof *font->ink_pages);
    return font;
}

FT_Face gesso_font_drawing_face(gesso_font *font) {
    if (font->drawing || font->drawing_failed) return font->drawing;
    FT_Library freetype = gesso_freetype();
    if (freetype) {
        unsigned int length = 0;
        const char *data = hb_blob_get_data(font->blob, &length);
        pthread_mutex_lock(&library_lock);
        if (FT_New_Memory_Face(freetype, (const FT_Byte *)data, (FT_Long)length, font->index, &font->drawing) != 0) {
            font->drawing = NULL;
        }
        pthread_mutex_unlock(&library_lock);
    }
    font->drawing_failed = font->drawing == NULL;
    return font->drawing;
}

/// A metric of the font, or `otherwise` where it has none.
static int32_t metric(gesso_font *font, hb_ot_metrics_tag_t tag, int32_t otherwise) {
    hb_position_t value = 0;
    return hb_ot_metrics_get_position(font->font, tag, &value) ? value : otherwise;
}

void gesso_font_get_metrics(gesso_font *font, gesso_font_metrics *metrics) {
    int32_t em = font->units_per_em;
    hb_font_extents_t extents;
    memset(&extents, 0, sizeof extents);
    hb_font_get_h_extents(font->font, &extents);
    metrics->units_per_em = em;
    metrics->ascent = extents.ascender;
    metrics->descent = -extents.descender;
    metrics->line_gap = extents.line_gap;
    if (metrics->ascent + metrics->descent <= 0) {
        // A font that says nothing gets the usual proportions.
        metrics->ascent = em * 4 / 5;
        metrics->descent = em / 5;
    }
    metrics->underline_position = metric(font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, -em / 10);
    metrics->underline_thickness = metric(font, HB_OT_METRICS_TAG_UNDERLINE_SIZE, em / 20);
    metrics->strikeout_position = metric(font, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, em * 3 / 10);
    metrics->strikeout_thickness = metric(font, HB_OT_METRICS_TAG_STRIKEOUT_SIZE, em / 20);
    metrics->x_height = metric(font, HB_OT_METRICS_TAG_X_HEIGHT, em / 2);
    metrics->cap_height = metric(font, HB_OT_METRICS_TAG_CAP_HEIGHT, em * 7 / 10);
    metrics->glyph_count = (int32_t)hb_face_get_glyph_count(font->face);
    metrics->is_color = font->is_color;
}

uint32_t gesso_font_glyph(gesso_font *font, uint32_t codepoint) {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(font->font, codepoint, &glyph) ? glyph : 0;
}

bool gesso_font_name(gesso_font *font, int32_t name, char *text, uint32_t capacity) {
    unsigned int size = capacity;
    return hb_ot_name_get_utf8(font->face, (hb_ot_name_id_t)name, hb_language_from_string("en", -1), &size, text) > 0;
}

int32_t gesso_font_face_count(const char *path) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (!blob) return 0;
    unsigned int count = hb_face_count(blob);
    hb_blob_destroy(blob);
    return count > 1024 ? 1024 : (int32_t)count;
}

void gesso_font_style(gesso_font *font, double *weight, bool *is_italic) {
    *weight = hb_style_get_value(font->font, HB_STYLE_TAG_WEIGHT);
    *is_italic = hb_style_get_value(font->font, HB_STYLE_TAG_ITALIC) > 0
        || hb_style_get_value(font->font, HB_STYLE_TAG_SLANT_ANGLE) != 0;
}

bool gesso_file_digest(const char *path, char *digest) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (!blob) return false;
    unsigned int length = 0;
    const char *data = hb_blob_get_data(blob, &length);
    char *sum = g_compute_checksum_for_data(G_CHECKSUM_SHA256, (const guchar *)data, length);
    hb_blob_destroy(blob);
    if (!sum) return false;
    memcpy(digest, sum, 65);
    g_free(sum);
    return true;
}
