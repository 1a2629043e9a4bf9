import CoreGraphics
import Drawing
import Graph
import Typesetting
import ViewValues

extension Text: UnaryView {
    public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        let resolved = inputs.attribute(
            ResolvedTextRule(text: view.attribute, environment: inputs.environment, tree: inputs.tree))
        let drawn = inputs.drawnFrame()
        let links = TextLinks(inputs)
        let letters =
            inputs.textRenderer.map { RenderedText.display($0, resolved, drawn, inputs) }
            ?? inputs.attribute(TextDisplay(text: resolved, frame: inputs.frame, drawn: drawn))
        var display: Attribute<DisplayChunk>? = ContentChange.display(letters, of: resolved, in: drawn, inputs) {
            $0.string == $1.string
        }
        let selected = inputs.selectsText ? SelectedText(inputs, text: resolved, drawn: drawn) : nil
        if let selected {
            let behind = inputs.attribute(SelectedTextDisplay(selected, inputs, text: resolved, drawn: drawn))
            display = Gathering.stacked([behind, display], inputs)
        }
        return _ViewOutputs(
            layout: inputs.barrier(TextLayoutRule(text: resolved, renderer: inputs.textRenderer), .layout),
            display: display,
            presented: inputs.attribute(
                TextPresented(text: resolved, place: inputs.frame, frame: drawn, links: links, selected: selected)))
    }
}

private final class TextEngine: LayoutEngine {
    var text: ResolvedText?
    var renderer: (any TextRenderer)?
    /// Whether the renderer was asked for a size and gave one of its own.
    var isSizedByRenderer = false

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let text else { return .zero }
        guard let renderer else { return text.layout(proposal).size }
        let proxy = TextProxy(text)
        let size = renderer.sizeThatFits(proposal: proposal, text: proxy)
        isSizedByRenderer = !proxy.hasPlainSize
        return Diagnostics.finite(size: size, "the size of a text renderer")
    }

    override func computeSpacing() -> ViewSpacing { .text }

    override func computeDefinedGuides() -> GuideSet { .baselines }

    /// How high a text is depends on how wide it may be, and not the other way round, unless it is made smaller to fit.
    override func computeLengthDependsOnOther(_ axis: Axis) -> Bool {
        axis == .vertical || text?.fitting.isPlain == false
    }

    override func computeExplicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return text?.layout(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return text?.layout(proposal).lastBaseline }
        return nil
    }
}

private struct TextLayoutRule: Rule {
    let text: Attribute<ResolvedText>
    let renderer: Attribute<any TextRenderer>?
    private let engine = TextEngine()

    init(text: Attribute<ResolvedText>, renderer: Attribute<any TextRenderer>?) {
        self.text = text
        self.renderer = renderer
    }

    mutating func update(_ output: inout Output<LayoutEngine>) {
        let text = text.value
        let isSame = engine.text.map { $0.paragraph === text.paragraph && $0.fitting.isSame(as: text.fitting) } ?? false
        engine.text = text
        engine.renderer = renderer?.value
        if isSame && output.hasValue && !engine.isSizedByRenderer { return }
        output.publish(engine)
    }
}

private struct TextDisplay: Rule {
    let text: Attribute<ResolvedText>
    let frame: Attribute<ViewFrame>
    let drawn: Attribute<CGRect>
    private var version: UInt64 = 0

    init(text: Attribute<ResolvedText>, frame: Attribute<ViewFrame>, drawn: Attribute<CGRect>) {
        self.text = text
        self.frame = frame
        self.drawn = drawn
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        let text = text.value
        let rect = drawn.value
        let layout = text.layout(frame.value.proposal)
        version += 1
        let items =
            text.isRedacted
            ? TextItems.placeholder(layout, text.styles[0], in: rect) : TextItems.items(layout, text, in: rect)
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}

private struct TextPresented: Rule {
    let text: Attribute<ResolvedText>
    let place: Attribute<ViewFrame>
    let frame: Attribute<CGRect>
    let links: TextLinks
    let selected: SelectedText?

    mutating func update(_ output: inout Output<PresentedNode>) {
        let text = text.value
        let frame = frame.value
        var children: [PresentedNode] = []
        if !text.links.isEmpty {
            children = links.nodes(text, text.layout(place.value.proposal), in: frame)
        }
        output.set(
            PresentedNode(
                type: "Text", role: .text, label: text.string, frame: frame, isDrawn: true, touch: .rect,
                responder: selected, children: children))
    }
}
