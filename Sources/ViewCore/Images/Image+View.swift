import CoreGraphics
import Drawing
import Graph
import ViewValues

extension Image: UnaryView {
    public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
        let image = view.attribute
        let environment = inputs.environment
        let resolved = inputs.attribute(Compared { image.value.resolved(in: environment.value) })
        let style = inputs.animated(inputs.attribute(Compared { resolved.value.style ?? .unused }))
        let spoken = inputs.attribute(Compared { image.value.spokenText(in: environment.value) })
        let frame = inputs.drawnFrame()
        var display = inputs.attribute(ImageDisplay(image: resolved, style: style, frame: frame))
        display = ContentChange.display(display, of: resolved, in: frame, inputs) { $0.content == $1.content }
        if inputs.contentEffects.contains(.symbols) {
            display = inputs.attribute(
                SymbolMotionDisplay(
                    content: display, frame: frame, motions: inputs.environmentValue(\.symbolMotions),
                    isSymbol: { resolved.value.isSymbol }))
        }
        return _ViewOutputs(
            layout: inputs.barrier(ImageLayout(image: resolved), .layout),
            display: display,
            presented: inputs.attribute(
                Computed {
                    let spoken = spoken.value
                    return PresentedNode(
                        type: "Image", role: spoken == nil ? nil : .image, label: spoken, frame: frame.value,
                        isDrawn: true, touch: .rect)
                }))
    }
}

extension _ResolvedStyle {
    /// Stands where a picture keeps its own colours.
    fileprivate static let unused = _ResolvedStyle(PaintColor(red: 0, green: 0, blue: 0, opacity: 1))
}

private struct ImageLayout: Rule {
    let image: Attribute<ResolvedImage>
    private let engine = ImageEngine()

    init(image: Attribute<ResolvedImage>) {
        self.image = image
    }

    mutating func update(_ output: inout Output<LayoutEngine>) {
        let image = image.value
        engine.isResizable = image.resizing != nil
        engine.natural = image.size
        engine.baseline = image.baseline
        output.publish(engine)
    }
}

private final class ImageEngine: LayoutEngine {
    var isResizable = false
    var natural = CGSize.zero
    /// From the top of the natural size.
    var baseline: CGFloat?

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
    }

    override func computeDefinedGuides() -> GuideSet { baseline == nil ? [] : .baselines }

    override func computeExplicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let baseline, natural.height > 0 else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key {
            return baseline * size.height / natural.height
        }
        return nil
    }
}

private struct ImageDisplay: Rule {
    let image: Attribute<ResolvedImage>
    let style: Attribute<_ResolvedStyle>
    let frame: Attribute<CGRect>
    private var version: UInt64 = 0

    init(image: Attribute<ResolvedImage>, style: Attribute<_ResolvedStyle>, frame: Attribute<CGRect>) {
        self.image = image
        self.style = style
        self.frame = frame
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        version += 1
        var image = image.value
        if image.style != nil { image.style = style.value }
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: image.items(in: frame.value)))
    }
}
