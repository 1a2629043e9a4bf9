#include "Kernels.h"

/// Narrower rectangles are painted in one piece, in pixels.
enum { WorthApart = 128 };

void raster_fill_rect(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, double left, double top, double right,
    double bottom, int isAntialiased, const RasterPaint *paint
) {
    RasterBox box = clip->box;
    if (box_is_empty(box)) return;
    int32_t x0 = fixed(held(left)), x1 = fixed(held(right)), y0 = fixed(held(top)), y1 = fixed(held(bottom));
    if (!isAntialiased) {
        x0 = (x0 + 127) & ~255; x1 = (x1 + 127) & ~255; y0 = (y0 + 127) & ~255; y1 = (y1 + 127) & ~255;
    }
    if (x0 >= x1 || y0 >= y1) return;
    if (!scratch_reserve_row(scratch, target->box.right - target->box.left)) return;
    int32_t firstX = x0 >> 8, lastX = (x1 - 1) >> 8;
    int32_t firstY = most(y0 >> 8, box.top), lastY = least((y1 - 1) >> 8, box.bottom - 1);
    // Coverage of the first and last column in 1/256.
    int32_t firstWidth = firstX == lastX ? x1 - x0 : ((firstX + 1) << 8) - x0;
    int32_t lastWidth = x1 - (lastX << 8);
    int32_t begin = firstWidth == Fraction ? firstX : firstX + 1;
    int32_t end = lastWidth == Fraction ? lastX + 1 : lastX;
    if (firstX == lastX) {
        begin = firstX + 1;
        end = firstX + 1;
        if (firstWidth == Fraction) begin = firstX;
    }
    begin = most(begin, box.left);
    end = least(end, box.right);
    int32_t from = most(firstX, box.left), to = least(lastX + 1, box.right);
    if (from >= to) return;
    for (int32_t y = firstY; y <= lastY; y++) {
        int32_t height = least(y1, (y + 1) << 8) - most(y0, y << 8);
        uint32_t full = (uint32_t)least(255, height);
        // Of a narrow rectangle the columns in part are painted with the rest; of a wide one apart.
        int isNarrow = to - from < WorthApart && (from < begin || to > end);
        if (isNarrow) {
            uint8_t *coverage = scratch->coverage + (from - target->box.left);
            memset(coverage, (int)full, (size_t)(to - from));
            if (from == firstX) coverage[0] = (uint8_t)least(255, (firstWidth * height + 128) >> 8);
            if (to == lastX + 1 && firstX != lastX) {
                coverage[to - from - 1] = (uint8_t)least(255, (lastWidth * height + 128) >> 8);
            }
            paint_span(scratch, target, clip, from, y, to - from, coverage, 0, paint);
            continue;
        }
        if (begin < end) paint_span(scratch, target, clip, begin, y, end - begin, 0, full, paint);
        if (firstWidth != Fraction && firstX >= box.left && firstX < box.right) {
            uint32_t value = (uint32_t)least(255, (firstWidth * height + 128) >> 8);
            paint_span(scratch, target, clip, firstX, y, 1, 0, value, paint);
        }
        if (firstX != lastX && lastWidth != Fraction && lastX >= box.left && lastX < box.right) {
            uint32_t value = (uint32_t)least(255, (lastWidth * height + 128) >> 8);
            paint_span(scratch, target, clip, lastX, y, 1, 0, value, paint);
        }
    }
}
