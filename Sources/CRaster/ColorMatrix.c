#include "Kernels.h"

void raster_apply_color_matrix(const RasterTarget *target, const float *m) {
    RasterBox box = target->box;
    uint32_t lastColor = 0, lastResult = 0;
    int hasLast = 0;
    for (int y = box.top; y < box.bottom; y++) {
        uint32_t *pixels = target_row(target, box.left, y);
        for (int x = 0; x < box.right - box.left; x++) {
            uint32_t color = pixels[x];
            // Neighbours are often alike.
            if (hasLast && color == lastColor) {
                pixels[x] = lastResult;
                continue;
            }
            float alpha = (float)(color >> 24) / 255;
            float scale = alpha > 0 ? 1 / (255 * alpha) : 0;
            float in[4] = {(float)(color >> 16 & 255) * scale, (float)(color >> 8 & 255) * scale,
                (float)(color & 255) * scale, alpha};
            float out[4];
            for (int row = 0; row < 4; row++) {
                const float *k = m + row * 5;
                float value = k[0] * in[0] + k[1] * in[1] + k[2] * in[2] + k[3] * in[3] + k[4];
                out[row] = value > 0 ? (value < 1 ? value : 1) : 0;
            }
            float unit = out[3] * 255;
            uint32_t result = (uint32_t)(out[2] * unit + 0.5f) | (uint32_t)(out[1] * unit + 0.5f) << 8
                | (uint32_t)(out[0] * unit + 0.5f) << 16 | (uint32_t)(unit + 0.5f) << 24;
            lastColor = color;
            lastResult = result;
            hasLast = 1;
            pixels[x] = result;
        }
    }
}

void raster_luminance_to_alpha(const RasterTarget *target) {
    RasterBox box = target->box;
    for (int y = box.top; y < box.bottom; y++) {
        uint32_t *pixels = target_row(target, box.left, y);
        for (int x = 0; x < box.right - box.left; x++) {
            uint32_t color = pixels[x];
            // In 1024ths, by the weights of SVG's luminanceToAlpha.
            uint32_t light = (color >> 16 & 255) * 218 + (color >> 8 & 255) * 732 + (color & 255) * 74;
            pixels[x] = (light + 512) >> 10 << 24;
        }
    }
}
