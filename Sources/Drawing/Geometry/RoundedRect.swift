import CoreGraphics

/// A rectangle whose four corners are rounded alike.
package struct RoundedRect: Equatable, Sendable {
    package var rect: CGRect
    /// Half axes of each corner, never more than half a side.
    package var corners: CGSize
    package var style: RoundedCornerStyle

    package init(rect: CGRect, corners: CGSize, style: RoundedCornerStyle) {
        func limit(_ value: CGFloat, _ side: CGFloat) -> CGFloat {
            value > 0 ? min(value, side / 2) : 0
        }
        self.rect = rect
        self.corners = CGSize(width: limit(corners.width, rect.width), height: limit(corners.height, rect.height))
        self.style = style
    }

    /// Whether nothing is rounded.
    package var isPlain: Bool { corners.width == 0 || corners.height == 0 }
}

extension PathBuffer {
    package init(_ rounded: RoundedRect) {
        self.init(verbs: 18, points: 40)
        addRoundedRect(rounded)
    }

    package mutating func addRoundedRect(_ rounded: RoundedRect) {
        addRoundedRect(
            rounded.rect, style: rounded.style, topLeft: rounded.corners, topRight: rounded.corners,
            bottomRight: rounded.corners, bottomLeft: rounded.corners)
    }

    /// Half axes for each corner. Those that do not fit are shrunk together.
    package mutating func addRoundedRect(
        _ rect: CGRect, style: RoundedCornerStyle, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize,
        bottomLeft: CGSize
    ) {
        guard !rect.isNull else { return }
        let width = rect.width
        let height = rect.height
        func held(_ size: CGSize) -> CGSize {
            CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
        }
        let (topLeft, topRight) = (held(topLeft), held(topRight))
        let (bottomRight, bottomLeft) = (held(bottomRight), held(bottomLeft))
        // Of every pair of corners along a side, the side must hold both.
        var fit: CGFloat = 1
        func shrink(_ sum: CGFloat, _ side: CGFloat) {
            if sum > side { fit = min(fit, side / sum) }
        }
        shrink(topLeft.width + topRight.width, width)
        shrink(bottomLeft.width + bottomRight.width, width)
        shrink(topLeft.height + bottomLeft.height, height)
        shrink(topRight.height + bottomRight.height, height)

        var curve = CornerCurve.circular
        var curveSize = CGSize.zero
        var isFirst = true
        // A corner as seen from the side that leads to it, clockwise on screen from the top edge.
        func add(_ size: CGSize, x: CGFloat, y: CGFloat, along: CGVector, after: CGVector, isTurned: Bool) {
            let size = CGSize(width: size.width * fit, height: size.height * fit)
            if style == .continuous, size.width > 0, size.height > 0, size != curveSize {
                // How far the curve may reach along the side, in corner radii: half of what the side has.
                curve = CornerCurve.continuous(reach: min(width / 2 / size.width, height / 2 / size.height))
                curveSize = size
            }
            let first = isTurned ? size.height : size.width
            let second = isTurned ? size.width : size.height
            func place(_ point: CGPoint) -> CGPoint {
                CGPoint(
                    x: x + along.dx * point.x * first + after.dx * point.y * second,
                    y: y + along.dy * point.x * first + after.dy * point.y * second)
            }
            let start = place(curve.points[0])
            if isFirst {
                move(to: start)
                isFirst = false
            } else {
                line(to: start)
            }
            guard size.width > 0, size.height > 0 else { return }
            var segment = 1
            while segment < curve.points.count {
                cubic(
                    to: place(curve.points[segment + 2]), control1: place(curve.points[segment]),
                    control2: place(curve.points[segment + 1]))
                segment += 3
            }
        }
        let right = CGVector(dx: 1, dy: 0)
        let left = CGVector(dx: -1, dy: 0)
        let down = CGVector(dx: 0, dy: 1)
        let up = CGVector(dx: 0, dy: -1)
        add(topRight, x: rect.maxX, y: rect.minY, along: left, after: down, isTurned: false)
        add(bottomRight, x: rect.maxX, y: rect.maxY, along: up, after: left, isTurned: true)
        add(bottomLeft, x: rect.minX, y: rect.maxY, along: right, after: up, isTurned: false)
        add(topLeft, x: rect.minX, y: rect.minY, along: down, after: right, isTurned: true)
        close()
    }
}

/// The curve round a corner of radius 1, seen from the corner: x back along the side that leads to it, y along
/// the side that leaves it. First the start, then three points for each cubic.
private struct CornerCurve {
    let points: [CGPoint]

    /// One cubic for the quarter circle.
    static let circular: CornerCurve = {
        let handle = 1 - 4 / 3 * tan(CGFloat.pi / 8)
        return CornerCurve(points: [
            CGPoint(x: 1, y: 0), CGPoint(x: handle, y: 0), CGPoint(x: 0, y: handle), CGPoint(x: 0, y: 1),
        ])
    }()

    /// How far the full continuous corner reaches along a side, in radii. Reported: measured by others from the
    /// bezier paths that iOS makes.
    static let fullReach: CGFloat = 1.528_665

    /// Reported, from the same measurements.
    private static let full: [CGPoint] = [
        CGPoint(x: 1.528_665, y: 0), CGPoint(x: 1.088_492_96, y: 0), CGPoint(x: 0.868_406_94, y: 0),
        CGPoint(x: 0.631_493_79, y: 0.074_911_39), CGPoint(x: 0.372_823_83, y: 0.169_059_56),
        CGPoint(x: 0.169_059_56, y: 0.372_823_83), CGPoint(x: 0.074_911_39, y: 0.631_493_79),
        CGPoint(x: 0, y: 0.868_406_94), CGPoint(x: 0, y: 1.088_492_96), CGPoint(x: 0, y: 1.528_665),
    ]

    /// The quarter circle cut where the full corner is cut, so that one can be turned into the other.
    private static let round: [CGPoint] = {
        let cut: CGFloat = atan2(1 - 0.631_493_79, 1 - 0.074_911_39)
        var points = [CGPoint(x: 1, y: 0)]
        let angles: [CGFloat] = [0, cut, CGFloat.pi / 2 - cut, CGFloat.pi / 2]
        for index in 1..<4 {
            let from = angles[index - 1]
            let to = angles[index]
            let handle = 4 / 3 * tan((to - from) / 4)
            points.append(CGPoint(x: 1 - sin(from) - handle * cos(from), y: 1 - cos(from) + handle * sin(from)))
            points.append(CGPoint(x: 1 - sin(to) + handle * cos(to), y: 1 - cos(to) - handle * sin(to)))
            points.append(CGPoint(x: 1 - sin(to), y: 1 - cos(to)))
        }
        return points
    }()

    /// Where a side is too short for the full curve, the curve turns gradually into a quarter circle. Guessed.
    static func continuous(reach: CGFloat) -> CornerCurve {
        let part = max(0, min(1, (reach - 1) / (fullReach - 1)))
        if part == 1 { return CornerCurve(points: full) }
        return CornerCurve(
            points: zip(round, full).map { circle, full in
                CGPoint(x: circle.x + (full.x - circle.x) * part, y: circle.y + (full.y - circle.y) * part)
            })
    }
}
