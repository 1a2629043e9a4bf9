#include "Format.h"
#include <png.h>
#include <setjmp.h>
#include <string.h>

typedef struct {
    const uint8_t *bytes;
    size_t length;
    size_t position;
    gesso_image_message *message;
} source;

static void read_bytes(png_structp png, png_bytep target, size_t count) {
    source *s = png_get_io_ptr(png);
    if (count > s->length - s->position) png_error(png, "the file ends too early");
    memcpy(target, s->bytes + s->position, count);
    s->position += count;
}

static void fail(png_structp png, png_const_charp text) {
    gesso_say(((source *)png_get_error_ptr(png))->message, text);
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static png_structp open_reader(source *s) {
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, s, fail, ignore);
    if (!png) {
        gesso_say(s->message, "memory is short");
        return NULL;
    }
    png_set_read_fn(png, s, read_bytes);
    // Text and profile chunks may be packed a thousandfold.
    png_set_chunk_malloc_max(png, 8 << 20);
    png_set_chunk_cache_max(png, 128);
    return png;
}

bool gesso_png_info(const uint8_t *bytes, size_t length, gesso_image_info *info, gesso_image_message *message) {
    source s = {bytes, length, 0, message};
    png_structp png = open_reader(&s);
    if (!png) return false;
    png_infop header = png_create_info_struct(png);
    if (!header || setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &header, NULL);
        return false;
    }
    png_read_info(png, header);
    info->width = (int32_t)png_get_image_width(png, header);
    info->height = (int32_t)png_get_image_height(png, header);
    png_destroy_read_struct(&png, &header, NULL);
    return true;
}

/// Multiplies a row's colours by its alpha, to the nearest.
static void premultiply(uint8_t *pixel, int32_t count) {
    for (; count > 0; count--, pixel += 4) {
        uint32_t alpha = pixel[3];
        if (alpha == 255) continue;
        for (int k = 0; k < 3; k++) {
            uint32_t product = pixel[k] * alpha + 128;
            pixel[k] = (uint8_t)((product + (product >> 8)) >> 8);
        }
    }
}

bool gesso_png_decode(
    const uint8_t *bytes, size_t length, const gesso_image_info *info, uint8_t *target, gesso_image_message *message) {
    source s = {bytes, length, 0, message};
    png_structp png = open_reader(&s);
    if (!png) return false;
    png_infop header = png_create_info_struct(png);
    if (!header || setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &header, NULL);
        return false;
    }
    png_read_info(png, header);
    if ((int32_t)png_get_image_width(png, header) != info->width
        || (int32_t)png_get_image_height(png, header) != info->height) {
        png_error(png, "the size is not what it was");
    }
    // Whatever it holds, to eight bits of blue, green, red and alpha.
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_bgr(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, header);
    size_t stride = (size_t)info->width * 4;
    if (png_get_rowbytes(png, header) != stride) png_error(png, "its pixels are of an unknown kind");
    for (int pass = 0; pass < passes; pass++) {
        for (int32_t y = 0; y < info->height; y++) png_read_row(png, target + (size_t)y * stride, NULL);
    }
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &header, NULL);
    for (int32_t y = 0; y < info->height; y++) premultiply(target + (size_t)y * stride, info->width);
    return true;
}
