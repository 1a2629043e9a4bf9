#ifndef CCODECS_H
#define CCODECS_H

// The C side of Codecs: PNG, JPEG and WebP from memory, SVG drawn, PNG written. No system header is named here, so that a program built against
// the framework needs none. Every function may be called from any thread.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { GESSO_IMAGE_UNKNOWN = 0, GESSO_IMAGE_PNG = 1, GESSO_IMAGE_JPEG = 2, GESSO_IMAGE_WEBP = 3 };

/// What went wrong, as a sentence without a full stop.
typedef struct {
    char text[200];
} gesso_image_message;

typedef struct {
    int32_t format;
    /// In pixels, as stored: not turned by the orientation.
    int32_t width;
    int32_t height;
    /// Exif's, 1 to 8; 1 is upright.
    int32_t orientation;
} gesso_image_info;

/// The format by the first bytes alone.
int32_t gesso_image_format(const uint8_t *bytes, size_t length);

/// Reads the header; no pixel is decoded and nothing of the image's size is allocated.
bool gesso_image_get_info(const uint8_t *bytes, size_t length, gesso_image_info *info, gesso_image_message *message);

/// Decodes into `target`, which holds `width` x `height` pixels as the info says: premultiplied BGRA, packed, from the top.
bool gesso_image_decode(
    const uint8_t *bytes, size_t length, const gesso_image_info *info, uint8_t *target, gesso_image_message *message);

/// Whether it is an SVG file by its first element.
bool gesso_svg_is(const uint8_t *bytes, size_t length);

/// Reads an SVG file, with its size in CSS pixels. Null, with a message, when it cannot be read. What an SVG is asked for is
/// asked for by one thread at a time, whichever SVG it is.
void *gesso_svg_open(
    const uint8_t *bytes, size_t length, double *width, double *height, gesso_image_message *message);

/// Draws it into `target`, `width` x `height` pixels of premultiplied BGRA, packed, from the top, stretched from its own
/// size as pixels would be.
bool gesso_svg_draw(
    void *svg, double natural_width, double natural_height, int32_t width, int32_t height, uint8_t *target,
    gesso_image_message *message);
void gesso_svg_close(void *svg);

/// Encodes premultiplied BGRA rows that are `stride` bytes apart as a PNG in sRGB, without alpha where all is opaque.
/// `level` is zlib's. The result is freed with gesso_png_free; null when it fails.
uint8_t *gesso_png_encode(
    const uint8_t *pixels, int32_t width, int32_t height, size_t stride, int32_t level, size_t *length,
    gesso_image_message *message);
void gesso_png_free(uint8_t *bytes);

#ifdef __cplusplus
}
#endif
#endif
