import Foundation

/// The elements of a path in two flat arrays: what to do, and the points to do it with.
///
/// Copying is free until one of the copies changes; appending an element costs amortized constant time.
package struct PathBuffer: Equatable, Sendable {
    package private(set) var verbs: [PathVerb] = []
    package private(set) var points: [CGPoint] = []

    package init() {}

    package init(capacity: Int) {
        self.init(verbs: capacity, points: capacity * 2)
    }

    /// With room for so many of each.
    package init(verbs: Int, points: Int) {
        self.verbs.reserveCapacity(verbs)
        self.points.reserveCapacity(points)
    }

    package var isEmpty: Bool { verbs.isEmpty }

    /// Where the next segment begins. Nil before the first move.
    package var currentPoint: CGPoint? {
        verbs.last == .close ? subpathStart : points.last
    }

    /// Where the last subpath began. Nil before the first move.
    package var subpathStart: CGPoint? {
        var index = points.count
        for verb in verbs.reversed() {
            index -= verb.pointCount
            if verb == .move { return points[index] }
        }
        return nil
    }

    package mutating func move(to point: CGPoint) {
        verbs.append(.move)
        points.append(point)
    }

    /// Segments after a close begin a new subpath where the closed one began. Without a current point nothing is added.
    package mutating func line(to point: CGPoint) {
        guard beginSegment() else { return }
        verbs.append(.line)
        points.append(point)
    }

    package mutating func quad(to point: CGPoint, control: CGPoint) {
        guard beginSegment() else { return }
        verbs.append(.quad)
        points.append(control)
        points.append(point)
    }

    package mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard beginSegment() else { return }
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    package mutating func append(_ other: PathBuffer) {
        if verbs.isEmpty {
            self = other
            return
        }
        verbs.append(contentsOf: other.verbs)
        points.append(contentsOf: other.points)
    }

    package mutating func apply(_ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        for index in points.indices {
            points[index] = points[index].applying(transform)
        }
    }

    private mutating func beginSegment() -> Bool {
        guard let last = verbs.last else { return false }
        if last == .close, let start = subpathStart {
            move(to: start)
        }
        return true
    }
}

extension PathBuffer {
    /// Visits the segments in order; a close arrives with no points. `points` holds exactly the verb's own.
    package func forEach(_ body: (PathVerb, _ points: ArraySlice<CGPoint>) -> Void) {
        var index = 0
        for verb in verbs {
            let end = index + verb.pointCount
            body(verb, points[index..<end])
            index = end
        }
    }

    /// The box of all points, controls included: never smaller than the path. Null when empty or when a
    /// coordinate is not finite.
    package var controlBox: CGRect {
        guard let first = points.first else { return .null }
        var left = first.x
        var right = first.x
        var top = first.y
        var bottom = first.y
        for point in points {
            guard point.x.isFinite, point.y.isFinite else { return .null }
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
