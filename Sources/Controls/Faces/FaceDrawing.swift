import CoreGraphics
import IdiomData
import ViewCore

/// Collects what a face draws, and answers it for colours.
package struct FaceDrawing {
    package let environment: EnvironmentValues
    package private(set) var items: [DisplayItem] = []

    package init(environment: EnvironmentValues) {
        self.environment = environment
    }

    // MARK: Drawing

    package mutating func fill(_ path: Path, _ paint: Paint) { items.append(.fill(path, FillStyle(), paint)) }

    package mutating func fill(_ path: Path, _ style: FillStyle, _ paint: Paint) {
        items.append(.fill(path, style, paint))
    }

    package mutating func fill(_ path: Path, _ color: PaintColor) {
        if color.opacity > 0 { fill(path, .color(color)) }
    }

    package mutating func stroke(_ path: Path, _ color: PaintColor, width: CGFloat) {
        if color.opacity > 0 { items.append(.stroke(path, StrokeStyle(lineWidth: width), .color(color))) }
    }

    package mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        items.append(.stroke(path, style, paint))
    }

    /// A line with round ends and corners.
    package mutating func line(_ points: [CGPoint], _ color: PaintColor, width: CGFloat) {
        var path = Path()
        path.addLines(points)
        items.append(
            .stroke(path, StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), .color(color)))
    }

    /// What `draw` draws, with a shadow; `radius` is the Gaussian's standard deviation in points.
    package mutating func shadowed(
        _ color: PaintColor, radius: CGFloat, y: CGFloat, _ draw: (inout FaceDrawing) -> Void
    ) {
        var inner = FaceDrawing(environment: environment)
        draw(&inner)
        let shadow = Shadow(color: color, radius: radius, offset: CGSize(width: 0, height: y))
        items.append(.layer(Layer(content: DisplayChunk(items: inner.items), shadow: shadow)))
    }

    /// What `draw` draws, inside `path` only.
    package mutating func clipped(to path: Path, _ draw: (inout FaceDrawing) -> Void) {
        var inner = FaceDrawing(environment: environment)
        draw(&inner)
        items.append(.layer(Layer(content: DisplayChunk(items: inner.items), clip: Clip(path: path))))
    }

    /// What `draw` draws in and near `frame`, outside `path` only.
    package mutating func clippedOutside(_ path: Path, around frame: CGRect, _ draw: (inout FaceDrawing) -> Void) {
        var inner = FaceDrawing(environment: environment)
        draw(&inner)
        var outside = Path(frame.insetBy(dx: -20, dy: -20))
        outside.addPath(path)
        items.append(
            .layer(
                Layer(
                    content: DisplayChunk(items: inner.items),
                    clip: Clip(path: outside, style: FillStyle(eoFill: true)))))
    }

    /// A line around a rounded rectangle, all of it inside.
    package mutating func hairline(_ rect: CGRect, radius: CGFloat, _ color: PaintColor, width: CGFloat) {
        let inset = rect.insetBy(dx: width / 2, dy: width / 2)
        stroke(.rounded(inset, max(0, radius - width / 2)), color, width: width)
    }

    /// The edge of a control, half a point wide; where that is less than a pixel, a pixel wide and paler.
    package mutating func edge(_ rect: CGRect, radius: CGFloat, _ color: PaintColor) {
        let width = max(0.5, pixel)
        var color = color
        if width > 0.5 { color.opacity *= 0.75 }
        hairline(rect, radius: radius, color, width: width)
    }

    /// The ring around a control that has the keyboard and shows it.
    package mutating func focusRing(around rect: CGRect, radius: CGFloat) {
        if environment.isControlFocusShown { self.ring(around: rect, radius: radius) }
    }

    /// The ring of what has the keyboard.
    package mutating func ring(around rect: CGRect, radius: CGFloat) {
        let width = environment.metric(.focusRingWidth)
        let ring = rect.insetBy(dx: -width / 2, dy: -width / 2)
        items.append(
            .stroke(
                .rounded(ring, radius + width / 2), StrokeStyle(lineWidth: width),
                accent(in: ring).opacity(0.5)))
    }

    // MARK: Colours

    package var isDark: Bool { environment.colorScheme == .dark }
    package var isEnabled: Bool { environment.isEnabled }
    /// The width of a line of one pixel, in points.
    package var pixel: CGFloat { 1 / max(1, environment.displayScale) }

    package func system(_ color: SystemColor) -> PaintColor { Color(system: color).paintColor(in: environment) }

    /// What the user or the program chose for what is on.
    package func accent(in rect: CGRect) -> Paint { TintShapeStyle()._resolvedStyle(in: environment).paint(in: rect) }

    package func black(_ opacity: Float) -> PaintColor { PaintColor(red: 0, green: 0, blue: 0, opacity: opacity) }
    package func white(_ opacity: Float) -> PaintColor { PaintColor(red: 1, green: 1, blue: 1, opacity: opacity) }
    /// Black on light, white on dark.
    package func ink(_ light: Float, _ dark: Float) -> PaintColor { isDark ? white(dark) : black(light) }

    /// From the top of a rectangle to its bottom.
    package func vertical(_ top: PaintColor, _ bottom: PaintColor, in rect: CGRect) -> Paint {
        .linearGradient(
            [ColorStop(color: top, location: 0), ColorStop(color: bottom, location: 1)],
            start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY))
    }
}

extension Path {
    /// A rectangle with corners of a radius in points, or of half its height if that is less.
    package static func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
        let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        let isRound = radius >= min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: isRound ? .circular : .continuous)
    }

    package static func capsule(_ rect: CGRect) -> Path { rounded(rect, min(rect.width, rect.height) / 2) }
}

extension Paint {
    /// The same with less of it to be seen.
    package func opacity(_ opacity: Float) -> Paint {
        func stops(_ stops: [ColorStop]) -> [ColorStop] {
            stops.map { stop in
                var stop = stop
                stop.color.opacity *= opacity
                return stop
            }
        }
        switch self {
        case .color(var color):
            color.opacity *= opacity
            return .color(color)
        case .linearGradient(let old, let start, let end):
            return .linearGradient(stops(old), start: start, end: end)
        case .radialGradient(let old, let center, let startRadius, let endRadius, let aspect):
            return .radialGradient(
                stops(old), center: center, startRadius: startRadius, endRadius: endRadius, aspect: aspect)
        case .angularGradient(let old, let center, let startAngle, let endAngle):
            return .angularGradient(stops(old), center: center, startAngle: startAngle, endAngle: endAngle)
        }
    }
}
