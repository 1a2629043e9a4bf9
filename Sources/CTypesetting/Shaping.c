#include "Font.h"
#include <stdlib.h>

static hb_buffer_t *buffer;
static gesso_glyph *glyphs;
static unsigned int glyph_capacity;

/// The glyph's ink box, kept a page of 256 glyphs at a time: a cubic outline is dear to measure.
static const hb_glyph_extents_t *ink_of(gesso_font *font, uint32_t glyph) {
    static hb_glyph_extents_t scratch;
    uint32_t page = glyph >> 8;
    if (!font->ink_pages || page >= font->ink_page_count) return NULL;
    if (!font->ink_pages[page]) font->ink_pages[page] = calloc(1, sizeof(gesso_ink_page));
    gesso_ink_page *p = font->ink_pages[page];
    hb_glyph_extents_t *extents = p ? &p->extents[glyph & 255] : &scratch;
    if (p && p->known[glyph & 255]) return extents;
    if (!hb_font_get_glyph_extents(font->font, glyph, extents)) *extents = (hb_glyph_extents_t){0};
    if (p) p->known[glyph & 255] = true;
    return extents;
}

const gesso_glyph *gesso_shape(
    gesso_font *font, const char *text, int32_t length, int32_t start, int32_t end, uint32_t script, uint32_t options,
    int32_t *count, gesso_ink *ink) {
    *count = 0;
    *ink = (gesso_ink){INT32_MAX, INT32_MIN, INT32_MAX, INT32_MIN};
    if (!buffer) buffer = hb_buffer_create();
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf8(buffer, text, length, (unsigned int)start, end - start);
    hb_buffer_set_direction(buffer, options & GESSO_RIGHT_TO_LEFT ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script));
    // No language: what a font does for one must not depend on the machine's locale.
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_DEFAULT);

    hb_feature_t features[6];
    unsigned int feature_count = 0;
    if (options & GESSO_TABULAR_DIGITS) {
        features[feature_count++] = (hb_feature_t){HB_TAG('t', 'n', 'u', 'm'), 1, 0, (unsigned int)-1};
    }
    if (options & GESSO_NO_LIGATURES) {
        features[feature_count++] = (hb_feature_t){HB_TAG('l', 'i', 'g', 'a'), 0, 0, (unsigned int)-1};
        features[feature_count++] = (hb_feature_t){HB_TAG('c', 'l', 'i', 'g'), 0, 0, (unsigned int)-1};
    }
    if (options & GESSO_NO_ALTERNATES) {
        features[feature_count++] = (hb_feature_t){HB_TAG('c', 'a', 'l', 't'), 0, 0, (unsigned int)-1};
    }
    if (options & GESSO_LOWERCASE_SMALL_CAPS) {
        features[feature_count++] = (hb_feature_t){HB_TAG('s', 'm', 'c', 'p'), 1, 0, (unsigned int)-1};
    }
    if (options & GESSO_UPPERCASE_SMALL_CAPS) {
        features[feature_count++] = (hb_feature_t){HB_TAG('c', '2', 's', 'c'), 1, 0, (unsigned int)-1};
    }
    hb_shape(font->font, buffer, features, feature_count);

    unsigned int n = 0;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &n);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &n);
    if (n > glyph_capacity) {
        gesso_glyph *grown = realloc(glyphs, n * sizeof *glyphs);
        if (!grown) return NULL;
        glyphs = grown;
        glyph_capacity = n;
    }
    int64_t pen = 0;
    for (unsigned int i = 0; i < n; i++) {
        glyphs[i] = (gesso_glyph){
            infos[i].codepoint, infos[i].cluster - (uint32_t)start, positions[i].x_advance, positions[i].x_offset,
            positions[i].y_offset};
        const hb_glyph_extents_t *box = ink_of(font, infos[i].codepoint);
        if (box && box->width != 0 && box->height != 0) {
            int32_t left = (int32_t)pen + positions[i].x_offset + box->x_bearing, right = left + box->width;
            int32_t top = positions[i].y_offset + box->y_bearing, bottom = top + box->height;
            if (left < ink->left) ink->left = left;
            if (right > ink->right) ink->right = right;
            if (top > ink->top) ink->top = top;
            if (bottom < ink->bottom) ink->bottom = bottom;
        }
        pen += positions[i].x_advance;
    }
    *count = (int32_t)n;
    return glyphs;
}
