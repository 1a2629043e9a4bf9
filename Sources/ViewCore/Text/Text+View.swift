import CoreGraphics
import Drawing
import Graph
import Typesetting
import ViewValues

extension Text: UnaryView {
    public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        let resolved = inputs.attribute(ResolvedTextRule(text: view.attribute, environment: inputs.environment))
        let drawn = inputs.drawnFrame()
        return _ViewOutputs(
            layout: inputs.barrier(TextLayoutRule(text: resolved), .layout),
            display: inputs.attribute(TextDisplay(text: resolved, frame: inputs.frame, drawn: drawn)),
            presented: inputs.attribute(TextPresented(text: resolved, frame: drawn)))
    }
}

private final class TextEngine: LayoutEngine {
    var paragraph: Paragraph?

    private func layout(_ proposal: ProposedViewSize) -> TextLayout? {
        paragraph?.layout(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal)?.size ?? .zero }

    override func computeSpacing() -> ViewSpacing { .text }

    override func computeDefinedGuides() -> GuideSet { .baselines }

    /// How high a text is depends on how wide it may be, and not the other way round.
    override func computeLengthDependsOnOther(_ axis: Axis) -> Bool { axis == .vertical }

    override func computeExplicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal)?.firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal)?.lastBaseline }
        return nil
    }
}

private struct TextLayoutRule: Rule {
    let text: Attribute<ResolvedText>
    private let engine = TextEngine()

    init(text: Attribute<ResolvedText>) {
        self.text = text
    }

    mutating func update(_ output: inout Output<LayoutEngine>) {
        let paragraph = text.value.paragraph
        if engine.paragraph === paragraph && output.hasValue { return }
        engine.paragraph = paragraph
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
        let proposal = frame.value.proposal
        let rect = drawn.value
        let layout = text.paragraph.layout(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
        version += 1
        output.set(
            DisplayChunk(
                id: Graph.currentID, version: version, items: TextItems.items(layout, text.styles, in: rect)))
    }
}

/// What a laid out text draws.
@MainActor
enum TextItems {
    static func items(_ layout: TextLayout, _ styles: [_ResolvedStyle], in rect: CGRect) -> [DisplayItem] {
        var paints: [Paint?] = []
        paints.reserveCapacity(styles.count)
        for style in styles { paints.append(style.isInvisible ? nil : style.paint(in: rect)) }
        var items: [DisplayItem] = []
        var count = 0
        for line in layout.lines { count += line.pieces.count + line.decorations.count }
        items.reserveCapacity(count)
        for line in layout.lines {
            for piece in line.pieces {
                guard let paint = paints[piece.paint] else { continue }
                let origin = CGPoint(x: rect.minX + piece.origin.x, y: rect.minY + piece.origin.y)
                items.append(.glyphs(piece.run, origin: origin, paint))
            }
            for decoration in line.decorations {
                guard let paint = paints[decoration.paint] else { continue }
                let box = decoration.rect.offsetBy(dx: rect.minX, dy: rect.minY)
                items.append(.fill(Path(box), FillStyle(), paint))
            }
        }
        return items
    }
}

private struct TextPresented: Rule {
    let text: Attribute<ResolvedText>
    let frame: Attribute<CGRect>

    mutating func update(_ output: inout Output<PresentedNode>) {
        output.set(
            PresentedNode(
                type: "Text", role: .text, label: text.value.string, frame: frame.value, isDrawn: true, touch: .rect))
    }
}
