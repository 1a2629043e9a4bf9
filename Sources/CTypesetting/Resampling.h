#ifndef GESSO_RESAMPLING_H
#define GESSO_RESAMPLING_H

#include <stdbool.h>
#include <stdint.h>

/// A premultiplied four-channel picture drawn into another at `scale`, its top left corner at the offset.
typedef struct {
    const uint8_t *source;
    int32_t source_width;
    int32_t source_height;
    int32_t source_stride;
    uint8_t *target;
    int32_t target_width;
    int32_t target_height;
    double scale;
    double offset_x;
    double offset_y;
} gesso_resampling;

/// Smooth both ways: the mean of the pixels covered when it shrinks, linear when it grows. False when memory is short.
bool gesso_resample(const gesso_resampling *job);

#endif
