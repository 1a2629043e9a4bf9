#ifndef CCAIRO_H
#define CCAIRO_H

// Cairo as the vector renderer needs it: documents, paths, paints, text and groups. Coordinates are points, y
// downward, in the space that `vector_transform` has made; colours are sRGB, 0 to 1, not premultiplied.

/// A PDF in the making, or a picture that becomes a part of one.
typedef struct VectorContext VectorContext;

/// Nil when there is no memory. The size is the first page's.
VectorContext *vector_create_pdf(double width, double height);
/// Ends the page and begins the next, of another size.
void vector_begin_page(VectorContext *context, double width, double height);
/// Pixels, clear, in which a point is `scale` pixels and `left`, `top` is the upper left corner.
VectorContext *vector_create_picture(int width, int height, double scale, double left, double top);
void vector_destroy(VectorContext *context);
/// Ends the page. The bytes live as long as the context. Returns null and says why in `problem` if it failed.
const unsigned char *vector_finish(VectorContext *context, long *count, const char **problem);
/// A picture's pixels: premultiplied BGRA.
unsigned char *vector_pixels(VectorContext *context, int *width, int *height, long *stride);

void vector_save(VectorContext *context);
void vector_restore(VectorContext *context);
void vector_transform(VectorContext *context, double a, double b, double c, double d, double tx, double ty);

/// Verbs: 0 move, 1 line, 2 quadratic, 3 cubic, 4 close; points as pairs.
typedef struct VectorPath {
    const unsigned char *verbs;
    long verbCount;
    const double *points;
    int isEvenOdd, isAntialiased;
} VectorPath;

enum { VectorPaintColor = 0, VectorPaintLinear = 1, VectorPaintRadial = 2, VectorPaintAngular = 3 };

typedef struct VectorPaint {
    int kind;
    /// Red, green, blue, alpha.
    double color[4];
    /// For each stop its location, red, green, blue, alpha; locations from 0 to 1, ascending.
    const double *stops;
    long stopCount;
    /// Linear: start and end. Radial and angular: the centre in x0, y0.
    double x0, y0, x1, y1;
    /// Radial: start and end radius. Angular: start angle and sweep in radians.
    double start, end;
    /// Angular: how far from the centre it has to reach.
    double reach;
} VectorPaint;

typedef struct VectorStroke {
    double width, miterLimit, dashPhase;
    /// 0 butt, 1 round, 2 square; 0 miter, 1 round, 2 bevel.
    int cap, join;
    const double *dash;
    long dashCount;
} VectorStroke;

void vector_clip(VectorContext *context, const VectorPath *path);
void vector_fill(VectorContext *context, const VectorPath *path, const VectorPaint *paint);
void vector_stroke(
    VectorContext *context, const VectorPath *path, const VectorStroke *stroke, const VectorPaint *paint);

/// Pixels, premultiplied BGRA, tightly packed: the box of them at `source` goes into `destination` (x, y, width,
/// height each). With a tint (red, green, blue, alpha) only their alpha counts.
void vector_image(
    VectorContext *context, const unsigned char *bytes, int width, int height, const double *source,
    const double *destination, int isSmooth, const double *tint);

/// A font of a file, kept by the context. Null when it cannot be read.
typedef struct VectorFont VectorFont;
VectorFont *vector_font(VectorContext *context, const char *file, long index);
/// `clusterBytes` and `clusterGlyphs` say which bytes of the text which glyphs stand for; no clusters for none.
void vector_glyphs(
    VectorContext *context, VectorFont *font, double size, double slant, double stretch, double x, double y,
    const unsigned int *glyphs, const double *positions, long count, const char *text, const int *clusterBytes,
    const int *clusterGlyphs, long clusterCount, const VectorPaint *paint);

void vector_push_group(VectorContext *context);
/// Draws the last group with an opacity and one of Cairo's operators by the number of SwiftUI's blend mode.
void vector_pop_group(VectorContext *context, double opacity, int blendMode);
/// Takes the last group as the mask of the one before it, and draws that.
void vector_pop_mask(VectorContext *context, double opacity, int blendMode);

/// What a font file says of itself: its family (cut to the room there is), weight from 1 to 1000, slant.
/// Zero when it cannot be read.
int vector_describe_font(const char *file, long index, char *family, long room, int *weight, int *isItalic);
/// How far the first `room` glyphs advance, in parts of the font's size. Answers for how many it told: zero when the
/// file cannot be read, or does not tell without a look at each glyph.
long vector_font_advances(const char *file, long index, float *advances, long room);

/// The pixels as a PNG file, in memory to be freed by `vector_free`. Null when it failed.
unsigned char *vector_png(const unsigned char *bytes, int width, int height, long *count);
void vector_free(void *memory);

#endif
