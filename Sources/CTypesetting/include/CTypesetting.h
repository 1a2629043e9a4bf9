#ifndef CTYPESETTING_H
#define CTYPESETTING_H

// The C side of Typesetting: fonts, shaping, break attributes and the catalogue of installed fonts. No system header
// is named here, so that a program built against the framework needs none.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// MARK: Fonts

/// One face of a font file, mapped into memory. Never closed: faces are few and live as long as the process.
typedef struct gesso_font gesso_font;

/// Opens a face. `index` is FreeType's: the face in the low 16 bits, a named instance above them. Null when the file is
/// not there or holds no such face. May be called from any thread.
gesso_font *gesso_font_open(const char *path, int32_t index);

/// In font units, y upward.
typedef struct {
    int32_t units_per_em;
    int32_t ascent;
    /// Positive below the baseline.
    int32_t descent;
    int32_t line_gap;
    /// The top of the stroke, negative below the baseline.
    int32_t underline_position;
    int32_t underline_thickness;
    int32_t strikeout_position;
    int32_t strikeout_thickness;
    int32_t x_height;
    int32_t cap_height;
    int32_t glyph_count;
    bool is_color;
} gesso_font_metrics;

void gesso_font_get_metrics(gesso_font *font, gesso_font_metrics *metrics);

/// The glyph that the font maps the code point to, 0 for none. Any thread.
uint32_t gesso_font_glyph(gesso_font *font, uint32_t codepoint);

enum { GESSO_NAME_FAMILY = 1, GESSO_NAME_FULL = 4, GESSO_NAME_POSTSCRIPT = 6, GESSO_NAME_TYPOGRAPHIC_FAMILY = 16 };

/// One of the font's names in English as UTF-8 with a NUL, cut to the capacity. False when it has none.
bool gesso_font_name(gesso_font *font, int32_t name, char *text, uint32_t capacity);

/// The faces in a file, 0 when it is no font.
int32_t gesso_font_face_count(const char *path);

/// OpenType's weight, 400 for regular, and whether the face is italic or oblique.
void gesso_font_style(gesso_font *font, double *weight, bool *is_italic);

/// The SHA-256 of a file as 64 hexadecimal digits and a NUL. False when it cannot be read.
bool gesso_file_digest(const char *path, char *digest);

// MARK: Glyphs

enum { GESSO_MOVE = 0, GESSO_LINE = 1, GESSO_QUADRATIC = 2, GESSO_CUBIC = 3, GESSO_CLOSE = 4 };

/// Steps of an outline, and their points one after the other as x and y: one point for a move or a line, two for a
/// quadratic, three for a cubic, none for a close.
typedef struct {
    uint8_t *steps;
    int32_t step_count;
    double *points;
    int32_t point_count;
} gesso_outline;

/// The glyph's outline at `size`, y downward. False for a glyph without one. Any thread.
bool gesso_font_outline(gesso_font *font, uint32_t glyph, double size, gesso_outline *outline);
void gesso_outline_free(gesso_outline *outline);

/// Tightly packed rows from the top: one byte a pixel, or premultiplied BGRA.
typedef struct {
    uint8_t *bytes;
    int32_t width;
    int32_t height;
    int32_t left;
    int32_t top;
    bool is_color;
} gesso_coverage;

/// The glyph's coverage at `size` pixels an em, shifted right by `quarter` quarters of a pixel, not hinted. `top` is
/// from the baseline down. False where nothing is drawn, or where it would be wider or higher than 4096 pixels. Any thread.
bool gesso_font_coverage(gesso_font *font, uint32_t glyph, double size, int32_t quarter, gesso_coverage *coverage);
void gesso_coverage_free(gesso_coverage *coverage);

// MARK: Shaping

/// In font units; y upward; the cluster is the byte at which the glyph's text begins, from the start of the item.
typedef struct {
    uint32_t glyph;
    uint32_t cluster;
    int32_t advance;
    int32_t x;
    int32_t y;
} gesso_glyph;

/// The box of a shaped item's ink, in font units, y upward, from its origin; empty when left > right.
typedef struct {
    int32_t left;
    int32_t right;
    int32_t bottom;
    int32_t top;
} gesso_ink;

enum {
    GESSO_TABULAR_DIGITS = 1,
    GESSO_NO_LIGATURES = 2,
    GESSO_NO_ALTERNATES = 4,
    GESSO_RIGHT_TO_LEFT = 8,
    GESSO_LOWERCASE_SMALL_CAPS = 16,
    GESSO_UPPERCASE_SMALL_CAPS = 32,
};

/// Shapes `text[start..<end]`, with what stands around it as context. `script` is an ISO 15924 tag. Glyphs come in visual
/// order and stay valid until the next call. One thread only.
const gesso_glyph *gesso_shape(
    gesso_font *font, const char *text, int32_t length, int32_t start, int32_t end, uint32_t script, uint32_t options,
    int32_t *count, gesso_ink *ink);

// MARK: Text analysis

enum { GESSO_LINE_BREAK = 1, GESSO_CLUSTER_START = 2, GESSO_WHITE = 4, GESSO_WORD_START = 8, GESSO_WORD_END = 16 };

/// For each byte that begins a character, and for the end: whether a line may break before it, whether a grapheme
/// cluster begins there, whether it is white space, whether a word begins or ends there. `flags` has length + 1 elements. The text holds no newline and no NUL.
void gesso_find_breaks(const char *text, int32_t length, uint8_t *flags);

/// For each byte, the bidirectional level and the ISO 15924 tag of its script. Returns whether the paragraph runs from
/// right to left: as its first strong character does, or as `prefers_right_to_left` says where there is none.
bool gesso_itemize(const char *text, int32_t length, bool prefers_right_to_left, uint8_t *levels, uint32_t *scripts);

// MARK: The catalogue of installed fonts

typedef struct gesso_catalogue gesso_catalogue;

/// Reads the fonts that are installed, by Fontconfig's caches and nobody's configuration. Null when that fails.
gesso_catalogue *gesso_catalogue_open(void);
int32_t gesso_catalogue_count(gesso_catalogue *catalogue);

/// The strings belong to the catalogue; null when the font has none.
typedef struct {
    const char *path;
    int32_t index;
    const char *family;
    const char *postscript_name;
    /// OpenType's: 400 is regular.
    double weight;
    /// In percent of normal.
    double width;
    bool is_italic;
    bool is_color;
} gesso_catalogue_entry;

/// False for fonts that are of no use here: bitmaps without colour, formats without outlines, variable fonts as a whole.
bool gesso_catalogue_get(gesso_catalogue *catalogue, int32_t position, gesso_catalogue_entry *entry);
/// The entry's other family names and its full names; null past the last.
const char *gesso_catalogue_name(gesso_catalogue *catalogue, int32_t position, int32_t which);
bool gesso_catalogue_covers(gesso_catalogue *catalogue, int32_t position, uint32_t codepoint);

#ifdef __cplusplus
}
#endif
#endif
