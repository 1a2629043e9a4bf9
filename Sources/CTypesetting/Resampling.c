#include "Resampling.h"
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

/// Which source pixels make one target pixel along an axis, and how much of each.
typedef struct {
    int32_t first;
    int32_t count;
} span;

typedef struct {
    span *spans;
    float *weights;
    int32_t stride;
} axis;

/// How much of the target pixel at `pixel` the source pixel at `index` makes up.
static double weight_of(int32_t index, int32_t pixel, double scale, double offset) {
    if (scale <= 1) {
        double low = fmax(offset + index * scale, pixel), high = fmin(offset + (index + 1) * scale, pixel + 1);
        return fmax(0, high - low);
    }
    double distance = fabs((pixel + 0.5 - offset) / scale - (index + 0.5));
    return fmax(0, 1 - distance);
}

static bool make_axis(axis *a, int32_t source, int32_t target, double scale, double offset) {
    a->stride = (int32_t)ceil(fmax(1, 1 / scale)) + 3;
    a->spans = malloc((size_t)target * sizeof *a->spans);
    a->weights = calloc((size_t)target * (size_t)a->stride, sizeof *a->weights);
    if (!a->spans || !a->weights) return false;
    for (int32_t pixel = 0; pixel < target; pixel++) {
        double start = (pixel - offset) / scale - (scale > 1 ? 1.5 : 0);
        int32_t first = (int32_t)fmax(0, floor(start));
        int32_t count = 0;
        for (; count < a->stride && first + count < source; count++) {
            a->weights[pixel * a->stride + count] = (float)weight_of(first + count, pixel, scale, offset);
        }
        a->spans[pixel] = (span){first, count};
    }
    return true;
}

bool gesso_resample(const gesso_resampling *job) {
    axis across = {0}, down = {0};
    float *rows = malloc((size_t)job->source_height * (size_t)job->target_width * 4 * sizeof *rows);
    bool ready = rows && make_axis(&across, job->source_width, job->target_width, job->scale, job->offset_x)
        && make_axis(&down, job->source_height, job->target_height, job->scale, job->offset_y);
    if (ready) {
        for (int32_t y = 0; y < job->source_height; y++) {
            const uint8_t *source = job->source + (ptrdiff_t)y * job->source_stride;
            for (int32_t x = 0; x < job->target_width; x++) {
                float sum[4] = {0};
                const float *weights = across.weights + x * across.stride;
                for (int32_t i = 0; i < across.spans[x].count; i++) {
                    const uint8_t *pixel = source + (across.spans[x].first + i) * 4;
                    for (int k = 0; k < 4; k++) sum[k] += weights[i] * pixel[k];
                }
                for (int k = 0; k < 4; k++) rows[((size_t)y * job->target_width + x) * 4 + k] = sum[k];
            }
        }
        for (int32_t y = 0; y < job->target_height; y++) {
            const float *weights = down.weights + y * down.stride;
            for (int32_t x = 0; x < job->target_width; x++) {
                float sum[4] = {0};
                for (int32_t i = 0; i < down.spans[y].count; i++) {
                    const float *pixel = rows + ((size_t)(down.spans[y].first + i) * job->target_width + x) * 4;
                    for (int k = 0; k < 4; k++) sum[k] += weights[i] * pixel[k];
                }
                uint8_t *out = job->target + ((size_t)y * job->target_width + x) * 4;
                for (int k = 0; k < 4; k++) out[k] = (uint8_t)fminf(255, sum[k] + 0.5f);
                // Rounding must not leave a colour above its alpha.
                for (int k = 0; k < 3; k++) if (out[k] > out[3]) out[k] = out[3];
            }
        }
    }
    free(rows);
    free(across.spans);
    free(across.weights);
    free(down.spans);
    free(down.weights);
    return ready;
}
