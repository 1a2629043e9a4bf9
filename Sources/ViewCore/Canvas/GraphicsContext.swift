import CoreGraphics
import Drawing
import ViewValues

/// What has been drawn so far, in the canvas's coordinates. All copies of a context draw into one.
final class CanvasRecording {
    var items: [DisplayItem] = []
}

/// Where a canvas is drawn. A value: changes to a copy do not change the context that it was copied from, while both draw
/// into the same canvas. Lengths are points; y points down.
public struct GraphicsContext {
    /// How opaque what is drawn from now on is, from 0 to 1.
    public var opacity = 1.0
    /// How what is drawn from now on meets what is there.
    public var blendMode = BlendMode.normal
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// From the coordinates in which is drawn to the canvas's.
    public var transform = CGAffineTransform.identity

    let recording: CanvasRecording
    let bounds: CGRect
    let symbols: [CanvasSymbol]
    unowned(unsafe) let tree: ViewGraph
    var clips: [CanvasClip] = []
    var filters: [CanvasFilter] = []

    init(
        recording: CanvasRecording, environment: EnvironmentValues, bounds: CGRect, symbols: [CanvasSymbol],
        tree: ViewGraph
    ) {
        self.recording = recording
        self.environment = environment
        self.bounds = bounds
        self.symbols = symbols
        self.tree = tree
    }
}

@available(*, unavailable)
extension GraphicsContext: Sendable {}

// MARK: Coordinates

extension GraphicsContext {
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Turns what is drawn from now on clockwise around the origin.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Changes what is drawn from now on by a matrix, before the changes so far.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

// MARK: Clips

/// What is left of a drawing, in the canvas's coordinates.
enum CanvasClip {
    case path(Path, FillStyle)
    case mask(DisplayChunk)
}

extension GraphicsContext {
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps what lies outside.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// A box around what all clips leave, in the coordinates in which is drawn.
    public var clipBoundingRect: CGRect {
        var box = bounds
        for clip in clips {
            if case .path(let path, _) = clip { box = box.intersection(path.boundingRect) }
        }
        if box.isNull || box.isEmpty { return .zero }
        return box.applying(transform.inverted())
    }

    /// Keeps of what is drawn from now on what lies in the path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let placed = path.applying(transform)
        guard options.contains(.inverse) else {
            clips.append(.path(placed, style))
            return
        }
        let around = bounds.union(placed.boundingRect).insetBy(dx: -1, dy: -1)
        var outside = Path(around)
        outside.addPath(placed.normalized(eoFill: style.isEOFilled))
        clips.append(.path(outside, FillStyle(eoFill: true, antialiased: style.isAntialiased)))
    }

    /// Multiplies what is drawn from now on by the alpha of what the closure draws.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var mask = DisplayChunk(items: try layerItems(content))
        if opacity != 1 { mask = DisplayChunk(items: [.layer(Layer(content: mask, opacity: min(max(opacity, 0), 1)))]) }
        if options.contains(.inverse) {
            let black = Paint.color(PaintColor(red: 0, green: 0, blue: 0))
            let all = bounds.union(mask.bounds.isNull ? bounds : mask.bounds)
            let hole = Layer(content: mask, blendMode: .destinationOut, isGroup: true)
            let whole = DisplayChunk(items: [.fill(Path(all), FillStyle(), black), .layer(hole)])
            mask = DisplayChunk(items: [.layer(Layer(content: whole, isGroup: true))])
        }
        clips.append(.mask(mask))
    }

    /// Draws what the closure draws as one layer, with this context's opacity, blend mode, clips and filters.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        put(try layerItems(content), isPlaced: true, isGroup: true)
    }

    private func layerItems(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
        let recording = CanvasRecording()
        var inner = GraphicsContext(
            recording: recording, environment: environment, bounds: bounds, symbols: symbols, tree: tree)
        inner.transform = transform
        try content(&inner)
        return recording.items
    }
}

// MARK: Recording

extension GraphicsContext {
    /// Adds what is drawn under the context's state. `isPlaced`: already in the canvas's coordinates.
    func put(_ drawn: [DisplayItem], isPlaced: Bool = false, isGroup: Bool = false) {
        var items = drawn
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        if items.isEmpty || opacity == 0 { return }
        if !isPlaced && transform != .identity {
            // A matrix without an inverse leaves nothing to see.
            if transform.a * transform.d - transform.b * transform.c == 0 { return }
            items = [.layer(Layer(content: DisplayChunk(items: items), transform: transform))]
        }
        for filter in filters { items = [.layer(filter.layer(DisplayChunk(items: items)))] }
        for clip in clips {
            let content = DisplayChunk(items: items)
            switch clip {
            case .path(let path, let style):
                items = [.layer(Layer(content: content, clip: Clip(path: path, style: style)))]
            case .mask(let mask): items = [.layer(Layer(content: content, mask: mask))]
            }
        }
        if opacity < 1 || blendMode.mode != .normal || (isGroup && items.count > 1) {
            let content = DisplayChunk(items: items)
            items = [.layer(Layer(content: content, opacity: opacity, blendMode: blendMode.mode, isGroup: true))]
        }
        recording.items.append(contentsOf: items)
    }
}

extension GraphicsContext {
    /// How colours meet those that are there.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) { self.rawValue = rawValue }

        private static let modes: [Drawing.BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter,
        ]

        var mode: Drawing.BlendMode {
            let index = Int(rawValue)
            return Self.modes.indices.contains(index) ? Self.modes[index] : .normal
        }

        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 16) }
        public static var destinationOver: BlendMode { BlendMode(rawValue: 17) }
        public static var destinationOut: BlendMode { BlendMode(rawValue: 18) }
        public static var plusDarker: BlendMode { BlendMode(rawValue: 19) }
        public static var plusLighter: BlendMode { BlendMode(rawValue: 20) }
    }
}
