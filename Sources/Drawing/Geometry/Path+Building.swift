import CoreGraphics

extension Path {
    public mutating func move(to end: CGPoint) {
        withElements { $0.move(to: end) }
    }

    public mutating func addLine(to end: CGPoint) {
        withElements { $0.line(to: end) }
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        withElements { $0.quad(to: end, control: control) }
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        withElements { $0.cubic(to: end, control1: control1, control2: control2) }
    }

    public mutating func closeSubpath() {
        withElements { $0.close() }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            addRect(rect, transform: transform)
        }
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = cornerRadii
        if radii.topLeading == radii.topTrailing, radii.topLeading == radii.bottomLeading,
            radii.topLeading == radii.bottomTrailing
        {
            let size = CGSize(width: radii.topLeading, height: radii.topLeading)
            addRoundedRect(in: rect, cornerSize: size, style: style, transform: transform)
            return
        }
        func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        var buffer = PathBuffer(capacity: 16)
        buffer.addRoundedRect(
            rect.standardized, style: style, topLeft: size(radii.topLeading), topRight: size(radii.topTrailing),
            bottomRight: size(radii.bottomTrailing), bottomLeft: size(radii.bottomLeading))
        buffer.apply(transform)
        withElements { $0.append(buffer) }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Moves to the first point and draws lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        withElements { buffer in
            buffer.move(to: first)
            for point in lines.dropFirst() {
                buffer.line(to: point)
            }
        }
    }

    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        withElements {
            $0.addArc(
                center: center, radius: radius, start: startAngle.radians, delta: delta.radians, transform: transform)
        }
    }

    /// Clockwise is meant for y upward, as in CoreGraphics: on screen, `false` runs clockwise. A turn or more is a
    /// full circle either way.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        withElements {
            $0.addArc(
                center: center, radius: radius, start: startAngle.radians,
                delta: PathBuffer.sweep(from: startAngle.radians, to: endAngle.radians, clockwise: clockwise),
                transform: transform)
        }
    }

    /// An arc that touches the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`, with a line that leads to it. On one line, or with no radius, only a line to `tangent1End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        // The tangents are in the arc's space, the current point already in the path's.
        let from = transform.isIdentity ? current : current.applying(transform.inverted())
        let dx1 = from.x - tangent1End.x
        let dy1 = from.y - tangent1End.y
        let dx2 = tangent2End.x - tangent1End.x
        let dy2 = tangent2End.y - tangent1End.y
        let length1 = hypot(dx1, dy1)
        let length2 = hypot(dx2, dy2)
        let cross = dx1 * dy2 - dy1 * dx2
        guard radius > 0, length1 > 0, length2 > 0, abs(cross) > 1e-9 * length1 * length2 else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let angle = acos(max(-1, min(1, (dx1 * dx2 + dy1 * dy2) / (length1 * length2))))
        let distance = radius / tan(angle / 2)
        let start = CGPoint(
            x: tangent1End.x + dx1 / length1 * distance, y: tangent1End.y + dy1 / length1 * distance)
        let end = CGPoint(x: tangent1End.x + dx2 / length2 * distance, y: tangent1End.y + dy2 / length2 * distance)
        // From the first line, the centre lies to the side where the second one goes.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: start.x - dy1 / length1 * radius * side, y: start.y + dx1 / length1 * radius * side)
        let startAngle = atan2(start.y - center.y, start.x - center.x)
        var delta = atan2(end.y - center.y, end.x - center.x) - startAngle
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        withElements {
            $0.addArc(center: center, radius: radius, start: startAngle, delta: delta, transform: transform)
        }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let added = path.applying(transform)
        if isEmpty {
            storage = added.storage
        } else if !added.isEmpty {
            let buffer = added.elements
            withElements { $0.append(buffer) }
        }
    }
}
