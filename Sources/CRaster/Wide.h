#ifndef WIDE_H
#define WIDE_H

#include "Kernels.h"

// Eight pixels at a time, each channel in 16 bits. The compiler makes of these what the processor at hand has; all of it
// is whole numbers, so the bits are the same everywhere.

// Everything here is inlined: nothing is handed over in registers of a size that a processor may lack.
#pragma clang diagnostic ignored "-Wpsabi"

#define ALWAYS static inline __attribute__((always_inline))

enum { WidePixels = 8 };

typedef uint8_t Narrow __attribute__((vector_size(32), aligned(1)));
typedef uint8_t Eight __attribute__((vector_size(8), aligned(1)));
typedef uint16_t Wide __attribute__((vector_size(64)));

ALWAYS Wide wide(const void *pixels) {
    Narrow bytes;
    memcpy(&bytes, pixels, 32);
    return __builtin_convertvector(bytes, Wide);
}

ALWAYS void narrow(void *pixels, Wide values) {
    Narrow bytes = __builtin_convertvector(values, Narrow);
    memcpy(pixels, &bytes, 32);
}

/// A number for each pixel, in all of its channels.
ALWAYS Wide spread(Eight v) {
    Narrow bytes = __builtin_shufflevector(v, v, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6,
        6, 6, 6, 7, 7, 7, 7);
    return __builtin_convertvector(bytes, Wide);
}

ALWAYS Wide spread_from(const uint8_t *values) {
    Eight v;
    memcpy(&v, values, 8);
    return spread(v);
}

/// Each pixel's alpha in all of its channels.
ALWAYS Wide alphas(Wide v) {
    return __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23,
        23, 23, 27, 27, 27, 27, 31, 31, 31, 31);
}

ALWAYS Wide splat(uint32_t color) {
    typedef uint32_t Colors __attribute__((vector_size(32)));
    Colors colors = {color, color, color, color, color, color, color, color};
    return __builtin_convertvector((Narrow)colors, Wide);
}

/// As `by255`, for products of two bytes.
ALWAYS Wide wide_by255(Wide x) {
    x += 128;
    return (x + (x >> 8)) >> 8;
}

ALWAYS Wide lower_of(Wide a, Wide b) { return __builtin_elementwise_min(a, b); }
ALWAYS Wide higher_of(Wide a, Wide b) { return __builtin_elementwise_max(a, b); }

/// Copies fewer than eight pixels.
ALWAYS void copy_few(uint32_t *to, const uint32_t *from, int count) {
    if (count & 4) {
        memcpy(to, from, 16);
        to += 4;
        from += 4;
    }
    if (count & 2) {
        memcpy(to, from, 8);
        to += 2;
        from += 2;
    }
    if (count & 1) *to = *from;
}

ALWAYS void copy_few_bytes(uint8_t *to, const uint8_t *from, int count) {
    if (count & 4) {
        memcpy(to, from, 4);
        to += 4;
        from += 4;
    }
    if (count & 2) {
        memcpy(to, from, 2);
        to += 2;
        from += 2;
    }
    if (count & 1) *to = *from;
}

#endif
