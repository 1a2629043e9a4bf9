#ifndef CCLIPPING_H
#define CCLIPPING_H

// Set operations on polygons and lines, by Clipper. Coordinates are whole numbers.

#ifdef __cplusplus
extern "C" {
#endif

enum {
    ClippingUnion = 0,
    ClippingIntersection = 1,
    ClippingDifference = 2,
    ClippingXor = 3,
};

/// Polygons or lines that are gathered, and what came out of an operation.
typedef struct Clipping Clipping;

Clipping *clipping_create(void);
void clipping_destroy(Clipping *clipping);

/// A polygon or a line of the first operand, or a polygon of the second: pairs of coordinates.
void clipping_add(Clipping *clipping, const long long *points, long count, int isSecond, int isClosed);

/// Carries out an operation; returns how many polygons and lines came out, or -1 when it could not be done.
/// Polygons come out with a winding that fills them.
long clipping_run(Clipping *clipping, int operation, int firstIsEvenOdd, int secondIsEvenOdd);

/// How many points the result at `index` has, and whether it is a polygon.
long clipping_count(const Clipping *clipping, long index, int *isClosed);
void clipping_copy(const Clipping *clipping, long index, long long *points);

#ifdef __cplusplus
}
#endif

#endif
