#include "Kernels.h"

// A Gaussian as three passes of a box whose two ends count in part, so that every standard deviation is met, not
// only those of whole boxes (Gwosdek and others, "Theoretical foundations of Gaussian convolution by extended box
// filtering"). Below two pixels a box is too coarse, and the Gaussian itself is summed. Sums are integers: the
// result does not depend on where they began.

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

/// One pass over `count` values in each of `lanes` lanes, from `in` to `out`. What lies beyond the ends is 0 or
/// the value at the end.
static inline void box_pass(const uint32_t *in, uint32_t *out, int count, int lanes, const Kernel *kernel,
    int extends) {
    int r = kernel->radius;
    uint64_t size = (uint64_t)(2 * r + 1) * 256 + 2 * kernel->edge;
    // A division by a constant, as a multiplication: sums are below 2^44, and the error below 1/1000.
    double inverse = 1.0 / (double)size;
    for (int lane = 0; lane < lanes; lane++) {
        uint64_t first = extends ? in[lane] : 0, last = extends ? in[(count - 1) * lanes + lane] : 0;
        uint64_t sum = 0;
        for (int i = -r; i <= r; i++) {
            sum += i < 0 ? first : i < count ? in[i * lanes + lane] : last;
        }
        for (int i = 0; i < count; i++) {
            uint64_t before = i - r - 1 < 0 ? first : in[(i - r - 1) * lanes + lane];
            uint64_t after = i + r + 1 < count ? in[(i + r + 1) * lanes + lane] : last;
            uint64_t total = sum * 256 + (before + after) * kernel->edge;
            out[i * lanes + lane] = (uint32_t)((double)total * inverse + 0.5);
            uint64_t leaving = i - r < 0 ? first : in[(i - r) * lanes + lane];
            sum = sum + after - leaving;
        }
    }
}

static inline void tap_pass(const uint32_t *in, uint32_t *out, int count, int lanes, const Kernel *kernel,
    int extends) {
    for (int i = 0; i < count; i++) {
        for (int lane = 0; lane < lanes; lane++) {
            uint64_t sum = (uint64_t)in[i * lanes + lane] * kernel->weights[0];
            for (int t = 1; t <= kernel->taps; t++) {
                uint64_t before = i - t >= 0 ? in[(i - t) * lanes + lane] : extends ? in[lane] : 0;
                uint64_t after = i + t < count ? in[(i + t) * lanes + lane]
                    : extends ? in[(count - 1) * lanes + lane] : 0;
                sum += (before + after) * kernel->weights[t];
            }
            out[i * lanes + lane] = (uint32_t)((sum + 32768) >> 16);
        }
    }
}

/// Blurs a line of 8-bit values in lanes; values `step` bytes apart, lanes next to each other.
RASTER_FAST
static void blur_line(uint8_t *bytes, long step, int count, int lanes, uint32_t *first, uint32_t *second,
    const Kernel *kernel, int extends) {
    uint32_t any = 0;
    for (int i = 0; i < count; i++) {
        for (int lane = 0; lane < lanes; lane++) {
            uint32_t value = bytes[i * step + lane];
            any |= value;
            first[i * lanes + lane] = value << 8;
        }
    }
    if (!any) return;
    uint32_t *result = first;
    if (kernel->taps) {
        tap_pass(first, second, count, lanes, kernel, extends);
        result = second;
    } else {
        box_pass(first, second, count, lanes, kernel, extends);
        box_pass(second, first, count, lanes, kernel, extends);
        box_pass(first, second, count, lanes, kernel, extends);
        result = second;
    }
    for (int i = 0; i < count; i++) {
        for (int lane = 0; lane < lanes; lane++) {
            uint32_t value = (result[i * lanes + lane] + 128) >> 8;
            bytes[i * step + lane] = (uint8_t)(value > 255 ? 255 : value);
        }
    }
}

/// Rows of `width` cells of `channels` bytes.
static int blur(uint8_t *bytes, long stride, int width, int height, int channels, double deviation, int extends) {
    if (!(deviation > 0) || width <= 0 || height <= 0) return 1;
    Kernel kernel = kernel_for(deviation);
    long longest = width > height ? width : height;
    uint32_t *memory = malloc((size_t)longest * Lanes * 2 * sizeof(uint32_t));
    if (!memory) return 0;
    uint32_t *second = memory + longest * Lanes;
    for (int y = 0; y < height; y++) {
        blur_line(bytes + y * stride, channels, width, channels, memory, second, &kernel, extends);
    }
    int rowBytes = width * channels;
    for (int x = 0; x < rowBytes; x += Lanes) {
        blur_line(bytes + x, stride, height, least(Lanes, rowBytes - x), memory, second, &kernel, extends);
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
