import CoreGraphics
import Drawing
import Graph
import ViewValues

/// Draws texts in their stead, from what they have laid out.
///
///     struct Wave: TextRenderer {
///         var phase: Double
///         var animatableData: Double {
///             get { phase }
///             set { phase = newValue }
///         }
///
///         func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///             for line in layout {
///                 for run in line {
///                     for (index, slice) in run.enumerated() {
///                         var copy = context
///                         copy.translateBy(x: 0, y: 3 * sin(phase + Double(index)))
///                         copy.draw(slice)
///                     }
///                 }
///             }
///         }
///     }
public protocol TextRenderer: Animatable {
    /// Draws a text whose top left is the context's origin. Lengths are points.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// How much room the text takes; by default as much as it needs itself.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far beyond the text is drawn; by default not at all.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.plainSize(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
    private let text: ResolvedText
    private let use = Use()

    /// Whether the default of a renderer was asked.
    private final class Use {
        var isPlain = false
    }

    init(_ text: ResolvedText) {
        self.text = text
    }

    /// How large the text is in a room, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let text = text
        return onMainActor { text.layout(proposal).size }
    }

    fileprivate func plainSize(_ proposal: ProposedViewSize) -> CGSize {
        use.isPlain = true
        return sizeThatFits(proposal)
    }

    /// Whether the renderer gave the size that the text has by itself, because it has no size of its own.
    var hasPlainSize: Bool { use.isPlain }
}

@available(*, unavailable)
extension TextProxy: Sendable {}

extension View {
    /// Draws the texts in this view with a renderer, which moves as other animatable values do.
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

private struct TextRendererModifier<Renderer: TextRenderer> {
    let renderer: Renderer
}

extension TextRendererModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let moving = inputs.animated(modifier.part(inputs) { $0.renderer }.attribute)
        var inner = inputs
        inner.textRenderer = inputs.attribute(Computed { moving.value })
        return body(inner)
    }
}

/// A text as its renderer draws it.
@MainActor
enum RenderedText {
    static func display(
        _ renderer: Attribute<any TextRenderer>, _ text: Attribute<ResolvedText>, _ drawn: Attribute<CGRect>,
        _ inputs: _ViewInputs
    ) -> Attribute<DisplayChunk> {
        let drawing = inputs.attribute(
            RenderedTextDrawing(
                renderer: renderer, text: text, frame: inputs.frame, environment: inputs.environment,
                tree: inputs.tree))
        return inputs.attribute(PlacedDrawing(drawing: drawing, frame: drawn))
    }
}

/// Asks the renderer again when it, the text, its room or what it read has changed. The origin is the text's.
private struct RenderedTextDrawing: Rule {
    let renderer: Attribute<any TextRenderer>
    let text: Attribute<ResolvedText>
    let frame: Attribute<ViewFrame>
    let environment: Attribute<EnvironmentValues>
    unowned(unsafe) let tree: ViewGraph
    let identity = BodyIdentity()
    private var version: UInt64 = 0

    init(
        renderer: Attribute<any TextRenderer>, text: Attribute<ResolvedText>, frame: Attribute<ViewFrame>,
        environment: Attribute<EnvironmentValues>, tree: ViewGraph
    ) {
        self.renderer = renderer
        self.text = text
        self.frame = frame
        self.environment = environment
        self.tree = tree
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let renderer = renderer.value
        let text = text.value
        let drawing = text.drawing(frame.value.proposal)
        let recording = CanvasRecording()
        if text.isRedacted {
            recording.items = TextItems.placeholder(drawing.layout, text.styles[0], in: drawing.rect)
        } else {
            let padding = renderer.displayPadding
            let bounds = CGRect(
                x: -padding.leading, y: -padding.top, width: drawing.rect.width + padding.leading + padding.trailing,
                height: drawing.rect.height + padding.top + padding.bottom)
            var context = GraphicsContext(
                recording: recording, environment: environment.value, bounds: bounds, symbols: [], tree: tree)
            tree.observing(identity) { renderer.draw(layout: Text.Layout(drawing), in: &context) }
        }
        version += 1
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: recording.items))
    }
}
