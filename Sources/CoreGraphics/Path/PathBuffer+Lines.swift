import Foundation

/// A subpath made of lines only.
package struct Polyline: Equatable, Sendable {
    package var points: [CGPoint]
    package var isClosed: Bool
}

extension PathBuffer {
    /// The subpaths as lines that stay within `tolerance` of the curves; no point follows its like. A subpath of a
    /// move alone is left out, one whose segments have no length keeps its single point.
    package func polylines(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var line: [CGPoint] = []
        var hasSegment = false
        func finish(isClosed: Bool) {
            if isClosed, line.count > 1, line.last == line.first { line.removeLast() }
            if hasSegment || isClosed { result.append(Polyline(points: line, isClosed: isClosed)) }
            hasSegment = false
        }
        func add(_ segment: PathSegment) {
            hasSegment = true
            let count = segment.lineCount(tolerance: tolerance)
            for step in 1...count {
                let point = step == count ? segment.end : segment.point(at: CGFloat(step) / CGFloat(count))
                if point != line.last { line.append(point) }
            }
        }
        var index = 0
        var start = CGPoint.zero
        for verb in verbs {
            let current = line.last ?? start
            switch verb {
            case .move:
                finish(isClosed: false)
                start = points[index]
                line = [start]
            case .line: add(PathSegment(from: current, to: points[index]))
            case .quad: add(PathSegment(from: current, control: points[index], to: points[index + 1]))
            case .cubic:
                add(
                    PathSegment(
                        from: current, control1: points[index], control2: points[index + 1], to: points[index + 2]))
            case .close:
                finish(isClosed: true)
                line = [start]
            }
            index += verb.pointCount
        }
        finish(isClosed: false)
        return result
    }
}
