#include "CTypesetting.h"
#include <glib.h>
#include <stdlib.h>
#include <string.h>

// Pango's break attributes, levels and script runs, declared here because its pkg-config flags make SwiftPM warn.

typedef struct {
    guint is_line_break : 1;
    guint is_mandatory_break : 1;
    guint is_char_break : 1;
    guint is_white : 1;
    guint is_cursor_position : 1;
    guint is_word_start : 1;
    guint is_word_end : 1;
    guint others : 25;
} PangoLogAttr;

typedef struct _PangoScriptIter PangoScriptIter;

void pango_get_log_attrs(const char *text, int length, int level, void *language, PangoLogAttr *attrs, int attrs_len);
guint8 *pango_log2vis_get_embedding_levels(const gchar *text, int length, int *base);
PangoScriptIter *pango_script_iter_new(const char *text, int length);
void pango_script_iter_get_range(PangoScriptIter *iter, const char **start, const char **end, int *script);
gboolean pango_script_iter_next(PangoScriptIter *iter);
void pango_script_iter_free(PangoScriptIter *iter);

enum { pango_direction_rtl = 1, pango_direction_weak_ltr = 4, pango_direction_weak_rtl = 5 };

void gesso_find_breaks(const char *text, int32_t length, uint8_t *flags) {
    memset(flags, 0, (size_t)length + 1);
    glong characters = g_utf8_strlen(text, length);
    PangoLogAttr *attributes = calloc((size_t)characters + 1, sizeof *attributes);
    if (!attributes) return;
    pango_get_log_attrs(text, length, -1, NULL, attributes, (int)characters + 1);
    const char *at = text, *end = text + length;
    for (glong i = 0; i <= characters && at <= end; i++) {
        PangoLogAttr a = attributes[i];
        flags[at - text] = (uint8_t)((a.is_line_break ? GESSO_LINE_BREAK : 0)
            | (a.is_cursor_position ? GESSO_CLUSTER_START : 0) | (a.is_white ? GESSO_WHITE : 0)
            | (a.is_word_start ? GESSO_WORD_START : 0) | (a.is_word_end ? GESSO_WORD_END : 0));
        if (at < end) at = g_utf8_next_char(at);
        else break;
    }
    flags[length] |= GESSO_CLUSTER_START | GESSO_LINE_BREAK;
    free(attributes);
}

bool gesso_itemize(const char *text, int32_t length, bool prefers_right_to_left, uint8_t *levels, uint32_t *scripts) {
    if (length == 0) return prefers_right_to_left;
    int base = prefers_right_to_left ? pango_direction_weak_rtl : pango_direction_weak_ltr;
    guint8 *found = pango_log2vis_get_embedding_levels(text, length, &base);
    glong character = 0;
    for (const char *at = text; at < text + length; character++) {
        const char *next = g_utf8_next_char(at);
        for (; at < next && at < text + length; at++) levels[at - text] = found ? found[character] : 0;
    }
    g_free(found);

    PangoScriptIter *iter = pango_script_iter_new(text, length);
    do {
        const char *start = NULL, *end = NULL;
        int script = 0;
        pango_script_iter_get_range(iter, &start, &end, &script);
        uint32_t tag = g_unicode_script_to_iso15924((GUnicodeScript)script);
        for (const char *at = start; at < end; at++) scripts[at - text] = tag;
    } while (pango_script_iter_next(iter));
    pango_script_iter_free(iter);
    return base == pango_direction_rtl || base == pango_direction_weak_rtl;
}
