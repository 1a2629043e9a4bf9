import Foundation

/// Turns a stroked line into the outline of what it covers, to be filled with the winding rule.
///
/// Curves are first made lines that stay within `tolerance`. Each subpath gives one outline (a closed one two): along
/// one side and back along the other. Insides of bends overlap themselves, which the winding rule does not mind.
package struct PathStroker {
    package let width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: CGFloat
    package var dash: [CGFloat]
    package var dashPhase: CGFloat
    package let tolerance: CGFloat

    /// Into which steps an arc round a point is cut, and their cosine.
    private let arcStep: CGFloat
    private let arcStepCosine: CGFloat

    /// More dashes than this are not cut; the line is then solid.
    private static let mostDashes: CGFloat = 100_000

    package init(
        width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, dash: [CGFloat], dashPhase: CGFloat,
        tolerance: CGFloat
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
        self.tolerance = tolerance
        arcStep = 2 * acos(max(0, 1 - tolerance / max(width / 2, tolerance)))
        arcStepCosine = cos(arcStep)
    }

    /// Empty when the width is not a positive number or the path has a coordinate that is not finite.
    package func outline(of path: PathBuffer) -> PathBuffer {
        var result = PathBuffer()
        guard width > 0, width.isFinite, !path.controlBox.isNull else { return result }
        for line in path.polylines(tolerance: tolerance) {
            for piece in dashes(of: line) {
                add(piece, to: &result)
            }
        }
        return result
    }

    private var radius: CGFloat { width / 2 }

    private func add(_ line: Polyline, to result: inout PathBuffer) {
        let points = line.points
        guard points.count > 1 else {
            if let point = points.first { addDot(at: point, to: &result) }
            return
        }
        var side: [CGPoint] = []
        side.reserveCapacity(points.count * 4)
        let last = points.count - 1
        if line.isClosed, points.count > 2 {
            for index in 0...last {
                addJoin(
                    from: points[index == 0 ? last : index - 1], at: points[index],
                    to: points[index == last ? 0 : index + 1], isSmooth: line.isSmooth[index], side: &side)
            }
            append(side, to: &result)
            side.removeAll(keepingCapacity: true)
            for index in (0...last).reversed() {
                addJoin(
                    from: points[index == last ? 0 : index + 1], at: points[index],
                    to: points[index == 0 ? last : index - 1], isSmooth: line.isSmooth[index], side: &side)
            }
            append(side, to: &result)
            return
        }
        // There along one side and back along the other; a closed line of two points turns at its ends.
        for index in 1..<max(1, last) {
            addJoin(
                from: points[index - 1], at: points[index], to: points[index + 1], isSmooth: line.isSmooth[index],
                side: &side)
        }
        addEnd(from: points[last - 1], at: points[last], isTurn: line.isClosed, side: &side)
        for index in (1..<max(1, last)).reversed() {
            addJoin(
                from: points[index + 1], at: points[index], to: points[index - 1], isSmooth: line.isSmooth[index],
                side: &side)
        }
        addEnd(from: points[1], at: points[0], isTurn: line.isClosed, side: &side)
        append(side, to: &result)
    }

    private func addEnd(from before: CGPoint, at point: CGPoint, isTurn: Bool, side: inout [CGPoint]) {
        if isTurn {
            addJoin(from: before, at: point, to: before, isSmooth: false, side: &side)
        } else {
            addCap(from: before, at: point, side: &side)
        }
    }

    /// Round and square caps make a dot of a line without length.
    private func addDot(at point: CGPoint, to result: inout PathBuffer) {
        let box = CGRect(x: point.x - radius, y: point.y - radius, width: width, height: width)
        switch cap {
        case .butt: break
        case .round: result.addEllipse(box)
        case .square: result.addRect(box)
        }
    }

    private func append(_ side: [CGPoint], to result: inout PathBuffer) {
        guard let first = side.first else { return }
        result.move(to: first)
        for point in side.dropFirst() {
            result.line(to: point)
        }
        result.close()
    }

    /// The unit normal to the right of the way from one point to another, y downward.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let dx = to.x - from.x
        let dy = to.y - from.y
        let length = (dx * dx + dy * dy).squareRoot()
        // Two points may differ by less than the square of anything.
        guard length > 0 else { return CGVector(dx: 0, dy: -1) }
        return CGVector(dx: dy / length, dy: -dx / length)
    }

    /// Where the path itself is smooth, only its lines bend, and the outline goes round whatever the join.
    private func addJoin(
        from before: CGPoint, at point: CGPoint, to after: CGPoint, isSmooth: Bool, side: inout [CGPoint]
    ) {
        let first = normal(before, point)
        let second = normal(point, after)
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        if dot >= arcStepCosine, isSmooth || join == .round {
            // A bend so small that one point serves for both sides' arcs, if on the inside the lines reach as far.
            let shortest =
                min(
                    abs(point.x - before.x) + abs(point.y - before.y), abs(after.x - point.x) + abs(after.y - point.y))
                / 1.5
            if cross >= 0 || -cross * radius <= shortest * (1 + dot) {
                let scale = radius / (2 + 2 * dot).squareRoot()
                side.append(
                    CGPoint(x: point.x + (first.dx + second.dx) * scale, y: point.y + (first.dy + second.dy) * scale))
                return
            }
        }
        let from = CGPoint(x: point.x + first.dx * radius, y: point.y + first.dy * radius)
        let to = CGPoint(x: point.x + second.dx * radius, y: point.y + second.dy * radius)
        if cross < 0 || (cross == 0 && dot > 0) {
            // The inside of the bend: by way of the point itself, so that the outline never leaves the line.
            side.append(from)
            if cross != 0 { side.append(point) }
            side.append(to)
            return
        }
        side.append(from)
        switch isSmooth ? .round : join {
        case .bevel: break
        case .round: addArc(around: point, from: first, to: second, side: &side)
        case .miter:
            // 1 / sin of half the angle between the lines is the miter's length in line widths.
            let half = ((1 + dot) / 2).squareRoot()
            if half > 1e-9, 1 / half <= miterLimit {
                let scale = radius / (half * half) / 2
                side.append(
                    CGPoint(x: point.x + (first.dx + second.dx) * scale, y: point.y + (first.dy + second.dy) * scale))
            }
        }
        side.append(to)
    }

    private func addCap(from before: CGPoint, at point: CGPoint, side: inout [CGPoint]) {
        let across = normal(before, point)
        let from = CGPoint(x: point.x + across.dx * radius, y: point.y + across.dy * radius)
        let to = CGPoint(x: point.x - across.dx * radius, y: point.y - across.dy * radius)
        side.append(from)
        switch cap {
        case .butt: break
        case .round:
            addArc(around: point, from: across, to: CGVector(dx: -across.dx, dy: -across.dy), side: &side)
        case .square:
            let ahead = CGVector(dx: -across.dy * radius, dy: across.dx * radius)
            side.append(CGPoint(x: from.x + ahead.dx, y: from.y + ahead.dy))
            side.append(CGPoint(x: to.x + ahead.dx, y: to.y + ahead.dy))
        }
        side.append(to)
    }

    /// Points strictly between two normals, turning from the x axis toward the y axis.
    private func addArc(around point: CGPoint, from: CGVector, to: CGVector, side: inout [CGPoint]) {
        let start = atan2(from.dy, from.dx)
        var sweep = atan2(to.dy, to.dx) - start
        if sweep <= 0 { sweep += 2 * .pi }
        let count = min(500, Int((sweep / arcStep).rounded(.up)))
        guard count > 1 else { return }
        for index in 1..<count {
            let angle = start + sweep * CGFloat(index) / CGFloat(count)
            side.append(CGPoint(x: point.x + cos(angle) * radius, y: point.y + sin(angle) * radius))
        }
    }

    private func dashes(of line: Polyline) -> [Polyline] {
        let period = dash.reduce(0, +)
        guard !dash.isEmpty, period > 0, period.isFinite, dash.allSatisfy({ $0 >= 0 }), dashPhase.isFinite,
            line.points.count > 1
        else { return [line] }
        var points = line.points
        var isSmooth = line.isSmooth
        if line.isClosed {
            points.append(points[0])
            isSmooth.append(isSmooth[0])
        }
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        guard length / period * CGFloat(dash.count) < Self.mostDashes else { return [line] }

        // An odd number of lengths swaps paint and gap each time round.
        let pattern = dash.count % 2 == 0 ? dash : dash + dash
        let whole = pattern.reduce(0, +)
        var rest = dashPhase.truncatingRemainder(dividingBy: whole)
        if rest < 0 { rest += whole }
        var index = 0
        // A dash of no length at the very start is a dot, so it is not skipped.
        while rest > pattern[index] || (rest == pattern[index] && rest > 0) {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - rest
        var pieces: [Polyline] = []
        let beginsPainted = index % 2 == 0
        var piece = Polyline()
        if beginsPainted { piece.append(points[0], isSmooth: isSmooth[0]) }
        for place in points.indices.dropLast() {
            let from = points[place]
            let to = points[place + 1]
            let segment = hypot(to.x - from.x, to.y - from.y)
            var at: CGFloat = 0
            while segment - at > left {
                at += left
                let point = CGPoint(
                    x: from.x + (to.x - from.x) * at / segment, y: from.y + (to.y - from.y) * at / segment)
                if index % 2 == 0 {
                    piece.append(point, isSmooth: false)
                    pieces.append(piece)
                    piece = Polyline()
                } else {
                    piece.append(point, isSmooth: false)
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= segment - at
            if index % 2 == 0 { piece.append(to, isSmooth: isSmooth[place + 1]) }
        }
        if index % 2 == 0, !piece.points.isEmpty {
            if line.isClosed, beginsPainted, let first = pieces.first, pieces.count > 1 {
                // The dash that runs through the start of a closed line is one.
                for (point, isSmooth) in zip(first.points, first.isSmooth).dropFirst() {
                    piece.append(point, isSmooth: isSmooth)
                }
                pieces[0] = piece
            } else {
                pieces.append(piece)
            }
        }
        return pieces
    }
}
