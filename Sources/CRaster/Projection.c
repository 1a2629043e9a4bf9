#include "Kernels.h"

// A group's pixels as a plane in space is seen: each pixel looks up where it comes from.

/// The colour of the group at a place between pixels; clear outside.
static inline void add_sample(const RasterTarget *source, double u, double v, double weight, double *sum) {
    // Samples stand for the middles of pixels.
    double x = u - 0.5, y = v - 0.5;
    double left = floor(x), top = floor(y);
    if (left < source->box.left - 1 || left >= source->box.right || top < source->box.top - 1
        || top >= source->box.bottom) {
        return;
    }
    double fx = x - left, fy = y - top;
    for (int corner = 0; corner < 4; corner++) {
        int px = (int)left + (corner & 1), py = (int)top + (corner >> 1);
        if (px < source->box.left || px >= source->box.right || py < source->box.top || py >= source->box.bottom) {
            continue;
        }
        uint32_t color = *target_row(source, px, py);
        if (color == 0) continue;
        double part = weight * ((corner & 1) ? fx : 1 - fx) * ((corner >> 1) ? fy : 1 - fy);
        for (int channel = 0; channel < 4; channel++) sum[channel] += part * (double)(color >> (channel * 8) & 255);
    }
}

void raster_composite_projected(
    const RasterTarget *target, const RasterClip *clip, const RasterTarget *source, const double *m, double nearest,
    int opacity
) {
    enum { Part = 256, Samples = 3 };
    uint32_t colors[Part];
    uint8_t coverage[Part];
    for (int y = clip->box.top; y < clip->box.bottom; y++) {
        for (int start = clip->box.left; start < clip->box.right; start += Part) {
            int count = least(Part, clip->box.right - start);
            uint32_t any = 0;
            for (int i = 0; i < count; i++) {
                double sum[4] = {0, 0, 0, 0};
                for (int sample = 0; sample < Samples * Samples; sample++) {
                    double dx = start + i + (sample % Samples + 0.5) / Samples;
                    double dy = y + (sample / Samples + 0.5) / Samples;
                    // The way back divides by what the way there was multiplied by.
                    double w = m[2] * dx + m[5] * dy + m[8];
                    if (!(w > 0) || w * nearest > 1) continue;
                    add_sample(source, (m[0] * dx + m[3] * dy + m[6]) / w, (m[1] * dx + m[4] * dy + m[7]) / w,
                        1.0 / (Samples * Samples), sum);
                }
                uint32_t color = 0;
                for (int channel = 0; channel < 4; channel++) {
                    uint32_t value = (uint32_t)(sum[channel] + 0.5);
                    color |= (value > 255 ? 255 : value) << (channel * 8);
                }
                colors[i] = color;
                any |= color;
            }
            if (!any) continue;
            uint32_t *pixels = target_row(target, start, y);
            const uint8_t *mask = clip_row(clip, start, y);
            if (!mask) {
                blend_colors(pixels, colors, 0, count, (uint32_t)opacity, RasterBlendNormal);
            } else {
                scale_coverage(coverage, mask, count, (uint32_t)opacity);
                blend_colors(pixels, colors, coverage, count, 0, RasterBlendNormal);
            }
        }
    }
}
