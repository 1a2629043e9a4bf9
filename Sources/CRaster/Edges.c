#include "Kernels.h"

// A path's curves as lines, in pixels, their ends rounded to 1/256 pixel: what both ways of scanning begin with.

typedef struct {
    RasterEdges *edges;
    /// Rows and columns that matter, in 1/256 pixel.
    int32_t top, bottom, right;
    double x, y, startX, startY;
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
    RasterEdges *e = c->edges;
    if (x0 >= c->right && x1 >= c->right) {
        // Beyond the right border nothing shows, but the rows count as touched by what is to its left.
        e->isCut = 1;
        return;
    }
    if (e->count == e->room) {
        long room = e->room ? e->room * 2 : 256;
        Edge *grown = realloc(e->edges, (size_t)room * sizeof(Edge));
        if (!grown) {
            e->didFail = 1;
            return;
        }
        e->edges = grown;
        e->room = room;
    }
    Edge edge = {x0, y0, x1, y1, direction};
    e->edges[e->count++] = edge;
    e->minX = least(e->minX, least(x0, x1));
    e->maxX = most(e->maxX, most(x0, x1));
    e->minY = least(e->minY, y0);
    e->maxY = most(e->maxY, y1);
}

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
    if (x == x0 && y == y0) return;
    c->x = x;
    c->y = y;
    Extent *extent = &c->edges->extent;
    extent->height += fabs(y - y0);
    extent->left = fmin(extent->left, x);
    extent->right = fmax(extent->right, x);
    extent->top = fmin(extent->top, y);
    extent->bottom = fmax(extent->bottom, y);
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

/// More edges than this to a pixel, and it is cheaper to count them at samples than to add up their areas, and what they
/// cover together is then no longer the sum of what each covers.
static const double Dense = 1;

/// Shorter paths are never dense.
static const long ManyVerbs = 1000;

void collect_edges(RasterEdges *edges, RasterBox box, const RasterPath *path) {
    edges->count = 0;
    edges->didFail = edges->isCut = 0;
    edges->box = box;
    edges->isEvenOdd = path->isEvenOdd;
    edges->isAntialiased = path->isAntialiased;
    edges->minX = edges->minY = INT32_MAX;
    edges->maxX = edges->maxY = INT32_MIN;
    Extent none = {0, INFINITY, INFINITY, -INFINITY, -INFINITY};
    edges->extent = none;
    Collector c = {0};
    c.edges = edges;
    c.top = box.top * Fraction;
    c.bottom = box.bottom * Fraction;
    c.right = box.right * Fraction;
    collect(&c, path);
    // By the whole path, whatever of it is in the box: all pieces of a picture are drawn the same way.
    Extent e = edges->extent;
    edges->isDense = path->isAntialiased && path->verbCount > ManyVerbs
        && e.height > Dense * (e.right - e.left) * (e.bottom - e.top);
}

RasterEdges *raster_edges_create(RasterBox box, const RasterPath *path) {
    RasterEdges *edges = calloc(1, sizeof(RasterEdges));
    if (!edges) return 0;
    collect_edges(edges, box, path);
    return edges;
}

void raster_edges_destroy(RasterEdges *edges) {
    if (!edges) return;
    free(edges->edges);
    free(edges);
}

long raster_edges_size(const RasterEdges *edges) { return edges->room * (long)sizeof(Edge); }
