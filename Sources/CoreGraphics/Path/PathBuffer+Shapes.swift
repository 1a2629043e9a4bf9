import Foundation

/// How far from its end the control point of a cubic lies that stands for a quarter circle of radius 1:
/// 4/3 * tan(pi / 8).
private let quarterCircle: CGFloat = 0.552_284_749_830_793_4

extension PathBuffer {
    package mutating func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Begins at the right, as CoreGraphics does, and runs from the x axis toward the y axis.
    package mutating func addEllipse(_ rect: CGRect) {
        guard !rect.isNull else { return }
        let rx = rect.width / 2
        let ry = rect.height / 2
        let x = rect.midX
        let y = rect.midY
        let kx = rx * quarterCircle
        let ky = ry * quarterCircle
        move(to: CGPoint(x: x + rx, y: y))
        cubic(
            to: CGPoint(x: x, y: y + ry), control1: CGPoint(x: x + rx, y: y + ky),
            control2: CGPoint(x: x + kx, y: y + ry))
        cubic(
            to: CGPoint(x: x - rx, y: y), control1: CGPoint(x: x - kx, y: y + ry),
            control2: CGPoint(x: x - rx, y: y + ky))
        cubic(
            to: CGPoint(x: x, y: y - ry), control1: CGPoint(x: x - rx, y: y - ky),
            control2: CGPoint(x: x - kx, y: y - ry))
        cubic(
            to: CGPoint(x: x + rx, y: y), control1: CGPoint(x: x + kx, y: y - ry),
            control2: CGPoint(x: x + rx, y: y - ky))
        close()
    }

    /// An arc of a circle from `start`, over `delta` radians; positive runs from the x axis toward the y axis.
    /// A line leads from the current point to its start, if there is one. More than a turn counts as one turn.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard start.isFinite, delta.isFinite, radius.isFinite else { return }
        let sweep = max(-2 * CGFloat.pi, min(2 * CGFloat.pi, delta))
        let count = max(1, Int((abs(sweep) / (CGFloat.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4) * radius
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
        var sine = sin(start)
        var cosine = cos(start)
        let first = place(center.x + radius * cosine, center.y + radius * sine)
        if isEmpty || verbs.last == .close {
            move(to: first)
        } else if currentPoint != first {
            line(to: first)
        }
        guard sweep != 0 else { return }
        for index in 1...count {
            let angle = start + step * CGFloat(index)
            let nextSine = sin(angle)
            let nextCosine = cos(angle)
            cubic(
                to: place(center.x + radius * nextCosine, center.y + radius * nextSine),
                control1: place(
                    center.x + radius * cosine - handle * sine, center.y + radius * sine + handle * cosine),
                control2: place(
                    center.x + radius * nextCosine + handle * nextSine,
                    center.y + radius * nextSine - handle * nextCosine))
            sine = nextSine
            cosine = nextCosine
        }
    }

    /// How far an arc runs from one angle to another, in radians. Clockwise is meant for y upward; a turn or more is
    /// one turn either way.
    package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let delta = end - start
        if abs(delta) >= turn { return clockwise ? -turn : turn }
        if clockwise, delta > 0 { return delta - turn }
        if !clockwise, delta < 0 { return delta + turn }
        return delta
    }
}
