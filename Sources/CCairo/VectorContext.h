#ifndef VECTOR_CONTEXT_H
#define VECTOR_CONTEXT_H

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <ft2build.h>
#include FT_ADVANCES_H
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H

#include "CCairo.h"

typedef struct VectorBuffer {
    unsigned char *bytes;
    size_t count, room;
} VectorBuffer;

cairo_status_t vector_buffer_write(void *buffer, const unsigned char *data, unsigned int length);

struct VectorFont {
    VectorFont *next;
    char *file;
    long index;
    /// Null for a font that could not be read.
    cairo_font_face_t *face;
};

struct VectorContext {
    cairo_surface_t *surface;
    cairo_t *cairo;
    VectorBuffer buffer;
    VectorFont *fonts;
};

/// Makes the paint Cairo's source; zero when it paints nothing.
int vector_set_paint(cairo_t *cairo, const VectorPaint *paint);

#endif
