#include "Kernels.h"

int output_origin(const Output *out, const RasterClip *clip) {
    return out->target ? out->target->box.left : clip->box.left;
}

int reserve_output_row(const Output *out, const RasterClip *clip) {
    int right = out->target ? out->target->box.right : clip->box.right;
    return scratch_reserve_row(out->scratch, right - output_origin(out, clip));
}

void put(const Output *out, const RasterClip *clip, int x, int y, int count, uint8_t *coverage, uint32_t constant) {
    if (out->target) {
        if (!coverage && !constant) return;
        paint_span(out->scratch, out->target, clip, x, y, count, coverage, constant, out->paint);
        return;
    }
    uint8_t *row = out->mask + (long)(y - clip->box.top) * out->maskStride + (x - clip->box.left);
    const uint8_t *mask = clip_row(clip, x, y);
    if (coverage) {
        memcpy(row, coverage, (size_t)count);
    } else {
        memset(row, (int)constant, (size_t)count);
    }
    if (mask) multiply_coverage(row, mask, count);
}
