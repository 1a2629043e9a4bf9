#ifndef GESSO_FONT_H
#define GESSO_FONT_H

#include "CTypesetting.h"
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <pthread.h>

/// The ink boxes of 256 glyphs, filled as they are asked for.
typedef struct {
    bool known[256];
    hb_glyph_extents_t extents[256];
} gesso_ink_page;

struct gesso_font {
    hb_blob_t *blob;
    hb_face_t *face;
    /// At a scale of one unit a unit, so that shaping does not depend on the size.
    hb_font_t *font;
    int32_t index;
    int32_t units_per_em;
    bool is_color;
    /// Guards everything below; the face is opened when the first glyph is drawn.
    pthread_mutex_t lock;
    FT_Face drawing;
    bool drawing_failed;
    /// Used by shaping alone, which is on one thread.
    gesso_ink_page **ink_pages;
    uint32_t ink_page_count;
};

/// The face for drawing, with the font's lock held. Null when FreeType cannot read it.
FT_Face gesso_font_drawing_face(gesso_font *font);
FT_Library gesso_freetype(void);

#endif
