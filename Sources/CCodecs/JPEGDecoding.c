#include "Format.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

enum {
    /// A progressive file may hold any number of scans, each of which costs a pass over the whole picture.
    most_scans = 200,
};

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf escape;
    gesso_image_message *message;
} failure;

typedef struct {
    struct jpeg_progress_mgr base;
} watch;

static void fail(j_common_ptr codec) {
    failure *f = (failure *)codec->err;
    char text[JMSG_LENGTH_MAX];
    codec->err->format_message(codec, text);
    gesso_say(f->message, text);
    longjmp(f->escape, 1);
}

static void note(j_common_ptr codec, int level) {
    // Warnings of a level below 0; only those that mean missing pixels are errors here.
    if (level < 0 && (codec->err->msg_code == JWRN_JPEG_EOF || codec->err->msg_code == JWRN_HIT_MARKER)) {
        gesso_say(((failure *)codec->err)->message, "the file ends too early or is damaged");
        longjmp(((failure *)codec->err)->escape, 1);
    }
}

static void count_scans(j_common_ptr codec) {
    if (((j_decompress_ptr)codec)->input_scan_number > most_scans) {
        gesso_say(((failure *)codec->err)->message, "it has more scans than any picture needs");
        longjmp(((failure *)codec->err)->escape, 1);
    }
}

static void prepare(struct jpeg_decompress_struct *codec, failure *f, gesso_image_message *message) {
    codec->err = jpeg_std_error(&f->base);
    f->base.error_exit = fail;
    f->base.emit_message = note;
    f->message = message;
}

/// A 16-bit number of an Exif block in its byte order.
static uint32_t two(const uint8_t *at, bool is_little) {
    return is_little ? (uint32_t)at[0] | (uint32_t)at[1] << 8 : (uint32_t)at[0] << 8 | at[1];
}

static uint32_t four(const uint8_t *at, bool is_little) {
    return is_little ? two(at, true) | two(at + 2, true) << 16 : two(at, false) << 16 | two(at + 2, false);
}

/// The orientation in an Exif block, 1 where there is none.
static int32_t orientation_of(const uint8_t *block, size_t length) {
    if (length < 14 || memcmp(block, "Exif\0\0", 6) != 0) return 1;
    const uint8_t *tiff = block + 6;
    size_t count = length - 6;
    bool is_little = tiff[0] == 'I';
    size_t directory = four(tiff + 4, is_little);
    if (directory > count || count - directory < 2) return 1;
    uint32_t entries = two(tiff + directory, is_little);
    for (uint32_t i = 0; i < entries; i++) {
        size_t entry = directory + 2 + (size_t)i * 12;
        if (entry > count || count - entry < 12) return 1;
        if (two(tiff + entry, is_little) == 0x0112) {
            uint32_t value = two(tiff + entry + 8, is_little);
            return value >= 1 && value <= 8 ? (int32_t)value : 1;
        }
    }
    return 1;
}

bool gesso_jpeg_info(const uint8_t *bytes, size_t length, gesso_image_info *info, gesso_image_message *message) {
    struct jpeg_decompress_struct codec;
    memset(&codec, 0, sizeof codec);
    failure f;
    prepare(&codec, &f, message);
    if (setjmp(f.escape)) {
        jpeg_destroy_decompress(&codec);
        return false;
    }
    jpeg_create_decompress(&codec);
    jpeg_mem_src(&codec, bytes, length);
    jpeg_save_markers(&codec, JPEG_APP0 + 1, 0xFFFF);
    jpeg_read_header(&codec, TRUE);
    info->width = (int32_t)codec.image_width;
    info->height = (int32_t)codec.image_height;
    for (jpeg_saved_marker_ptr marker = codec.marker_list; marker; marker = marker->next) {
        int32_t orientation = orientation_of(marker->data, marker->data_length);
        if (orientation != 1) info->orientation = orientation;
    }
    jpeg_destroy_decompress(&codec);
    return true;
}

/// CMYK to BGRA in place; Adobe's files hold it inverted.
static void convert_cmyk(uint8_t *pixel, int32_t count, bool is_inverted) {
    for (; count > 0; count--, pixel += 4) {
        uint32_t ink[4];
        for (int k = 0; k < 4; k++) ink[k] = is_inverted ? pixel[k] : 255u - pixel[k];
        pixel[0] = (uint8_t)((ink[2] * ink[3] + 127) / 255);
        pixel[1] = (uint8_t)((ink[1] * ink[3] + 127) / 255);
        pixel[2] = (uint8_t)((ink[0] * ink[3] + 127) / 255);
        pixel[3] = 255;
    }
}

bool gesso_jpeg_decode(
    const uint8_t *bytes, size_t length, const gesso_image_info *info, uint8_t *target, gesso_image_message *message) {
    struct jpeg_decompress_struct codec;
    memset(&codec, 0, sizeof codec);
    failure f;
    prepare(&codec, &f, message);
    if (setjmp(f.escape)) {
        jpeg_destroy_decompress(&codec);
        return false;
    }
    jpeg_create_decompress(&codec);
    watch w = {0};
    w.base.progress_monitor = count_scans;
    codec.progress = &w.base;
    jpeg_mem_src(&codec, bytes, length);
    jpeg_read_header(&codec, TRUE);
    bool is_cmyk = codec.jpeg_color_space == JCS_CMYK || codec.jpeg_color_space == JCS_YCCK;
    codec.out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_BGRA;
    jpeg_start_decompress(&codec);
    if ((int32_t)codec.output_width != info->width || (int32_t)codec.output_height != info->height
        || codec.output_components != 4) {
        gesso_say(message, "the size is not what it was");
        longjmp(f.escape, 1);
    }
    size_t stride = (size_t)info->width * 4;
    while (codec.output_scanline < codec.output_height) {
        JSAMPROW row = target + (size_t)codec.output_scanline * stride;
        jpeg_read_scanlines(&codec, &row, 1);
        if (is_cmyk) convert_cmyk(row, info->width, codec.saw_Adobe_marker);
    }
    jpeg_finish_decompress(&codec);
    jpeg_destroy_decompress(&codec);
    return true;
}
