import CoreGraphics
import Drawing
import Graph
import ViewValues

/// A view that fills its room and is drawn by a closure.
public struct Canvas<Symbols> {
    /// Views that the closure draws by their tags.
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether what is not drawn is black instead of clear.
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
}

extension Canvas: View, PrimitiveView, UnaryView where Symbols: View {
    /// `renderer` gets the size in points; `symbols` are views that it can draw, found by their tags.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let frame = inputs.drawnFrame()
        let symbols = CanvasSymbols.make(view.part(inputs) { $0.symbols }, inputs)
        let size = inputs.attribute(Compared { frame.value.size })
        let drawing = inputs.attribute(
            CanvasDrawing(
                view: view.attribute, size: size, environment: inputs.environment, symbols: symbols, tree: inputs.tree))
        let presented = inputs.attribute(
            Computed { PresentedNode(type: "Canvas", frame: frame.value, isDrawn: true, touch: .rect) })
        return _ViewOutputs(
            layout: inputs.fillingLayout, display: inputs.attribute(PlacedDrawing(drawing: drawing, frame: frame)),
            presented: presented)
    }
}

extension Canvas where Symbols == EmptyView {
    /// `renderer` gets the size in points.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// Runs the closure when the canvas, its size, or what the closure asked for has changed. The origin is the canvas's.
private struct CanvasDrawing<Symbols: View>: Rule {
    let view: Attribute<Canvas<Symbols>>
    let size: Attribute<CGSize>
    let environment: Attribute<EnvironmentValues>
    let symbols: Attribute<[CanvasSymbol]>?
    unowned(unsafe) let tree: ViewGraph
    let identity = BodyIdentity()
    private var version: UInt64 = 0

    init(
        view: Attribute<Canvas<Symbols>>, size: Attribute<CGSize>, environment: Attribute<EnvironmentValues>,
        symbols: Attribute<[CanvasSymbol]>?, tree: ViewGraph
    ) {
        self.view = view
        self.size = size
        self.environment = environment
        self.symbols = symbols
        self.tree = tree
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let canvas = view.value
        let size = size.value
        let recording = CanvasRecording()
        let bounds = CGRect(origin: .zero, size: size)
        if canvas.isOpaque {
            let black = Paint.color(PaintColor(red: 0, green: 0, blue: 0))
            recording.items.append(.fill(Path(bounds), FillStyle(), black))
        }
        var context = GraphicsContext(
            recording: recording, environment: environment.value, bounds: bounds, symbols: symbols?.value ?? [],
            tree: tree)
        if size.width > 0 && size.height > 0 {
            tree.observing(identity) { canvas.renderer(&context, size) }
        }
        version += 1
        // What is drawn ends at the canvas's edges.
        let content = DisplayChunk(items: recording.items)
        let layer = Layer(content: content, clip: Clip(path: Path(bounds)))
        let isInside = content.bounds.isNull || bounds.contains(content.bounds)
        let items: [DisplayItem] = isInside ? recording.items : [.layer(layer)]
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}
