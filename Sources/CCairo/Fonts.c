#include "VectorContext.h"

#include <pthread.h>

static const cairo_user_data_key_t face_key;

// One library for the process: Cairo's own cache may hold a face longer than any document does. FreeType wants
// opening and closing of faces one at a time.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static FT_Library library;

static FT_Face open_face(const char *file, long index) {
    FT_Face face = 0;
    pthread_mutex_lock(&lock);
    if (!library && FT_Init_FreeType(&library)) library = 0;
    if (library && FT_New_Face(library, file, index, &face)) face = 0;
    pthread_mutex_unlock(&lock);
    return face;
}

static void close_face(void *face) {
    pthread_mutex_lock(&lock);
    FT_Done_Face(face);
    pthread_mutex_unlock(&lock);
}

VectorFont *vector_font(VectorContext *context, const char *file, long index) {
    for (VectorFont *font = context->fonts; font; font = font->next) {
        if (font->index == index && strcmp(font->file, file) == 0) return font->face ? font : 0;
    }
    VectorFont *font = calloc(1, sizeof(VectorFont));
    if (!font) return 0;
    font->file = strdup(file);
    font->index = index;
    font->next = context->fonts;
    context->fonts = font;
    FT_Face face = open_face(file, index);
    if (!face) return 0;
    font->face = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP);
    if (cairo_font_face_set_user_data(font->face, &face_key, face, close_face)) {
        cairo_font_face_destroy(font->face);
        font->face = 0;
        close_face(face);
        return 0;
    }
    return font;
}

void vector_glyphs(
    VectorContext *context, VectorFont *font, double size, double slant, double stretch, double x, double y,
    const unsigned int *glyphs, const double *positions, long count, const char *text, const int *clusterBytes,
    const int *clusterGlyphs, long clusterCount, const VectorPaint *paint
) {
    if (count <= 0 || count > 1000000) return;
    cairo_t *cairo = context->cairo;
    cairo_glyph_t *list = malloc((size_t)count * sizeof(cairo_glyph_t));
    cairo_text_cluster_t *clusters = malloc((size_t)(clusterCount + 1) * sizeof(cairo_text_cluster_t));
    if (list && clusters && vector_set_paint(cairo, paint)) {
        for (long i = 0; i < count; i++) {
            list[i].index = glyphs[i];
            list[i].x = x + positions[2 * i];
            list[i].y = y + positions[2 * i + 1];
        }
        for (long i = 0; i < clusterCount; i++) {
            clusters[i].num_bytes = clusterBytes[i];
            clusters[i].num_glyphs = clusterGlyphs[i];
        }
        cairo_matrix_t matrix;
        cairo_matrix_init(&matrix, stretch * size, 0, -slant * size, size, 0, 0);
        cairo_font_options_t *options = cairo_font_options_create();
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
        cairo_set_font_face(cairo, font->face);
        cairo_set_font_matrix(cairo, &matrix);
        cairo_set_font_options(cairo, options);
        cairo_font_options_destroy(options);
        if (clusterCount > 0) {
            cairo_show_text_glyphs(cairo, text, -1, list, (int)count, clusters, (int)clusterCount, 0);
        } else {
            cairo_show_glyphs(cairo, list, (int)count);
        }
    }
    free(list);
    free(clusters);
}

int vector_describe_font(const char *file, long index, char *family, long room, int *weight, int *isItalic) {
    if (room < 1) return 0;
    FT_Face face = open_face(file, index);
    if (!face) return 0;
    TT_OS2 *table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
    *weight = table && table->version != 0xffff && table->usWeightClass ? table->usWeightClass
        : face->style_flags & FT_STYLE_FLAG_BOLD ? 700 : 400;
    *isItalic = (face->style_flags & FT_STYLE_FLAG_ITALIC) != 0;
    strncpy(family, face->family_name ? face->family_name : "", (size_t)room - 1);
    family[room - 1] = 0;
    close_face(face);
    return 1;
}

long vector_font_advances(const char *file, long index, float *advances, long room) {
    FT_Face face = open_face(file, index);
    if (!face) return 0;
    long count = face->num_glyphs < room ? face->num_glyphs : room;
    FT_Fixed *units = count > 0 && face->units_per_EM ? malloc((size_t)count * sizeof(FT_Fixed)) : 0;
    int flags = FT_LOAD_NO_SCALE | FT_ADVANCE_FLAG_FAST_ONLY;
    if (!units || FT_Get_Advances(face, 0, (FT_UInt)count, flags, units)) count = 0;
    for (long i = 0; i < count; i++) advances[i] = (float)units[i] / face->units_per_EM;
    free(units);
    close_face(face);
    return count;
}
