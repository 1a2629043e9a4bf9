#include "Wide.h"

// Rectangles with circular corners, circles among them, and the frames between two of them, without edges or cells:
// where a row is straight its coverage is the exact area; round a corner it goes by the distance of a pixel's middle
// from the circle, which is the exact area of a straight edge that is level or upright and a 23rd off at worst.

typedef float Lane __attribute__((vector_size(32)));
typedef int32_t LaneBits __attribute__((vector_size(32)));

/// How far from the circle coverage may change, in pixels, with room for rounding.
static const double Soft = 0.75;

/// What of a row a shape covers.
typedef struct {
    /// Pixels outside of it are clear.
    int left, right;
    /// Pixels in it are covered wholly; empty when there are none worth mentioning.
    int solidLeft, solidRight;
    /// Whether the row crosses corners, how far it then is from their centres, and otherwise how much of it is covered.
    int isRound;
    float distance, height;
} Row;

static inline double between(double value, double low, double high) {
    return value > low ? (value < high ? value : high) : low;
}

static inline int whole(double value) { return (int)between(value, -1e8, 1e8); }

static Row row_of(const RasterRounded *r, int y) {
    Row row = {0};
    double middle = y + 0.5;
    double height = between(fmin(y + 1, r->bottom) - fmax(y, r->top), 0, 1);
    if (height <= 0) return row;
    double distance = fmax(r->top + r->radius - middle, middle - (r->bottom - r->radius));
    double outer, inner;
    row.height = (float)height;
    if (r->radius > 0 && distance > 0) {
        row.isRound = 1;
        row.distance = (float)distance;
        double reach = (r->radius + Soft) * (r->radius + Soft) - distance * distance;
        double solid = (r->radius - Soft) * (r->radius - Soft) - distance * distance;
        outer = r->radius - (reach > 0 ? sqrt(reach) : 0);
        inner = solid > 0 && distance < r->radius - Soft ? r->radius - sqrt(solid) : -1;
    } else {
        outer = 0;
        inner = height == 1 ? 0 : -1;
    }
    row.left = whole(floor(r->left + outer - 0.5));
    row.right = whole(ceil(r->right - outer + 0.5));
    if (inner >= 0) {
        row.solidLeft = whole(ceil(r->left + inner + 0.5));
        row.solidRight = whole(floor(r->right - inner - 0.5));
    }
    if (row.solidRight < row.solidLeft) row.solidRight = row.solidLeft;
    return row;
}

/// Coverage from 0 to 255 of eight pixels whose middles are given.
ALWAYS void coverage_of(const RasterRounded *r, const Row *row, const Lane *middles, Lane *coverage) {
    Lane middle = *middles, none = {0}, one = none + 1;
    if (row->isRound) {
        Lane across = (float)(r->left + r->radius) - middle, beyond = middle - (float)(r->right - r->radius);
        across = __builtin_elementwise_max(__builtin_elementwise_max(across, beyond), none);
        Lane inside = (float)r->radius - __builtin_elementwise_sqrt(across * across + row->distance * row->distance);
        *coverage = __builtin_elementwise_min(__builtin_elementwise_max(inside + 0.5f, none), one) * 255.0f;
        return;
    }
    Lane first = __builtin_elementwise_max(middle - 0.5f, none + (float)r->left);
    Lane last = __builtin_elementwise_min(middle + 0.5f, none + (float)r->right);
    *coverage = __builtin_elementwise_min(__builtin_elementwise_max(last - first, none), one) * (row->height * 255.0f);
}

/// Writes eight numbers at a time: up to seven more than asked for.
RASTER_FAST
static void cover(
    uint8_t *coverage, int x, int count, const RasterRounded *outer, const Row *row, const RasterRounded *inner,
    const Row *hole
) {
    Lane steps = {0.5f, 1.5f, 2.5f, 3.5f, 4.5f, 5.5f, 6.5f, 7.5f};
    for (int i = 0; i < count; i += 8) {
        Lane middle = (float)(x + i) + steps;
        Lane value;
        coverage_of(outer, row, &middle, &value);
        if (inner && hole->left < hole->right) {
            Lane less;
            coverage_of(inner, hole, &middle, &less);
            value = __builtin_elementwise_max(value - less, (Lane){0});
        }
        LaneBits bits = __builtin_convertvector(value + 0.5f, LaneBits);
        Eight bytes = __builtin_convertvector(bits, Eight);
        memcpy(coverage + i, &bytes, 8);
    }
}

/// Shorter stretches are not worth a call of their own.
enum { WorthAlone = 24 };

static void scan(const Output *out, const RasterClip *clip, const RasterRounded *outer, const RasterRounded *inner) {
    RasterBox box = clip->box;
    if (box_is_empty(box)) return;
    if (!reserve_output_row(out, clip)) return;
    uint8_t *coverage = out->scratch->coverage - output_origin(out, clip);
    int top = most(box.top, whole(floor(outer->top))), bottom = least(box.bottom, whole(ceil(outer->bottom)));
    for (int y = top; y < bottom; y++) {
        Row row = row_of(outer, y), hole = {0};
        if (inner) hole = row_of(inner, y);
        int left = most(row.left, box.left), right = least(row.right, box.right);
        if (left >= right) continue;
        // The middle: all of it, or with a hole nothing of it.
        int isHole = hole.solidLeft < hole.solidRight;
        int from = isHole ? hole.solidLeft : row.solidLeft, to = isHole ? hole.solidRight : row.solidRight;
        if (!isHole && inner && hole.left < hole.right) to = from;
        from = most(from, left);
        to = least(to, right);
        if (to - from < WorthAlone) from = to = right;
        if (left < from) {
            cover(coverage + left, left, from - left, outer, &row, inner, &hole);
            put(out, clip, left, y, from - left, coverage + left, 0);
        }
        if (from < to && !isHole) put(out, clip, from, y, to - from, 0, 255);
        if (to < right) {
            cover(coverage + to, to, right - to, outer, &row, inner, &hole);
            put(out, clip, to, y, right - to, coverage + to, 0);
        }
    }
}

void raster_fill_rounded(
    RasterScratch *scratch, const RasterTarget *target, const RasterClip *clip, const RasterRounded *outer,
    const RasterRounded *inner, const RasterPaint *paint
) {
    Output out = {scratch, target, paint, 0, 0};
    scan(&out, clip, outer, inner);
}

void raster_mask_rounded(
    RasterScratch *scratch, unsigned char *mask, long stride, const RasterClip *clip, const RasterRounded *outer
) {
    if (box_is_empty(clip->box)) return;
    for (int y = clip->box.top; y < clip->box.bottom; y++) {
        memset(mask + (long)(y - clip->box.top) * stride, 0, (size_t)(clip->box.right - clip->box.left));
    }
    Output out = {scratch, 0, 0, mask, stride};
    scan(&out, clip, outer, 0);
}
