#include "Kernels.h"

static void scan(const Output *out, const RasterClip *clip, const RasterEdges *edges) {
    if (box_is_empty(clip->box) || edges->count == 0 || edges->didFail) return;
    if (edges->isDense) {
        scan_dense(out, clip, edges);
    } else {
        scan_area(out, clip, edges);
    }
}

void raster_fill_path(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, const RasterPath *path,
    const RasterPaint *paint
) {
    if (box_is_empty(clip->box)) return;
    collect_edges(&scratch->own, clip->box, path);
    raster_fill_edges(scratch, target, clip, &scratch->own, paint);
}

void raster_fill_edges(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, const RasterEdges *edges,
    const RasterPaint *paint
) {
    Output out = {scratch, target, paint, 0, 0};
    scan(&out, clip, edges);
}

void raster_mask_path(
    RasterScratch *scratch, unsigned char *mask, long stride, const RasterClip *clip, const RasterPath *path
) {
    if (box_is_empty(clip->box)) return;
    for (int y = clip->box.top; y < clip->box.bottom; y++) {
        memset(mask + (long)(y - clip->box.top) * stride, 0, (size_t)(clip->box.right - clip->box.left));
    }
    collect_edges(&scratch->own, clip->box, path);
    Output out = {scratch, 0, 0, mask, stride};
    scan(&out, clip, &scratch->own);
}
