import Foundation

/// One line or curve of a path with both its ends. A line's controls lie on its ends; a quadratic curve is kept as
/// the cubic that draws the same.
package struct PathSegment: Equatable, Sendable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint
    package var isLine: Bool

    package init(from start: CGPoint, to end: CGPoint) {
        self.start = start
        control1 = start
        control2 = end
        self.end = end
        isLine = true
    }

    package init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        isLine = false
    }

    package init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
        self.init(
            from: start,
            control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
            to: end)
    }

    /// `t` from 0, the start, to 1, the end.
    package func point(at t: CGFloat) -> CGPoint {
        if isLine { return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t) }
        let u = 1 - t
        let w0 = u * u * u
        let w1 = 3 * u * u * t
        let w2 = 3 * u * t * t
        let w3 = t * t * t
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
    }

    /// The part between two places on the segment, both from 0 to 1.
    package func part(from t1: CGFloat, to t2: CGFloat) -> PathSegment {
        if isLine { return PathSegment(from: point(at: t1), to: point(at: t2)) }
        func derivative(_ t: CGFloat) -> CGVector {
            let u = 1 - t
            func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c)
            }
            return CGVector(
                dx: part(start.x, control1.x, control2.x, end.x), dy: part(start.y, control1.y, control2.y, end.y))
        }
        let first = t1 == 0 ? start : point(at: t1)
        let last = t2 == 1 ? end : point(at: t2)
        let third = (t2 - t1) / 3
        let leaving = derivative(t1)
        let arriving = derivative(t2)
        return PathSegment(
            from: first, control1: CGPoint(x: first.x + leaving.dx * third, y: first.y + leaving.dy * third),
            control2: CGPoint(x: last.x - arriving.dx * third, y: last.y - arriving.dy * third), to: last)
    }

    /// Where x or y turns round, strictly between the ends.
    package var extrema: [CGFloat] {
        var found: [CGFloat] = []
        func solve(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) {
            // The derivative is a t^2 + b t + c, but for a factor 3.
            let a = p3 - 3 * p2 + 3 * p1 - p0
            let b = 2 * (p2 - 2 * p1 + p0)
            let c = p1 - p0
            var roots: [CGFloat] = []
            if abs(a) < 1e-12 * (abs(b) + abs(c) + 1e-300) {
                if b != 0 { roots.append(-c / b) }
            } else {
                let discriminant = b * b - 4 * a * c
                guard discriminant >= 0 else { return }
                let root = discriminant.squareRoot()
                roots.append((-b + root) / (2 * a))
                roots.append((-b - root) / (2 * a))
            }
            found.append(contentsOf: roots.filter { $0 > 0 && $0 < 1 })
        }
        solve(start.x, control1.x, control2.x, end.x)
        solve(start.y, control1.y, control2.y, end.y)
        return found
    }

    /// How many equal steps of t make lines that stay within `tolerance` of the curve; at most 500.
    package func lineCount(tolerance: CGFloat) -> Int {
        if isLine { return 1 }
        let bend1 = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
        let bend2 = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let count = (0.75 * max(bend1, bend2) / tolerance).squareRoot().rounded(.up)
        return count.isFinite ? max(1, min(500, Int(count))) : 1
    }

    /// To about a hundredth of a percent.
    package var length: CGFloat {
        if isLine { return hypot(end.x - start.x, end.y - start.y) }
        // Gauss-Legendre with five points on each of four pieces.
        let nodes: [(CGFloat, CGFloat)] = [
            (0, 0.568_888_888_888_888_9), (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
            (0.538_469_310_105_683_1, 0.478_628_670_499_366_5), (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
            (0.906_179_845_938_664, 0.236_926_885_056_189_1),
        ]
        var sum: CGFloat = 0
        for piece in 0..<4 {
            for (node, weight) in nodes {
                let t = (CGFloat(piece) + (node + 1) / 2) / 4
                sum += weight / 8 * speed(at: t)
            }
        }
        return sum
    }

    /// How far along, from 0 to 1 of t, a length from the start lies.
    package func place(ofLength length: CGFloat, of total: CGFloat) -> CGFloat {
        guard total > 0 else { return 0 }
        if isLine { return max(0, min(1, length / total)) }
        var low: CGFloat = 0
        var high: CGFloat = 1
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if part(from: 0, to: middle).length < length {
                low = middle
            } else {
                high = middle
            }
        }
        return (low + high) / 2
    }

    private func speed(at t: CGFloat) -> CGFloat {
        let u = 1 - t
        func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            3 * u * u * (b - a) + 6 * u * t * (c - b) + 3 * t * t * (d - c)
        }
        return hypot(
            part(start.x, control1.x, control2.x, end.x), part(start.y, control1.y, control2.y, end.y))
    }
}

extension PathBuffer {
    /// Visits every line and curve, closing lines included, with where it begins.
    package func forEachSegment(_ body: (PathSegment) -> Void) {
        var index = 0
        var start = CGPoint.zero
        var current = CGPoint.zero
        for verb in verbs {
            switch verb {
            case .move:
                current = points[index]
                start = current
            case .line:
                body(PathSegment(from: current, to: points[index]))
                current = points[index]
            case .quad:
                body(PathSegment(from: current, control: points[index], to: points[index + 1]))
                current = points[index + 1]
            case .cubic:
                body(
                    PathSegment(
                        from: current, control1: points[index], control2: points[index + 1], to: points[index + 2]))
                current = points[index + 2]
            case .close:
                if current != start { body(PathSegment(from: current, to: start)) }
                current = start
            }
            index += verb.pointCount
        }
    }
}
