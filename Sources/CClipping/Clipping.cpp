#include "CClipping.h"

#include <polyclipping/clipper.hpp>

using namespace ClipperLib;

struct Clipping {
    Paths closed[2];
    Paths open;
    Paths results;
    long closedCount = 0;
};

extern "C" {

Clipping *clipping_create(void) {
    try {
        return new Clipping();
    } catch (...) {
        return nullptr;
    }
}

void clipping_destroy(Clipping *clipping) { delete clipping; }

void clipping_add(Clipping *clipping, const long long *points, long count, int isSecond, int isClosed) {
    try {
        Path path;
        path.reserve((size_t)count);
        for (long i = 0; i < count; i++) path.push_back(IntPoint(points[2 * i], points[2 * i + 1]));
        (isClosed || isSecond ? clipping->closed[isSecond ? 1 : 0] : clipping->open).push_back(path);
    } catch (...) {
    }
}

long clipping_run(Clipping *clipping, int operation, int firstIsEvenOdd, int secondIsEvenOdd) {
    const ClipType types[] = {ctUnion, ctIntersection, ctDifference, ctXor};
    try {
        Clipper clipper(ioStrictlySimple);
        // Those that enclose nothing are refused, and are nothing.
        for (const Path &path : clipping->closed[0]) clipper.AddPath(path, ptSubject, true);
        for (const Path &path : clipping->open) clipper.AddPath(path, ptSubject, false);
        for (const Path &path : clipping->closed[1]) clipper.AddPath(path, ptClip, true);
        PolyTree tree;
        if (!clipper.Execute(types[operation], tree, firstIsEvenOdd ? pftEvenOdd : pftNonZero,
                secondIsEvenOdd ? pftEvenOdd : pftNonZero)) {
            return -1;
        }
        Paths lines;
        ClosedPathsFromPolyTree(tree, clipping->results);
        clipping->closedCount = (long)clipping->results.size();
        OpenPathsFromPolyTree(tree, lines);
        clipping->results.insert(clipping->results.end(), lines.begin(), lines.end());
        return (long)clipping->results.size();
    } catch (...) {
        return -1;
    }
}

long clipping_count(const Clipping *clipping, long index, int *isClosed) {
    *isClosed = index < clipping->closedCount;
    return (long)clipping->results[(size_t)index].size();
}

void clipping_copy(const Clipping *clipping, long index, long long *points) {
    for (const IntPoint &point : clipping->results[(size_t)index]) {
        *points++ = point.X;
        *points++ = point.Y;
    }
}
}
