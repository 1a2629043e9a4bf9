import Controls
import CoreGraphics
import IdiomData
import ViewCore

/// What a colour picker opens: a field of saturation and brightness, a bar of hues, one of opacity, and some colours.
struct ColorPanel: View {
    let supportsOpacity: Bool
    let choose: (ColorParts) -> Void
    @State private var parts: ColorParts

    /// In points. Our own choice.
    private static let width: CGFloat = 200
    private static let fieldHeight: CGFloat = 130
    private static let barHeight: CGFloat = 14
    private static let swatchSide: CGFloat = 17

    init(start: ColorParts, supportsOpacity: Bool, choose: @escaping (ColorParts) -> Void) {
        self.supportsOpacity = supportsOpacity
        self.choose = choose
        _parts = State(initialValue: start)
    }

    var body: some View {
        VStack(spacing: 10) {
            FaceView(ColorFieldFace(parts: parts))
                .frame(width: Self.width, height: Self.fieldHeight)
                .contentShape(Rectangle())
                .gesture(
                    following { parts, place in
                        parts.saturation = place.x
                        parts.brightness = 1 - place.y
                    }
                )
                .accessibilityElement()
                .accessibilityLabel("Saturation and brightness")
            bar(.hue, "Hue", parts.hue) { parts, place in parts.hue = min(place.x, 0.9999) }
            if supportsOpacity {
                bar(.opacity, "Opacity", parts.opacity) { parts, place in parts.opacity = place.x }
            }
            HStack(spacing: 5) {
                ForEach(Self.palette.indices, id: \.self) { index in
                    Button {
                        var new = Self.palette[index]
                        new.opacity = parts.opacity
                        put(new)
                    } label: {
                        FaceView(SwatchFace(color: Self.palette[index]))
                            .frame(width: Self.swatchSide, height: Self.swatchSide)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(ColorText.text(Self.palette[index], hasOpacity: false))
                }
            }
            Text(verbatim: ColorText.text(parts, hasOpacity: supportsOpacity))
                .font(.system(size: 11))
                .monospacedDigit()
                .foregroundStyle(Color.secondary)
        }
        .padding(12)
    }

    private func bar(
        _ kind: ColorBarFace.Kind, _ name: String, _ value: Double,
        _ change: @escaping (inout ColorParts, CGPoint) -> Void
    ) -> some View {
        FaceView(ColorBarFace(kind: kind, parts: parts))
            .frame(width: Self.width, height: Self.barHeight)
            .contentShape(Rectangle())
            .gesture(following(change))
            .accessibilityElement()
            .accessibilityLabel(name)
            .accessibilityValue("\(Int((value * 100).rounded()))%")
            .accessibilityAdjustableAction { direction in
                let next = max(0, min(1, value + (direction == .increment ? 0.1 : -0.1)))
                var new = parts
                change(&new, CGPoint(x: next, y: 0))
                put(new)
            }
    }

    /// A press or drag that changes the colour by where it is, from 0 to 1 in both directions.
    private func following(_ change: @escaping (inout ColorParts, CGPoint) -> Void) -> some Gesture {
        DragGesture(minimumDistance: 0).onChanged { drag in
            var new = parts
            let height = Self.fieldHeight
            let place = CGPoint(
                x: max(0, min(1, drag.location.x / Self.width)), y: max(0, min(1, drag.location.y / height)))
            change(&new, place)
            put(new)
        }
    }

    private func put(_ new: ColorParts) {
        if new == parts { return }
        parts = new
        choose(new)
    }

    /// Black, white, a grey and hues around the circle. Our own choice.
    private static let palette: [ColorParts] =
        [
            ColorParts(hue: 0, saturation: 0, brightness: 0), ColorParts(hue: 0, saturation: 0, brightness: 0.5),
            ColorParts(hue: 0, saturation: 0, brightness: 1),
        ] + [0.0, 0.08, 0.14, 0.36, 0.58, 0.78].map { ColorParts(hue: $0, saturation: 0.85, brightness: 0.95) }
}

extension ColorParts {
    fileprivate var paintColor: PaintColor {
        let rgb = rgb
        return PaintColor(
            red: Float(rgb.red), green: Float(rgb.green), blue: Float(rgb.blue), opacity: Float(opacity))
    }

    fileprivate var opaque: ColorParts {
        var parts = self
        parts.opacity = 1
        return parts
    }
}

extension FaceDrawing {
    /// From one side of a rectangle to the other.
    fileprivate func horizontal(_ colors: [PaintColor], in rect: CGRect) -> Paint {
        let stops = colors.enumerated().map { index, color in
            ColorStop(color: color, location: Double(index) / Double(max(1, colors.count - 1)))
        }
        return .linearGradient(
            stops, start: CGPoint(x: rect.minX, y: rect.midY), end: CGPoint(x: rect.maxX, y: rect.midY))
    }

    /// The ring that shows where a colour lies.
    fileprivate mutating func mark(at point: CGPoint, radius: CGFloat, _ color: PaintColor) {
        let ring = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        fill(Path(ellipseIn: ring.insetBy(dx: -0.5, dy: -0.5)), black(0.3))
        fill(Path(ellipseIn: ring), white(1))
        fill(Path(ellipseIn: ring.insetBy(dx: 2, dy: 2)), color)
    }

    /// Squares by which one sees that what lies on them lets through.
    fileprivate mutating func checks(in rect: CGRect, side: CGFloat) {
        fill(Path(rect), white(1))
        var squares = Path()
        var row = 0
        while CGFloat(row) * side < rect.height {
            var column = row % 2
            while CGFloat(column) * side < rect.width {
                let square = CGRect(
                    x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side, height: side
                )
                squares.addRect(square.intersection(rect))
                column += 2
            }
            row += 1
        }
        fill(squares, black(0.2))
    }
}

/// A field in which the saturation grows to the right and the brightness upward.
private struct ColorFieldFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    var parts: ColorParts

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let pure = ColorParts(hue: parts.hue, saturation: 1, brightness: 1).paintColor
        let shape = Path.rounded(frame, 5)
        drawing.fill(shape, drawing.horizontal([drawing.white(1), pure], in: frame))
        drawing.fill(shape, drawing.vertical(drawing.black(0), drawing.black(1), in: frame))
        drawing.edge(frame, radius: 5, drawing.ink(0.2, 0.2))
        let point = CGPoint(
            x: frame.minX + CGFloat(parts.saturation) * frame.width,
            y: frame.minY + CGFloat(1 - parts.brightness) * frame.height)
        drawing.mark(at: point, radius: 7, parts.opaque.paintColor)
    }
}

/// A bar of all hues, or of a colour from clear to opaque.
private struct ColorBarFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    enum Kind {
        case hue
        case opacity
    }

    var kind: Kind
    var parts: ColorParts

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let shape = Path.capsule(frame)
        let colors: [PaintColor]
        switch kind {
        case .hue:
            colors = (0...6).map { ColorParts(hue: Double($0) / 6, saturation: 1, brightness: 1).paintColor }
        case .opacity:
            var clear = parts
            clear.opacity = 0
            colors = [clear.paintColor, parts.opaque.paintColor]
            drawing.clipped(to: shape) { inner in inner.checks(in: frame, side: 5) }
        }
        drawing.fill(shape, drawing.horizontal(colors, in: frame))
        drawing.edge(frame, radius: frame.height / 2, drawing.ink(0.2, 0.2))
        let value = kind == .hue ? parts.hue : parts.opacity
        let inset = frame.height / 2
        let x = frame.minX + inset + CGFloat(value) * (frame.width - 2 * inset)
        let color = kind == .hue ? ColorParts(hue: parts.hue, saturation: 1, brightness: 1) : parts.opaque
        drawing.mark(at: CGPoint(x: x, y: frame.midY), radius: inset - 1, color.paintColor)
    }
}

/// A colour to choose.
private struct SwatchFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    var color: ColorParts

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        drawing.fill(.rounded(frame, 4), color.paintColor)
        drawing.edge(frame, radius: 4, drawing.ink(0.2, 0.25))
    }
}

/// The well that shows the colour of a picker.
struct ColorWellFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    static let viewName: String? = "ColorPicker"

    var color: ColorParts
    var isPressed: Bool

    /// Between the well's edge and the colour, in points. Our own choice.
    private static let inset: CGFloat = 3

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        CGSize(width: environment.metric(.colorWellWidth), height: environment.metric(.colorWellHeight))
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        BezelFace(prominence: .standard, isPressed: isPressed).draw(&drawing, in: frame, phase: phase)
        let swatch = frame.insetBy(dx: Self.inset, dy: Self.inset)
        let shape = Path.rounded(swatch, 3)
        let color = color
        let isEnabled = drawing.isEnabled
        drawing.clipped(to: shape) { inner in
            if color.opacity < 1 { inner.checks(in: swatch, side: 4) }
            var paint = color.paintColor
            if !isEnabled { paint.opacity *= 0.4 }
            inner.fill(Path(swatch), paint)
        }
        drawing.edge(swatch, radius: 3, drawing.ink(0.15, 0.2))
    }
}
