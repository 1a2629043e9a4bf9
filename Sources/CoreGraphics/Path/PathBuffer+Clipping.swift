import CClipping
import Foundation

/// What is made of two areas.
package enum AreaOperation: Int32 {
    case union = 0
    case intersection = 1
    case difference = 2
    case symmetricDifference = 3
}

extension PathBuffer {
    /// How far lines may stray from curves, in points: an eighth of what can be seen at twice the scale.
    private static let clippingTolerance: CGFloat = 0.02
    /// Coordinates are whole numbers of this many to a point.
    private static let clippingUnits: CGFloat = 65_536
    /// Coordinates beyond, in points, are held here; the products of two still fit in what Clipper counts with.
    private static let clippingLimit: CGFloat = 1e9

    /// The area of this path and another's, combined. Its curves are lines that stray 0.02 points. Open subpaths count as
    /// closed.
    package func combined(
        with other: PathBuffer, _ operation: AreaOperation, isEvenOdd: Bool, otherIsEvenOdd: Bool
    ) -> PathBuffer {
        Self.clip(operation, isEvenOdd, otherIsEvenOdd) { clipping in
            add(to: clipping, isSecond: false, isClosed: true)
            other.add(to: clipping, isSecond: true, isClosed: true)
        }
    }

    /// The lines of this path that lie inside another's area, or outside. Its curves are lines that stray 0.02 points.
    package func line(_ operation: AreaOperation, _ other: PathBuffer, otherIsEvenOdd: Bool) -> PathBuffer {
        Self.clip(operation, false, otherIsEvenOdd) { clipping in
            add(to: clipping, isSecond: false, isClosed: false)
            other.add(to: clipping, isSecond: true, isClosed: true)
        }
    }

    private func add(to clipping: OpaquePointer, isSecond: Bool, isClosed: Bool) {
        for line in polylines(tolerance: Self.clippingTolerance) {
            var numbers: [Int64] = []
            var points = line.points
            // A closed subpath is a line that comes back.
            if !isClosed, line.isClosed, let first = points.first { points.append(first) }
            numbers.reserveCapacity(points.count * 2)
            for point in points {
                guard point.x.isFinite, point.y.isFinite else { return }
                numbers.append(Self.whole(point.x))
                numbers.append(Self.whole(point.y))
            }
            clipping_add(clipping, numbers, points.count, isSecond ? 1 : 0, isClosed ? 1 : 0)
        }
    }

    private static func whole(_ value: CGFloat) -> Int64 {
        Int64((max(-clippingLimit, min(clippingLimit, value)) * clippingUnits).rounded())
    }

    private static func clip(
        _ operation: AreaOperation, _ isEvenOdd: Bool, _ otherIsEvenOdd: Bool, _ add: (OpaquePointer) -> Void
    ) -> PathBuffer {
        var result = PathBuffer()
        guard let clipping = clipping_create() else { return result }
        defer { clipping_destroy(clipping) }
        add(clipping)
        let count = clipping_run(clipping, operation.rawValue, isEvenOdd ? 1 : 0, otherIsEvenOdd ? 1 : 0)
        guard count > 0 else { return result }
        for index in 0..<count {
            var isClosed: Int32 = 0
            let pointCount = clipping_count(clipping, index, &isClosed)
            guard pointCount > 1 else { continue }
            var numbers = [Int64](repeating: 0, count: pointCount * 2)
            clipping_copy(clipping, index, &numbers)
            for place in 0..<pointCount {
                let point = CGPoint(
                    x: CGFloat(numbers[place * 2]) / clippingUnits, y: CGFloat(numbers[place * 2 + 1]) / clippingUnits)
                if place == 0 { result.move(to: point) } else { result.line(to: point) }
            }
            if isClosed != 0 { result.close() }
        }
        return result
    }
}
