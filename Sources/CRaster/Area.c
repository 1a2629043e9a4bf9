#include "Kernels.h"

// Scan conversion by exact area: for each row an edge adds to `cells` by how much the coverage of each pixel differs from
// that of the pixel to its left, in units of 1/131072. The sum from the left is then each pixel's signed area, exact in
// integers, whatever order the edges came in and wherever the clip cuts.

/// Cells worked on at a time: as many rows as fit in a processor's nearest caches.
static const long BandCells = 1 << 15;

/// Adds what an edge does within one row of cells. Ends in 1/256 pixel, x counted from the first cell, y within the
/// row; `height` is the signed difference of y, `x0` where y is least.
static inline void add_to_row(int32_t *cells, int32_t columns, int32_t x0, int32_t y0, int32_t x1, int32_t y1,
    int32_t direction) {
    if (x0 < 0 && x1 < 0) {
        cells[0] += (y1 - y0) * direction * 2 * Fraction;
        return;
    }
    int32_t first = x0 >> 8, last = x1 >> 8;
    if (first == last) {
        if (first >= columns) return;
        int32_t height = (y1 - y0) * direction;
        int32_t area = height * ((x0 & 255) + (x1 & 255));
        cells[first] += height * 2 * Fraction - area;
        cells[first + 1] += area;
        return;
    }
    // From left to right, cell by cell; y at each border follows from the whole edge alone.
    int32_t sign = direction;
    if (x0 > x1) {
        int32_t x = x0, y = y0;
        x0 = x1; y0 = y1;
        x1 = x; y1 = y;
        sign = -direction;
        first = x0 >> 8;
        last = x1 >> 8;
    }
    double slope = (double)(y1 - y0) / (double)(x1 - x0);
    int32_t y = y0;
    int32_t x = x0;
    int32_t cell = first;
    if (cell < 0) {
        // Everything to the left counts at the left border.
        cell = 0;
        x = 0;
        y = y0 + nearest((0 - x0) * slope);
        cells[0] += (y - y0) * sign * 2 * Fraction;
    }
    for (; cell <= last; cell++) {
        if (cell >= columns) return;
        int32_t border = (cell + 1) << 8;
        int32_t nextX = cell == last ? x1 : border;
        int32_t nextY = cell == last ? y1 : y0 + nearest((border - x0) * slope);
        int32_t height = (nextY - y) * sign;
        int32_t area = height * ((x - (cell << 8)) + (nextX - (cell << 8)));
        cells[cell] += height * 2 * Fraction - area;
        cells[cell + 1] += area;
        x = nextX;
        y = nextY;
    }
}

/// Adds an edge to a band of rows, `stride` cells apart.
static void add_edge(
    const Edge *edge, int32_t *cells, long stride, int32_t columns, int32_t left, int32_t top, int32_t bottom
) {
    int32_t first = most(edge->y0 >> 8, top);
    int32_t last = least((edge->y1 - 1) >> 8, bottom - 1);
    double slope = (double)(edge->x1 - edge->x0) / (double)(edge->y1 - edge->y0);
    int32_t offset = left * Fraction;
    for (int32_t row = first; row <= last; row++) {
        int32_t rowTop = row << 8, rowBottom = (row + 1) << 8;
        int32_t y0 = most(edge->y0, rowTop), y1 = least(edge->y1, rowBottom);
        int32_t x0 = y0 == edge->y0 ? edge->x0 : edge->x0 + nearest((y0 - edge->y0) * slope);
        int32_t x1 = y1 == edge->y1 ? edge->x1 : edge->x0 + nearest((y1 - edge->y0) * slope);
        add_to_row(cells + (row - top) * stride, columns, x0 - offset, y0 - rowTop, x1 - offset, y1 - rowTop,
            edge->direction);
    }
}

static inline uint32_t coverage_of(int32_t sum, int isEvenOdd, int isAntialiased) {
    int32_t value = ((sum < 0 ? -sum : sum) + Fraction) >> 9;
    if (isEvenOdd) {
        value &= 511;
        if (value > 256) value = 512 - value;
    }
    if (!isAntialiased) return value >= 128 ? 255 : 0;
    return value > 255 ? 255 : (uint32_t)value;
}

void scan_area(const Output *out, const RasterClip *clip, const RasterEdges *edges) {
    RasterScratch *scratch = out->scratch;
    RasterBox box = clip->box;
    // To the right of the last edge the sum stays as it is, and it is not zero where an edge beyond the right
    // border was left out: so the box is cut on the left only when edges begin there.
    int32_t left = most(box.left, edges->minX >> 8);
    int32_t top = most(box.top, edges->minY >> 8);
    int32_t bottom = least(box.bottom, (edges->maxY + Fraction - 1) >> 8);
    int32_t right = box.right;
    if (left >= right || top >= bottom) return;
    int32_t touched = most(left, least(right, (edges->maxX >> 8) + 2));
    int32_t columns = touched - left;
    if (columns <= 0) columns = 1;
    long stride = columns + 2;
    int32_t rows = (int32_t)(BandCells / stride);
    if (rows < 1) rows = 1;
    if (rows > bottom - top) rows = bottom - top;
    if (!scratch_reserve_cells(scratch, stride * rows) || !reserve_output_row(out, clip)) return;
    int origin = output_origin(out, clip);

    for (int32_t bandTop = top; bandTop < bottom; bandTop += rows) {
        int32_t bandBottom = least(bottom, bandTop + rows);
        int32_t fixedTop = bandTop * Fraction, fixedBottom = bandBottom * Fraction;
        for (long i = 0; i < edges->count; i++) {
            const Edge *edge = &edges->edges[i];
            if (edge->y1 <= fixedTop || edge->y0 >= fixedBottom) continue;
            add_edge(edge, scratch->cells, stride, columns, left, bandTop, bandBottom);
        }
        for (int32_t y = bandTop; y < bandBottom; y++) {
            int32_t *cells = scratch->cells + (y - bandTop) * stride;
            uint8_t *coverage = scratch->coverage - origin;
            int32_t sum = 0;
            int32_t begin = 0, i = 0;
            uint32_t value = 0;
            while (i < columns) {
                if (cells[i]) {
                    sum += cells[i];
                    cells[i] = 0;
                    value = coverage_of(sum, edges->isEvenOdd, edges->isAntialiased);
                }
                // A long stretch of the same coverage is painted as one.
                int32_t next = i + 1;
                while (next < columns && cells[next] == 0) next++;
                int32_t run = next - i;
                if (run >= 8) {
                    coverage[left + i] = (uint8_t)value;
                    put(out, clip, left + begin, y, i + 1 - begin, coverage + left + begin, 0);
                    put(out, clip, left + i + 1, y, run - 1, 0, value);
                    begin = next;
                } else {
                    for (int32_t j = i; j < next; j++) coverage[left + j] = (uint8_t)value;
                }
                i = next;
            }
            if (i > begin) put(out, clip, left + begin, y, i - begin, coverage + left + begin, 0);
            sum += cells[columns];
            cells[columns] = cells[columns + 1] = 0;
            if (left + columns < right) {
                value = coverage_of(sum, edges->isEvenOdd, edges->isAntialiased);
                if (value) put(out, clip, left + columns, y, right - left - columns, 0, value);
            }
        }
    }
}
