#include "Format.h"
#include <string.h>

void gesso_say(gesso_image_message *message, const char *text) {
    size_t length = strlen(text);
    if (length >= sizeof message->text) length = sizeof message->text - 1;
    memcpy(message->text, text, length);
    message->text[length] = 0;
}

int32_t gesso_image_format(const uint8_t *bytes, size_t length) {
    static const uint8_t png[8] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10};
    if (length >= 8 && memcmp(bytes, png, 8) == 0) return GESSO_IMAGE_PNG;
    if (length >= 3 && bytes[0] == 0xFF && bytes[1] == 0xD8 && bytes[2] == 0xFF) return GESSO_IMAGE_JPEG;
    if (length >= 12 && memcmp(bytes, "RIFF", 4) == 0 && memcmp(bytes + 8, "WEBP", 4) == 0) return GESSO_IMAGE_WEBP;
    return GESSO_IMAGE_UNKNOWN;
}

bool gesso_image_get_info(const uint8_t *bytes, size_t length, gesso_image_info *info, gesso_image_message *message) {
    *info = (gesso_image_info){.format = gesso_image_format(bytes, length), .orientation = 1};
    message->text[0] = 0;
    switch (info->format) {
    case GESSO_IMAGE_PNG: return gesso_png_info(bytes, length, info, message);
    case GESSO_IMAGE_JPEG: return gesso_jpeg_info(bytes, length, info, message);
    case GESSO_IMAGE_WEBP: return gesso_webp_info(bytes, length, info, message);
    default:
        gesso_say(message, length == 0 ? "the file is empty" : "it is no PNG, JPEG, WebP or SVG file");
        return false;
    }
}

bool gesso_image_decode(
    const uint8_t *bytes, size_t length, const gesso_image_info *info, uint8_t *target, gesso_image_message *message) {
    message->text[0] = 0;
    switch (info->format) {
    case GESSO_IMAGE_PNG: return gesso_png_decode(bytes, length, info, target, message);
    case GESSO_IMAGE_JPEG: return gesso_jpeg_decode(bytes, length, info, target, message);
    case GESSO_IMAGE_WEBP: return gesso_webp_decode(bytes, length, info, target, message);
    default: return false;
    }
}
