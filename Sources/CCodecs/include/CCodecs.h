#ifndef CCODECS_H
#define CCODECS_H

// The C side of Codecs: PNG and JPEG from and to memory. No system header is named here, so that a program built against
// the framework needs none. Every function may be called from any thread.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { GESSO_IMAGE_UNKNOWN = 0, GESSO_IMAGE_PNG = 1, GESSO_IMAGE_JPEG = 2 };

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
