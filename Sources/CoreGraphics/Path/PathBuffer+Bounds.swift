import Foundation

extension PathBuffer {
    /// The smallest box around the path itself, without controls. Null when empty or when a coordinate is not finite.
    package var boundingBox: CGRect {
        let box = controlBox
        guard !box.isNull, verbs.contains(where: { $0 == .quad || $0 == .cubic }) else { return box }
        var left = CGFloat.infinity
        var right = -CGFloat.infinity
        var top = CGFloat.infinity
        var bottom = -CGFloat.infinity
        func include(_ point: CGPoint) {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        forEachSegment { segment in
            include(segment.start)
            include(segment.end)
            guard !segment.isLine else { return }
            for t in segment.extrema {
                include(segment.point(at: t))
            }
        }
        // A subpath of a move alone has no segment.
        var index = 0
        for verb in verbs {
            if verb == .move { include(points[index]) }
            index += verb.pointCount
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
