#include "Kernels.h"

// A Gaussian as three passes of a box whose two ends count in part, so that every standard deviation is met, not
// only those of whole boxes (Gwosdek and others, "Theoretical foundations of Gaussian convolution by extended box
// filtering"). Below two pixels a box is too coarse, and the Gaussian itself is summed. Sums are integers: the
// result does not depend on where they began.

// Into each of its callers' versions for a processor.
#define INLINE static inline __attribute__((always_inline))

enum { Passes = 3, Lanes = 16, MostTaps = 6 };

/// Wider than this a blur is cut off, in pixels.
static const double MostDeviation = 2000;

typedef struct {
    /// The box reaches `radius` whole pixels to each side, and `edge` 256ths of one more.
    int radius;
    uint32_t edge;
    /// Or weights from the middle outward, in 65536ths.
    int taps;
    uint32_t weights[MostTaps + 1];
} Kernel;

static Kernel kernel_for(double deviation) {
    Kernel kernel = {0};
    if (deviation > MostDeviation) deviation = MostDeviation;
    if (deviation < 2) {
        // Each weight is the Gaussian's integral over a pixel, so that edges come out as its integral, too.
        kernel.taps = least(MostTaps, (int)ceil(deviation * 3));
        double sum = 0, values[MostTaps + 1];
        for (int i = 0; i <= kernel.taps; i++) {
            double scale = 1 / (deviation * 1.4142135623730951);
            values[i] = erf((i + 0.5) * scale) - erf((i - 0.5) * scale);
            sum += i ? 2 * values[i] : values[i];
        }
        uint32_t rest = 65536;
        for (int i = 1; i <= kernel.taps; i++) {
            kernel.weights[i] = (uint32_t)(values[i] / sum * 65536 + 0.5);
            rest -= 2 * kernel.weights[i];
        }
        kernel.weights[0] = rest;
        return kernel;
    }
    double variance = deviation * deviation / Passes;
    int r = (int)floor(0.5 * sqrt(12 * variance + 1) - 0.5);
    double alpha = (2 * r + 1) * (r * (r + 1.0) - 3 * variance) / (6 * (variance - (r + 1.0) * (r + 1)));
    kernel.radius = r;
    kernel.edge = (uint32_t)(alpha * 256 + 0.5);
    return kernel;
}

int raster_blur_reach(double deviation) {
    if (!(deviation > 0)) return 0;
    Kernel kernel = kernel_for(deviation);
    return kernel.taps ? kernel.taps : Passes * (kernel.radius + 1);
}

// Lines are blurred sixteen at a time, their values next to each other, so that one instruction serves several.

/// One pass over `count` values of sixteen lines. What lies beyond the ends is 0 or the value at the end.
INLINE void box_pass(const int32_t *in, int32_t *out, int count, const Kernel *kernel, int extends) {
    int r = kernel->radius;
    int32_t edge = (int32_t)kernel->edge;
    double inverse = 1.0 / ((2.0 * r + 1) * 256 + 2.0 * edge);
    static const int32_t nothing[Lanes];
    const int32_t *first = extends ? in : nothing;
    const int32_t *last = extends ? in + (long)(count - 1) * Lanes : nothing;
    int32_t sums[Lanes];
    for (int lane = 0; lane < Lanes; lane++) sums[lane] = first[lane] * r;
    for (int i = 0; i <= r; i++) {
        const int32_t *value = i < count ? in + (long)i * Lanes : last;
        for (int lane = 0; lane < Lanes; lane++) sums[lane] += value[lane];
    }
    for (int i = 0; i < count; i++) {
        const int32_t *before = i - r - 1 < 0 ? first : in + (long)(i - r - 1) * Lanes;
        const int32_t *after = i + r + 1 < count ? in + (long)(i + r + 1) * Lanes : last;
        const int32_t *leaving = i - r < 0 ? first : in + (long)(i - r) * Lanes;
        int32_t *result = out + (long)i * Lanes;
        for (int lane = 0; lane < Lanes; lane++) {
            // Of a wide box the sums pass 32 bits only when multiplied, so that is done in doubles, exactly.
            double total = (double)sums[lane] * 256 + (double)((before[lane] + after[lane]) * edge);
            result[lane] = (int32_t)(total * inverse + 0.5);
            sums[lane] += after[lane] - leaving[lane];
        }
    }
}

INLINE void tap_pass(const int32_t *in, int32_t *out, int count, const Kernel *kernel, int extends) {
    static const int32_t nothing[Lanes];
    const int32_t *first = extends ? in : nothing;
    const int32_t *last = extends ? in + (long)(count - 1) * Lanes : nothing;
    for (int i = 0; i < count; i++) {
        uint32_t sums[Lanes];
        for (int lane = 0; lane < Lanes; lane++) {
            sums[lane] = (uint32_t)in[(long)i * Lanes + lane] * kernel->weights[0] + 32768;
        }
        for (int t = 1; t <= kernel->taps; t++) {
            const int32_t *before = i - t >= 0 ? in + (long)(i - t) * Lanes : first;
            const int32_t *after = i + t < count ? in + (long)(i + t) * Lanes : last;
            for (int lane = 0; lane < Lanes; lane++) {
                sums[lane] += (uint32_t)(before[lane] + after[lane]) * kernel->weights[t];
            }
        }
        for (int lane = 0; lane < Lanes; lane++) out[(long)i * Lanes + lane] = (int32_t)(sums[lane] >> 16);
    }
}

/// Values are kept in 1/128, so that sums of a line fit.
enum { Precision = 7 };

/// Blurs `lines` lines of `count` values of `channels` channels; at most sixteen channels in all. Values are
/// `step` bytes apart, lines `next`.
RASTER_FAST
static void blur_lines(uint8_t *bytes, long step, long next, int count, int lines, int channels, int32_t *first,
    int32_t *second, const Kernel *kernel, int extends) {
    uint32_t any = 0;
    for (int line = 0; line < lines; line++) {
        const uint8_t *from = bytes + line * next;
        int32_t *to = first + line * channels;
        for (int i = 0; i < count; i++) {
            for (int c = 0; c < channels; c++) {
                uint32_t value = from[i * step + c];
                any |= value;
                to[(long)i * Lanes + c] = (int32_t)(value << Precision);
            }
        }
    }
    if (!any) return;
    for (int lane = lines * channels; lane < Lanes; lane++) {
        for (int i = 0; i < count; i++) first[(long)i * Lanes + lane] = 0;
    }
    if (kernel->taps) {
        tap_pass(first, second, count, kernel, extends);
    } else {
        box_pass(first, second, count, kernel, extends);
        box_pass(second, first, count, kernel, extends);
        box_pass(first, second, count, kernel, extends);
    }
    for (int line = 0; line < lines; line++) {
        uint8_t *to = bytes + line * next;
        const int32_t *from = second + line * channels;
        for (int i = 0; i < count; i++) {
            for (int c = 0; c < channels; c++) {
                int32_t value = (from[(long)i * Lanes + c] + (1 << (Precision - 1))) >> Precision;
                to[i * step + c] = (uint8_t)(value > 255 ? 255 : value);
            }
        }
    }
}

/// Rows of `width` cells of `channels` bytes.
static int blur(uint8_t *bytes, long stride, int width, int height, int channels, double deviation, int extends) {
    if (!(deviation > 0) || width <= 0 || height <= 0) return 1;
    Kernel kernel = kernel_for(deviation);
    long longest = width > height ? width : height;
    int32_t *memory = malloc((size_t)longest * Lanes * 2 * sizeof(int32_t));
    if (!memory) return 0;
    int32_t *second = memory + longest * Lanes;
    int rows = Lanes / channels;
    for (int y = 0; y < height; y += rows) {
        blur_lines(bytes + y * stride, channels, stride, width, least(rows, height - y), channels, memory, second,
            &kernel, extends);
    }
    int rowBytes = width * channels;
    for (int x = 0; x < rowBytes; x += Lanes) {
        blur_lines(bytes + x, stride, 1, height, least(Lanes, rowBytes - x), 1, memory, second, &kernel, extends);
    }
    free(memory);
    return 1;
}

int raster_blur_pixels(const RasterTarget *target, double deviation, int extends) {
    RasterBox box = target->box;
    return blur(target->pixels, target->stride, box.right - box.left, box.bottom - box.top, 4, deviation, extends);
}

int raster_blur_mask(unsigned char *mask, long stride, RasterBox box, double deviation) {
    return blur(mask, stride, box.right - box.left, box.bottom - box.top, 1, deviation, 0);
}
