#ifndef GESSO_FORMAT_H
#define GESSO_FORMAT_H

#include "CCodecs.h"

bool gesso_png_info(const uint8_t *bytes, size_t length, gesso_image_info *info, gesso_image_message *message);
bool gesso_png_decode(
    const uint8_t *bytes, size_t length, const gesso_image_info *info, uint8_t *target, gesso_image_message *message);
bool gesso_jpeg_info(const uint8_t *bytes, size_t length, gesso_image_info *info, gesso_image_message *message);
bool gesso_jpeg_decode(
    const uint8_t *bytes, size_t length, const gesso_image_info *info, uint8_t *target, gesso_image_message *message);
bool gesso_webp_info(const uint8_t *bytes, size_t length, gesso_image_info *info, gesso_image_message *message);
bool gesso_webp_decode(
    const uint8_t *bytes, size_t length, const gesso_image_info *info, uint8_t *target, gesso_image_message *message);

void gesso_say(gesso_image_message *message, const char *text);

#endif
