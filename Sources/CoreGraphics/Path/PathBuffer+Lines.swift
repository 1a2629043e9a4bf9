import Foundation

/// A subpath made of lines only.
package struct Polyline: Equatable, Sendable {
    package var points: [CGPoint]
    /// For each point whether the path runs smoothly through it, as it does inside of a curve.
    package var isSmooth: [Bool]
    package var isClosed: Bool

    package init(points: [CGPoint] = [], isSmooth: [Bool] = [], isClosed: Bool = false) {
        self.points = points
        self.isSmooth = isSmooth
        self.isClosed = isClosed
    }

    /// Appends a point unless it is the last one already.
    package mutating func append(_ point: CGPoint, isSmooth: Bool) {
        guard point != points.last else { return }
        points.append(point)
        self.isSmooth.append(isSmooth)
    }
}

extension PathBuffer {
    /// The subpaths as lines that stay within `tolerance` of the curves; no point follows its like. A subpath of a
    /// move alone is left out, one whose segments have no length keeps its single point.
    package func polylines(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var line = Polyline()
        var hasSegment = false
        /// The direction of the first segment that has one, and of the last.
        var first: CGVector?
        var last: CGVector?

        func begin(at point: CGPoint) {
            line = Polyline(points: [point], isSmooth: [false])
            hasSegment = false
            first = nil
            last = nil
        }
        func finish(isClosed: Bool) {
            if isClosed, line.points.count > 1, line.points.last == line.points.first {
                line.points.removeLast()
                line.isSmooth.removeLast()
                line.isSmooth[0] = isOneWay(last, first)
            }
            line.isClosed = isClosed
            if hasSegment || isClosed { result.append(line) }
        }
        func add(_ segment: PathSegment) {
            hasSegment = true
            guard let leaving = segment.startDirection, let arriving = segment.endDirection else { return }
            if line.points.count > 1 { line.isSmooth[line.isSmooth.count - 1] = isOneWay(last, leaving) }
            if first == nil { first = leaving }
            last = arriving
            let count = segment.lineCount(tolerance: tolerance)
            for step in 1...count {
                let isLast = step == count
                line.append(
                    isLast ? segment.end : segment.point(at: CGFloat(step) / CGFloat(count)), isSmooth: !isLast)
            }
        }

        var index = 0
        var start = CGPoint.zero
        for verb in verbs {
            let current = line.points.last ?? start
            switch verb {
            case .move:
                finish(isClosed: false)
                start = points[index]
                begin(at: start)
            case .line: add(PathSegment(from: current, to: points[index]))
            case .quad: add(PathSegment(from: current, control: points[index], to: points[index + 1]))
            case .cubic:
                add(
                    PathSegment(
                        from: current, control1: points[index], control2: points[index + 1], to: points[index + 2]))
            case .close:
                if current != start { add(PathSegment(from: current, to: start)) }
                finish(isClosed: true)
                begin(at: start)
            }
            index += verb.pointCount
        }
        finish(isClosed: false)
        return result
    }
}

/// Whether two directions are the same but for a thousandth of a radian.
private func isOneWay(_ first: CGVector?, _ second: CGVector?) -> Bool {
    guard let first, let second else { return false }
    let cross = first.dx * second.dy - first.dy * second.dx
    return first.dx * second.dx + first.dy * second.dy > 0 && abs(cross) < 1e-3
}

extension PathSegment {
    /// The way it leaves its start, of length 1. Nil when it goes nowhere.
    package var startDirection: CGVector? { Self.direction(from: start, to: [control1, control2, end]) }

    /// The way it arrives at its end, of length 1. Nil when it goes nowhere.
    package var endDirection: CGVector? {
        Self.direction(from: end, to: [control2, control1, start]).map { CGVector(dx: -$0.dx, dy: -$0.dy) }
    }

    private static func direction(from point: CGPoint, to others: [CGPoint]) -> CGVector? {
        for other in others {
            let length = hypot(other.x - point.x, other.y - point.y)
            if length > 0 { return CGVector(dx: (other.x - point.x) / length, dy: (other.y - point.y) / length) }
        }
        return nil
    }
}
