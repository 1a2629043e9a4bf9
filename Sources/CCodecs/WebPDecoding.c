#include "Format.h"
#include <string.h>

#include <webp/decode.h>
#include <webp/demux.h>

static const char damaged[] = "the file ends too early or is damaged";

bool gesso_webp_info(const uint8_t *bytes, size_t length, gesso_image_info *info, gesso_image_message *message) {
    WebPBitstreamFeatures features;
    if (WebPGetFeatures(bytes, length, &features) != VP8_STATUS_OK) {
        gesso_say(message, damaged);
        return false;
    }
    info->width = features.width;
    info->height = features.height;
    return true;
}

/// The first frame of a moving picture, on the whole of its canvas.
static bool decode_first_frame(
    const uint8_t *bytes, size_t length, const gesso_image_info *info, uint8_t *target, gesso_image_message *message) {
    WebPAnimDecoderOptions options;
    if (!WebPAnimDecoderOptionsInit(&options)) return false;
    options.color_mode = MODE_bgrA;
    WebPData data = {bytes, length};
    WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
    WebPAnimInfo canvas;
    uint8_t *frame;
    int time;
    bool is_read = decoder && WebPAnimDecoderGetInfo(decoder, &canvas) && (int32_t)canvas.canvas_width == info->width
        && (int32_t)canvas.canvas_height == info->height && WebPAnimDecoderGetNext(decoder, &frame, &time);
    if (is_read) memcpy(target, frame, (size_t)info->width * (size_t)info->height * 4);
    else gesso_say(message, damaged);
    WebPAnimDecoderDelete(decoder);
    return is_read;
}

bool gesso_webp_decode(
    const uint8_t *bytes, size_t length, const gesso_image_info *info, uint8_t *target, gesso_image_message *message) {
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config) || WebPGetFeatures(bytes, length, &config.input) != VP8_STATUS_OK) {
        gesso_say(message, damaged);
        return false;
    }
    if (config.input.has_animation) return decode_first_frame(bytes, length, info, target, message);
    // Blue first, premultiplied.
    config.output.colorspace = MODE_bgrA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = target;
    config.output.u.RGBA.stride = info->width * 4;
    config.output.u.RGBA.size = (size_t)info->width * (size_t)info->height * 4;
    bool is_read = WebPDecode(bytes, length, &config) == VP8_STATUS_OK;
    WebPFreeDecBuffer(&config.output);
    if (!is_read) gesso_say(message, damaged);
    return is_read;
}
