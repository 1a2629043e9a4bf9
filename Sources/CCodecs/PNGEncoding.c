#include "Format.h"
#include <png.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint8_t *bytes;
    size_t length;
    size_t capacity;
    uint8_t *row;
    gesso_image_message *message;
} sink;

static void write_bytes(png_structp png, png_bytep bytes, size_t count) {
    sink *s = png_get_io_ptr(png);
    if (count > s->capacity - s->length) {
        size_t capacity = s->capacity * 2 > s->length + count ? s->capacity * 2 : s->length + count + 4096;
        uint8_t *grown = realloc(s->bytes, capacity);
        if (!grown) png_error(png, "memory is short");
        s->bytes = grown;
        s->capacity = capacity;
    }
    memcpy(s->bytes + s->length, bytes, count);
    s->length += count;
}

static void flush(png_structp png) {
    (void)png;
}

static void fail(png_structp png, png_const_charp text) {
    gesso_say(((sink *)png_get_error_ptr(png))->message, text);
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

/// The colour that comes nearest to a premultiplied one, by alpha and value.
static uint8_t plain[256][256];
static pthread_once_t plain_once = PTHREAD_ONCE_INIT;

static void fill_plain(void) {
    for (uint32_t alpha = 1; alpha < 256; alpha++) {
        for (uint32_t value = 0; value < 256; value++) {
            uint32_t color = (value * 255 + alpha / 2) / alpha;
            plain[alpha][value] = (uint8_t)(color > 255 ? 255 : color);
        }
    }
}

static bool is_opaque(const uint8_t *pixels, int32_t width, int32_t height, size_t stride) {
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *row = pixels + (size_t)y * stride;
        uint8_t alpha = 255;
        for (int32_t x = 0; x < width; x++) alpha &= row[4 * x + 3];
        if (alpha != 255) return false;
    }
    return true;
}

static void convert_opaque(const uint8_t *from, uint8_t *to, int32_t width) {
    for (int32_t x = 0; x < width; x++, from += 4, to += 3) {
        to[0] = from[2];
        to[1] = from[1];
        to[2] = from[0];
    }
}

static void convert(const uint8_t *from, uint8_t *to, int32_t width) {
    for (int32_t x = 0; x < width; x++, from += 4, to += 4) {
        const uint8_t *colors = plain[from[3]];
        to[0] = colors[from[2]];
        to[1] = colors[from[1]];
        to[2] = colors[from[0]];
        to[3] = from[3];
    }
}

uint8_t *gesso_png_encode(
    const uint8_t *pixels, int32_t width, int32_t height, size_t stride, int32_t level, size_t *length,
    gesso_image_message *message) {
    *length = 0;
    message->text[0] = 0;
    pthread_once(&plain_once, fill_plain);
    bool opaque = is_opaque(pixels, width, height, stride);
    sink s = {.message = message, .capacity = 16384};
    s.bytes = malloc(s.capacity);
    s.row = malloc((size_t)width * 4);
    png_structp png = s.bytes && s.row ? png_create_write_struct(PNG_LIBPNG_VER_STRING, &s, fail, ignore) : NULL;
    png_infop header = png ? png_create_info_struct(png) : NULL;
    if (!header || setjmp(png_jmpbuf(png))) {
        if (message->text[0] == 0) gesso_say(message, "memory is short");
        png_destroy_write_struct(&png, &header);
        free(s.bytes);
        free(s.row);
        return NULL;
    }
    png_set_user_limits(png, 0x7FFFFFFF, 0x7FFFFFFF);
    png_set_write_fn(png, &s, write_bytes, flush);
    png_set_compression_level(png, level);
    // One filter for all rows: trying all five costs more than it saves on drawn surfaces, which repeat downward.
    png_set_filter(png, 0, PNG_FILTER_UP);
    png_set_IHDR(
        png, header, (png_uint_32)width, (png_uint_32)height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, header, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(png, header);
    for (int32_t y = 0; y < height; y++) {
        const uint8_t *row = pixels + (size_t)y * stride;
        if (opaque) convert_opaque(row, s.row, width);
        else convert(row, s.row, width);
        png_write_row(png, s.row);
    }
    png_write_end(png, header);
    png_destroy_write_struct(&png, &header);
    free(s.row);
    *length = s.length;
    return s.bytes;
}

void gesso_png_free(uint8_t *bytes) {
    free(bytes);
}
