#include "Kernels.h"

// Scan conversion by exact area. Ends of edges are rounded to 1/256 pixel; for each row an edge adds to `cells` by
// how much the coverage of each pixel differs from that of the pixel to its left, in units of 1/131072. The sum from
// the left is then each pixel's signed area, exact in integers, whatever order the edges came in and wherever the
// clip cuts.

enum { Fraction = 256, Full = 2 * Fraction * Fraction };

/// Farther than this from the origin, in pixels, a path is cut off.
static const double Farthest = 2000000;

/// Cells worked on at a time: as many rows as fit in a processor's nearest caches.
static const long BandCells = 1 << 15;

/// From top to bottom, in 1/256 pixel; direction 1 when the path goes down here, -1 when up.
struct Edge {
    int32_t x0, y0, x1, y1;
    int32_t direction;
};
typedef struct Edge Edge;

RasterScratch *raster_scratch_create(void) { return calloc(1, sizeof(RasterScratch)); }

void raster_scratch_destroy(RasterScratch *scratch) {
    if (!scratch) return;
    free(scratch->cells);
    free(scratch->coverage);
    free(scratch->colors);
    free(scratch->edges);
    free(scratch);
}

int scratch_reserve_row(RasterScratch *scratch, int count) {
    if (count <= scratch->rowCount) return 1;
    free(scratch->coverage);
    free(scratch->colors);
    scratch->coverage = malloc((size_t)count + 64);
    scratch->colors = malloc(((size_t)count + 64) * 4);
    scratch->rowCount = scratch->coverage && scratch->colors ? count : 0;
    return scratch->rowCount >= count;
}

static int reserve_cells(RasterScratch *scratch, long count) {
    if (count <= scratch->cellCount) return 1;
    free(scratch->cells);
    scratch->cells = calloc((size_t)count, sizeof(int32_t));
    scratch->cellCount = scratch->cells ? count : 0;
    return scratch->cells != 0;
}

typedef struct {
    RasterScratch *scratch;
    /// Rows and columns that matter, in 1/256 pixel.
    int32_t top, bottom, right;
    /// What the edges cover.
    int32_t minX, maxX, minY, maxY;
    double x, y, startX, startY;
    int isAntialiased;
} Collector;

static void add_fixed_edge(Collector *c, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
    if (y0 == y1) return;
    int32_t direction = 1;
    if (y0 > y1) {
        int32_t x = x0, y = y0;
        x0 = x1; y0 = y1;
        x1 = x; y1 = y;
        direction = -1;
    }
    if (y1 <= c->top || y0 >= c->bottom) return;
    if (x0 >= c->right && x1 >= c->right) {
        // Beyond the right border nothing shows, but the rows count as touched by what is to its left.
        return;
    }
    RasterScratch *s = c->scratch;
    if (s->edgeCount == s->edgeRoom) {
        long room = s->edgeRoom ? s->edgeRoom * 2 : 256;
        Edge *edges = realloc(s->edges, (size_t)room * sizeof(Edge));
        if (!edges) {
            s->didFail = 1;
            return;
        }
        s->edges = edges;
        s->edgeRoom = room;
    }
    Edge edge = {x0, y0, x1, y1, direction};
    s->edges[s->edgeCount++] = edge;
    c->minX = least(c->minX, least(x0, x1));
    c->maxX = most(c->maxX, most(x0, x1));
    c->minY = least(c->minY, y0);
    c->maxY = most(c->maxY, y1);
}

/// The nearest whole number, halves upward, of one that 32 bits hold: made positive first, so that cutting off the
/// fraction rounds down. The library's floor is a call on processors of the first kind.
static inline int32_t nearest(double value) { return (int32_t)((int64_t)(value + 2147483648.5) - 2147483648LL); }

static inline int32_t fixed(double value) { return nearest(value * Fraction); }

/// What is not a number goes to the border, too.
static double held(double value) { return value > -Farthest ? (value < Farthest ? value : Farthest) : -Farthest; }

/// Takes a line apart where it leaves the region that whole numbers reach, so that what shows keeps its slope.
static void add_far_edge(Collector *c, double x0, double y0, double x1, double y1) {
    double ends[2][2] = {{x0, y0}, {x1, y1}};
    for (int i = 0; i < 2; i++) {
        // Above and below nothing shows.
        double y = ends[i][1];
        double limit = held(y);
        if (y != limit && y1 != y0) {
            double t = (limit - y0) / (y1 - y0);
            ends[i][0] = x0 + (x1 - x0) * t;
            ends[i][1] = limit;
        }
        ends[i][1] = held(ends[i][1]);
    }
    double ax = ends[0][0], ay = ends[0][1], bx = ends[1][0], by = ends[1][1];
    // To the sides an edge runs along the border instead.
    double cuts[4] = {0, 1, 1, 1};
    int count = 1;
    double borders[2] = {-Farthest, Farthest};
    if (bx < ax) {
        borders[0] = Farthest;
        borders[1] = -Farthest;
    }
    for (int i = 0; i < 2; i++) {
        if (bx == ax) break;
        double t = (borders[i] - ax) / (bx - ax);
        if (t > 0 && t < 1) cuts[count++] = t;
    }
    cuts[count] = 1;
    double px = ax, py = ay;
    for (int i = 1; i <= count; i++) {
        double qx = ax + (bx - ax) * cuts[i], qy = ay + (by - ay) * cuts[i];
        double middle = (px + qx) / 2;
        if (middle < -Farthest || middle > Farthest) {
            double x = held(middle);
            add_fixed_edge(c, fixed(x), fixed(py), fixed(x), fixed(qy));
        } else {
            add_fixed_edge(c, fixed(held(px)), fixed(py), fixed(held(qx)), fixed(qy));
        }
        px = qx;
        py = qy;
    }
}

static void add_line(Collector *c, double x, double y) {
    double x0 = c->x, y0 = c->y;
    c->x = x;
    c->y = y;
    if (fabs(x0) < Farthest && fabs(y0) < Farthest && fabs(x) < Farthest && fabs(y) < Farthest) {
        add_fixed_edge(c, fixed(x0), fixed(y0), fixed(x), fixed(y));
    } else {
        add_far_edge(c, x0, y0, x, y);
    }
}

static inline double length(double x, double y) { return sqrt(x * x + y * y); }

static int line_count(double bend) {
    // Within a fiftieth of a pixel.
    double count = sqrt(bend / 0.02) + 1;
    return count >= 1 ? (count < 1000 ? (int)count : 1000) : 1;
}

static void add_quad(Collector *c, double x1, double y1, double x2, double y2) {
    double x0 = c->x, y0 = c->y;
    int count = line_count(0.25 * length(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2));
    for (int i = 1; i < count; i++) {
        double t = (double)i / count, u = 1 - t;
        add_line(c, u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2);
    }
    add_line(c, x2, y2);
}

static void add_cubic(Collector *c, double x1, double y1, double x2, double y2, double x3, double y3) {
    double x0 = c->x, y0 = c->y;
    double bend1 = length(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2);
    double bend2 = length(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3);
    int count = line_count(0.75 * (bend1 > bend2 ? bend1 : bend2));
    for (int i = 1; i < count; i++) {
        double t = (double)i / count, u = 1 - t;
        double w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t;
        add_line(c, w0 * x0 + w1 * x1 + w2 * x2 + w3 * x3, w0 * y0 + w1 * y1 + w2 * y2 + w3 * y3);
    }
    add_line(c, x3, y3);
}

static void collect(Collector *c, const RasterPath *path) {
    const double *p = path->points;
    double v[6];
    for (long i = 0; i < path->verbCount; i++) {
        static const int counts[5] = {1, 1, 2, 3, 0};
        int verb = path->verbs[i] < 5 ? path->verbs[i] : 4;
        int count = counts[verb];
        for (int j = 0; j < count; j++) {
            v[2 * j] = path->a * p[2 * j] + path->c * p[2 * j + 1] + path->tx;
            v[2 * j + 1] = path->b * p[2 * j] + path->d * p[2 * j + 1] + path->ty;
        }
        p += 2 * count;
        switch (verb) {
        case 0:
            add_line(c, c->startX, c->startY);
            c->x = c->startX = v[0];
            c->y = c->startY = v[1];
            break;
        case 1: add_line(c, v[0], v[1]); break;
        case 2: add_quad(c, v[0], v[1], v[2], v[3]); break;
        case 3: add_cubic(c, v[0], v[1], v[2], v[3], v[4], v[5]); break;
        case 4: add_line(c, c->startX, c->startY); break;
        }
    }
    add_line(c, c->startX, c->startY);
}

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

typedef struct {
    const RasterTarget *target;
    const RasterPaint *paint;
    unsigned char *mask;
    long maskStride;
} Output;

static void put(
    RasterScratch *scratch, const Output *out, const RasterClip *clip, int x, int y, int count, uint8_t *coverage,
    uint32_t constant
) {
    if (out->target) {
        if (coverage || constant) paint_span(scratch, out->target, clip, x, y, count, coverage, constant, out->paint);
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

static void scan(RasterScratch *scratch, const Output *out, const RasterClip *clip, const RasterPath *path) {
    RasterBox box = clip->box;
    if (box_is_empty(box)) return;
    Collector c = {0};
    c.scratch = scratch;
    scratch->edgeCount = 0;
    scratch->didFail = 0;
    c.top = box.top * Fraction;
    c.bottom = box.bottom * Fraction;
    c.right = box.right * Fraction;
    c.minX = c.minY = INT32_MAX;
    c.maxX = c.maxY = INT32_MIN;
    collect(&c, path);
    if (scratch->edgeCount == 0 || scratch->didFail) return;

    // To the right of the last edge the sum stays as it is, and it is not zero where an edge beyond the right
    // border was left out: so the box is cut on the left only when edges begin there.
    int32_t left = most(box.left, c.minX >> 8);
    int32_t top = most(box.top, c.minY >> 8);
    int32_t bottom = least(box.bottom, (c.maxY + Fraction - 1) >> 8);
    int32_t right = box.right;
    if (left >= right || top >= bottom) return;
    int32_t touched = most(left, least(right, (c.maxX >> 8) + 2));
    int32_t columns = touched - left;
    if (columns <= 0) columns = 1;
    long stride = columns + 2;
    int32_t rows = (int32_t)(BandCells / stride);
    if (rows < 1) rows = 1;
    if (rows > bottom - top) rows = bottom - top;
    int width = out->target ? out->target->box.right - out->target->box.left : box.right - box.left;
    if (!reserve_cells(scratch, stride * rows) || !scratch_reserve_row(scratch, width)) return;
    int origin = out->target ? out->target->box.left : box.left;

    for (int32_t bandTop = top; bandTop < bottom; bandTop += rows) {
        int32_t bandBottom = least(bottom, bandTop + rows);
        int32_t fixedTop = bandTop * Fraction, fixedBottom = bandBottom * Fraction;
        for (long i = 0; i < scratch->edgeCount; i++) {
            const Edge *edge = &scratch->edges[i];
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
                    value = coverage_of(sum, path->isEvenOdd, path->isAntialiased);
                }
                // A long stretch of the same coverage is painted as one.
                int32_t next = i + 1;
                while (next < columns && cells[next] == 0) next++;
                int32_t run = next - i;
                if (run >= 8) {
                    coverage[left + i] = (uint8_t)value;
                    put(scratch, out, clip, left + begin, y, i + 1 - begin, coverage + left + begin, 0);
                    put(scratch, out, clip, left + i + 1, y, run - 1, 0, value);
                    begin = next;
                } else {
                    for (int32_t j = i; j < next; j++) coverage[left + j] = (uint8_t)value;
                }
                i = next;
            }
            if (i > begin) put(scratch, out, clip, left + begin, y, i - begin, coverage + left + begin, 0);
            sum += cells[columns];
            cells[columns] = cells[columns + 1] = 0;
            if (left + columns < right) {
                value = coverage_of(sum, path->isEvenOdd, path->isAntialiased);
                if (value) put(scratch, out, clip, left + columns, y, right - left - columns, 0, value);
            }
        }
    }
}

void raster_fill_path(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, const RasterPath *path,
    const RasterPaint *paint
) {
    Output out = {target, paint, 0, 0};
    scan(scratch, &out, clip, path);
}

void raster_mask_path(
    RasterScratch *scratch, unsigned char *mask, long stride, const RasterClip *clip, const RasterPath *path
) {
    if (box_is_empty(clip->box)) return;
    for (int y = clip->box.top; y < clip->box.bottom; y++) {
        memset(mask + (long)(y - clip->box.top) * stride, 0, (size_t)(clip->box.right - clip->box.left));
    }
    Output out = {0, 0, mask, stride};
    scan(scratch, &out, clip, path);
}

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
    for (int32_t y = firstY; y <= lastY; y++) {
        int32_t height = least(y1, (y + 1) << 8) - most(y0, y << 8);
        uint32_t full = (uint32_t)least(255, height);
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
