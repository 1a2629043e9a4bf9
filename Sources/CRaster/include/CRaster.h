#ifndef CRASTER_H
#define CRASTER_H

// Pixel kernels of the raster renderer. Coordinates are device pixels, y downward; pixels are premultiplied BGRA,
// 8 bits a channel. Every result depends on the pixel alone, never on the clip that it is drawn through: a
// picture drawn in pieces has the same bits as one drawn whole.

/// A box of whole pixels, right and bottom excluded.
typedef struct RasterBox {
    int left, top, right, bottom;
} RasterBox;

/// Pixels to draw into. `pixels` is the pixel at the box's left and top, `stride` in bytes.
typedef struct RasterTarget {
    unsigned char *pixels;
    long stride;
    RasterBox box;
} RasterTarget;

/// Where drawing shows: a box within the target's, and coverage for each pixel of it unless `mask` is null.
/// `mask` is the coverage at the mask box's left and top; the box lies within the mask box.
typedef struct RasterClip {
    RasterBox box;
    const unsigned char *mask;
    long maskStride;
    RasterBox maskBox;
} RasterClip;

enum {
    RasterPaintSolid = 0,
    RasterPaintLinear = 1,
    RasterPaintRadial = 2,
    RasterPaintAngular = 3,
    RasterPaintImage = 4,
};

/// Entries in a gradient's ramp, from location 0 to 1.
#define RASTER_RAMP_COUNT 1025

typedef struct RasterPaint {
    int kind;
    /// Premultiplied, blue in the lowest byte. Of a tinted image, the tint.
    unsigned int color;
    const unsigned int *ramp;
    /// From device pixels to the gradient's own space (linear: t = x; radial: centre 0,0; angular: centre 0,0, angle
    /// 0 along x) or to the image's pixels.
    double a, b, c, d, tx, ty;
    /// Radial: the radii at the ramp's ends. Angular: start and length of the sweep in radians.
    double start, end;
    /// Image: pixels, tightly packed rows, the box that may be read, and how.
    const unsigned char *image;
    int imageWidth, imageHeight;
    RasterBox imageBox;
    int isSmooth, isTinted;
    /// Image: multiplies its alpha, 0 to 255.
    int opacity;
    /// How the colours meet those behind them: one of the modes that `raster_paints_in` knows.
    int mode;
    /// Image: whether all its pixels are known to be opaque.
    int isOpaque;
    /// Image: a pixel of the target from which places in the image are counted, near where it is drawn.
    int anchorX, anchorY;
} RasterPaint;

/// Fills a ramp from `count` stops, at least one: places that ascend, and for each four premultiplied channels from 0 to 1.
void raster_make_ramp(unsigned int *ramp, const float *places, const float *colors, int count);

/// Working memory that is used again from call to call; one for each thread.
typedef struct RasterScratch RasterScratch;
RasterScratch *raster_scratch_create(void);
void raster_scratch_destroy(RasterScratch *scratch);

/// A path: verbs 0 move, 1 line, 2 quadratic, 3 cubic, 4 close; points as pairs; transformed by a, b, c, d, tx, ty.
/// Coordinates have to be finite.
typedef struct RasterPath {
    const unsigned char *verbs;
    long verbCount;
    const double *points;
    double a, b, c, d, tx, ty;
    int isEvenOdd, isAntialiased;
} RasterPath;

void raster_fill_path(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, const RasterPath *path,
    const RasterPaint *paint);

/// A path's edges in pixels, for a box and every box within it that has the same right border. Drawing them is drawing the
/// path, without taking it apart again.
typedef struct RasterEdges RasterEdges;
/// Null when memory ran out.
RasterEdges *raster_edges_create(RasterBox box, const RasterPath *path);
void raster_edges_destroy(RasterEdges *edges);
/// In bytes.
long raster_edges_size(const RasterEdges *edges);
void raster_fill_edges(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, const RasterEdges *edges,
    const RasterPaint *paint);

/// Writes the path's coverage times the clip's into every byte of `mask`, which covers the clip's box.
void raster_mask_path(
    RasterScratch *scratch, unsigned char *mask, long stride, const RasterClip *clip, const RasterPath *path);

/// Fills a rectangle with sides along the axes.
void raster_fill_rect(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, double left, double top, double right,
    double bottom, int isAntialiased, const RasterPaint *paint);

/// A rectangle whose corners are quarters of a circle; the radius is 0 or from 1 to `RASTER_LARGEST_RADIUS`, and no larger
/// than half a side.
typedef struct RasterRounded {
    double left, top, right, bottom, radius;
} RasterRounded;

/// Beyond it single precision would show.
#define RASTER_LARGEST_RADIUS 16000

/// Fills a rounded rectangle, or what it has more than another one inside of it (null for none).
void raster_fill_rounded(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, const RasterRounded *outer,
    const RasterRounded *inner, const RasterPaint *paint);

/// As `raster_mask_path`.
void raster_mask_rounded(
    RasterScratch *scratch, unsigned char *mask, long stride, const RasterClip *clip, const RasterRounded *outer);

/// Replaces the pixels of a box by a colour.
void raster_clear(const RasterTarget *target, RasterBox box, unsigned int color);

/// The blend modes, in the order of Drawing's BlendMode.
enum {
    RasterBlendNormal, RasterBlendMultiply, RasterBlendScreen, RasterBlendOverlay, RasterBlendDarken,
    RasterBlendLighten, RasterBlendColorDodge, RasterBlendColorBurn, RasterBlendSoftLight, RasterBlendHardLight,
    RasterBlendDifference, RasterBlendExclusion, RasterBlendHue, RasterBlendSaturation, RasterBlendColor,
    RasterBlendLuminosity, RasterBlendSourceAtop, RasterBlendDestinationOver, RasterBlendDestinationOut,
    RasterBlendPlusDarker, RasterBlendPlusLighter,
};

/// Whether a paint may have the mode; the others are for groups.
int raster_paints_in(int mode);

/// Draws a group's pixels; opacity 0 to 255.
void raster_composite(
    const RasterTarget *target, const RasterClip *clip, const RasterTarget *source, int opacity, int mode);

/// Draws a group's pixels as a projection shows them; opacity 0 to 255. `m` leads from the target's pixels to the
/// group's: nine numbers, row by row, by which a point is multiplied from the left; the third number that comes out
/// divides. What would be nearer to the eye than `nearest` is left out.
void raster_composite_projected(
    const RasterTarget *target, const RasterClip *clip, const RasterTarget *source, const double *m, double nearest,
    int opacity);

/// Replaces each pixel's colour, not multiplied by its alpha: four rows (red, green, blue, alpha) of five factors, for red,
/// green, blue, alpha and one. Results are held between 0 and 1.
void raster_apply_color_matrix(const RasterTarget *target, const float *m);

/// Makes every pixel black, with an alpha that is how light it was.
void raster_luminance_to_alpha(const RasterTarget *target);

/// Multiplies the group's pixels by the alpha of another's; where that has no pixels nothing remains.
void raster_multiply_by_alpha(const RasterTarget *target, const RasterTarget *mask);

/// Multiplies the group's pixels by a clip's coverage; outside of it nothing remains.
void raster_multiply_by_clip(const RasterTarget *target, const RasterClip *clip);

/// Copies the alpha of a group into coverage that covers `box`, moved by whole pixels.
void raster_copy_alpha(
    unsigned char *mask, long stride, RasterBox box, const RasterTarget *source, int moveX, int moveY);

/// Paints a colour through coverage that covers `box`.
void raster_fill_mask(
    const RasterTarget *target, const RasterClip *clip, const unsigned char *mask, long stride, RasterBox box,
    unsigned int color);

/// Whether all of the pixels are opaque.
int raster_is_opaque(const unsigned char *pixels, long count);

/// Half the image in each direction, rounded up; each pixel is the mean of those it stands for.
void raster_halve_image(const unsigned char *image, int width, int height, unsigned char *half);

/// How many pixels beyond its source a blur of this standard deviation (in pixels) draws.
int raster_blur_reach(double deviation);

/// Blurs in place. What is outside counts as transparent, or as the nearest pixel when `extends`.
/// Zero when memory ran out; the pixels are then as they were.
int raster_blur_pixels(const RasterTarget *target, double deviation, int extends);
int raster_blur_mask(unsigned char *mask, long stride, RasterBox box, double deviation);

/// Glyphs of one face at one size in pixels, by glyph and quarter of a pixel.
typedef struct RasterGlyphs RasterGlyphs;
RasterGlyphs *raster_glyphs_create(void);
void raster_glyphs_destroy(RasterGlyphs *glyphs);
/// Bytes held.
long raster_glyphs_size(const RasterGlyphs *glyphs);
/// Copies the bytes. `width` 0 for a glyph that draws nothing.
void raster_glyphs_insert(
    RasterGlyphs *glyphs, unsigned int glyph, int quarter, int width, int height, int left, int top, int isColor,
    const unsigned char *bytes);

/// Draws glyphs in one colour from the index `first` on; positions are pairs, mapped to the device by scale and
/// translation, x to quarter pixels, y to whole ones. Stops at a glyph that is not in the table: returns its
/// index, and its quarter in `missingQuarter`; `count` when all are drawn.
long raster_draw_glyphs(
    RasterGlyphs *glyphs, const RasterTarget *target, const RasterClip *clip, const unsigned int *ids,
    const double *positions, long first, long count, double scaleX, double scaleY, double tx, double ty,
    unsigned int color, int *missingQuarter);

#endif
