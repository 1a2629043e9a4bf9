#include "Wide.h"

// Scan conversion of paths with more edges than pixels, such as the stroke of a long noisy line. Areas do not add up
// where a path covers a place many times, and every edge would cost its cells; so the winding number is counted at samples:
// four lines of samples to a row, eight samples to a pixel along each. An edge adds its direction to one number a line, at
// the first sample to its right; the sum from the left is the winding number. The lines of eight rows lie next to
// each other, so that one instruction sums up many.

enum { Rows = 8, Lines = 4, Across = 8, Count = Rows * Lines, LineHeight = Fraction / Lines };

typedef int16_t Samples __attribute__((vector_size(64)));

/// An edge that crosses samples of a band.
typedef struct Active {
    /// x at the next line of samples, in 2^-32 pixel, and from line to line.
    int64_t x, step;
    /// The next line of samples and the one after the last, from the picture's top.
    int32_t line, end;
    int32_t direction;
    /// The next edge that begins in the same band; -1 for none.
    int32_t next;
} Active;

static int reserve(RasterScratch *s, long samples, long edges, long bands) {
    if (samples > s->denseCount) {
        free(s->dense);
        s->dense = 0;
        s->denseCount = 0;
        void *memory = 0;
        if (posix_memalign(&memory, 64, (size_t)samples * sizeof(int16_t))) return 0;
        memset(memory, 0, (size_t)samples * sizeof(int16_t));
        s->dense = memory;
        s->denseCount = samples;
    }
    if (edges > s->activeCount) {
        free(s->active);
        s->active = malloc((size_t)edges * sizeof(Active));
        s->activeCount = s->active ? edges : 0;
    }
    if (bands > s->headCount) {
        free(s->heads);
        s->heads = malloc((size_t)bands * sizeof(long));
        s->headCount = s->heads ? bands : 0;
    }
    return s->active && s->heads;
}

/// The first line of samples at or below a height in 1/256 pixel.
static inline int32_t line_from(int32_t y) {
    // Lines lie in the middle of what they stand for.
    return (y + LineHeight / 2 - 1) >> 6;
}

/// The edge as it crosses the lines from `top` to before `bottom`; zero when it crosses none.
static int activate(const Edge *edge, int32_t top, int32_t bottom, Active *active) {
    int32_t line = most(line_from(edge->y0), top), end = least(line_from(edge->y1), bottom);
    if (line >= end) return 0;
    int64_t slope = ((int64_t)(edge->x1 - edge->x0) * (1 << 24)) / (edge->y1 - edge->y0);
    active->x = (int64_t)edge->x0 * (1 << 24) + slope * (line * LineHeight + LineHeight / 2 - edge->y0);
    active->step = slope * LineHeight;
    active->line = line;
    active->end = end;
    active->direction = edge->direction;
    return 1;
}

/// Adds the edge to the lines of a band; whether more of it is below.
static inline int cross(Active *edge, int16_t *samples, int32_t top, int32_t bottom, int64_t left, int64_t count) {
    int32_t end = least(edge->end, bottom);
    int64_t x = edge->x;
    for (int32_t line = edge->line; line < end; line++) {
        int64_t at = ((x + (1 << 28)) >> 29) - left;
        at = at < 0 ? 0 : at > count ? count : at;
        samples[at * Count + (line - top)] += (int16_t)edge->direction;
        x += edge->step;
    }
    edge->x = x;
    edge->line = end;
    return end < edge->end;
}

/// Turns the samples of a band into coverage, row by row, and clears them.
RASTER_FAST
static void count_samples(int16_t *samples, int pixels, int isEvenOdd, uint8_t *coverage, long stride) {
    Samples winding = {0}, none = {0};
    Samples *at = (Samples *)samples;
    for (int x = 0; x < pixels; x++) {
        Samples inside = none;
        for (int i = 0; i < Across; i++) {
            winding += at[i];
            at[i] = none;
            inside -= (Samples)((isEvenOdd ? winding & 1 : winding) != 0);
        }
        at += Across;
        uint64_t rows[Rows];
        memcpy(rows, &inside, sizeof rows);
        for (int row = 0; row < Rows; row++) {
            uint32_t sum = (uint32_t)(rows[row] * 0x0001000100010001ull >> 48);
            coverage[row * stride + x] = (uint8_t)((sum * 255 + Lines * Across / 2) / (Lines * Across));
        }
    }
    *at = none;
}

void scan_dense(const Output *out, const RasterClip *clip, const RasterEdges *edges) {
    RasterScratch *scratch = out->scratch;
    RasterBox box = clip->box;
    int left = most(box.left, edges->minX >> 8);
    int right = edges->isCut ? box.right : least(box.right, (edges->maxX >> 8) + 1);
    int top = most(box.top, edges->minY >> 8), bottom = least(box.bottom, (edges->maxY >> 8) + 1);
    if (left >= right || top >= bottom) return;
    int width = right - left, bands = (bottom - top + Rows - 1) / Rows;
    long count = (long)width * Across;
    if (!reserve(scratch, (count + 1) * Count, edges->count, bands) || !reserve_output_row(out, clip)) return;
    long stride = (width + 63) & ~63;
    uint8_t *coverage = malloc((size_t)(stride * Rows));
    if (!coverage) return;

    for (int band = 0; band < bands; band++) scratch->heads[band] = -1;
    int32_t made = 0;
    for (long i = 0; i < edges->count; i++) {
        Active *active = &scratch->active[made];
        if (!activate(&edges->edges[i], top * Lines, bottom * Lines, active)) continue;
        long *head = &scratch->heads[(active->line - top * Lines) / Count];
        active->next = (int32_t)*head;
        *head = made++;
    }
    // The edges of one band that go on are put before those that begin in the next.
    for (int band = 0; band < bands; band++) {
        int bandTop = top + band * Rows, bandBottom = least(bottom, bandTop + Rows);
        int32_t index = (int32_t)scratch->heads[band];
        while (index >= 0) {
            Active *active = &scratch->active[index];
            int32_t next = active->next;
            if (cross(active, scratch->dense, bandTop * Lines, bandBottom * Lines, (int64_t)left * Across, count)
                && band + 1 < bands) {
                active->next = (int32_t)scratch->heads[band + 1];
                scratch->heads[band + 1] = index;
            }
            index = next;
        }
        count_samples(scratch->dense, width, edges->isEvenOdd, coverage, stride);
        for (int y = bandTop; y < bandBottom; y++) {
            // In the scratch's own row, where it may be changed.
            uint8_t *row = scratch->coverage + (left - output_origin(out, clip));
            memcpy(row, coverage + (long)(y - bandTop) * stride, (size_t)width);
            put(out, clip, left, y, width, row, 0);
        }
    }
    free(coverage);
}
