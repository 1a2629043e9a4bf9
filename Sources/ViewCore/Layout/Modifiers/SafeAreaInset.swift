import CoreGraphics
import Graph
import ViewValues

/// Puts a second view at an edge of the first and lets the safe area of the first end there.
struct SafeAreaInsetModifier<Inset> {
    let placement: SafeAreaInsetPlacement
    let inset: Inset
}

struct SafeAreaInsetPlacement: Equatable, Sendable {
    let edge: Edge
    /// Across the edge's axis.
    let alignment: AlignmentKey
    /// In points; nil for the default distance.
    let spacing: CGFloat?
}

extension SafeAreaInsetModifier: ViewModifier, UnaryModifier where Inset: View {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let placement = modifier.part(inputs) { $0.placement }.attribute
        let engine = SafeAreaInsetEngine()
        let source = FrameSource()
        func frame(_ isInset: Bool) -> Attribute<ViewFrame> {
            inputs.barrier(
                SafeAreaInsetFrame(parent: inputs.frame, engine: engine, source: source, isInset: isInset), .frame)
        }
        var inner = inputs
        inner.frame = frame(false)
        inner.safeArea = inputs.attribute(
            ExtendedSafeArea(outer: inputs.safeArea, whole: inputs.frame, content: inner.frame))
        var outputs = body(inner)
        var second = inputs.inside(nil)
        second.frame = frame(true)
        let inset = ImplicitContainer.make(
            list: Inset._makeViewList(
                view: modifier.part(inputs) { $0.inset }, inputs: _ViewListInputs(second)), inputs: second)
        let layout = inputs.attribute(
            SafeAreaInsetRule(placement: placement, content: outputs.layout, inset: inset.layout, engine: engine))
        source.child = layout
        let content = outputs
        outputs.layout = inputs.barrier(PublishedLayout(inner: layout), .layout)
        outputs.display = Gathering.stacked([content.display, inset.display], inputs)
        outputs.presented = Gathering.presented([content.presented, inset.presented], inputs)
        outputs.preferences = Gathering.preferences(content, inset, inputs)
        return outputs
    }
}

private final class SafeAreaInsetEngine: LayoutEngine {
    var placement: SafeAreaInsetPlacement?
    var content: LayoutEngine = LeafEngine.filling
    var inset: LayoutEngine = LeafEngine.filling

    /// Where the two go in a view of `size` under `proposal`.
    struct Places {
        var size: CGSize
        var content: (origin: CGPoint, size: CGSize, proposal: ProposedViewSize)
        var inset: (origin: CGPoint, size: CGSize, proposal: ProposedViewSize)
    }

    func places(_ proposal: ProposedViewSize) -> Places {
        guard let placement else { preconditionFailure("asked before it was configured") }
        let isVertical = placement.edge == .top || placement.edge == .bottom
        let isFirst = placement.edge == .top || placement.edge == .leading
        let insetProposal =
            isVertical
            ? ProposedViewSize(width: proposal.width, height: nil)
            : ProposedViewSize(width: nil, height: proposal.height)
        let insetSize = inset.size(insetProposal)
        let taken = (isVertical ? insetSize.height : insetSize.width) + gap(placement, isVertical, isFirst)
        let contentProposal =
            isVertical
            ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - taken) })
            : ProposedViewSize(width: proposal.width.map { max(0, $0 - taken) }, height: proposal.height)
        let contentSize = content.size(contentProposal)
        let size =
            isVertical
            ? CGSize(width: contentSize.width, height: contentSize.height + taken)
            : CGSize(width: contentSize.width + taken, height: contentSize.height)
        let edge = ViewDimensions(size: size, proposal: proposal, engine: LeafEngine.filling)
        let across = edge.value(placement.alignment) - inset.dimensions(insetProposal).value(placement.alignment)
        let along =
            isFirst ? 0 : (isVertical ? size.height - insetSize.height : size.width - insetSize.width)
        let start = isFirst ? taken : 0
        return Places(
            size: size,
            content: (isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0), contentSize, contentProposal),
            inset: (
                isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), insetSize, insetProposal
            ))
    }

    private func gap(
        _ placement: SafeAreaInsetPlacement, _ isVertical: Bool, _ isFirst: Bool
    ) -> CGFloat {
        if let spacing = placement.spacing { return spacing }
        let (first, second) = isFirst ? (inset, content) : (content, inset)
        return first.spacing().distance(to: second.spacing(), along: isVertical ? .vertical : .horizontal)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { places(proposal).size }

    override func computeSpacing() -> ViewSpacing { content.spacing().union(inset.spacing()) }

    override func computeDefinedGuides() -> GuideSet { content.definedGuides }

    override func computeExplicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let place = places(proposal).content
        return content.explicitGuide(key, size: place.size, proposal: place.proposal).map {
            $0 + (key.isVertical ? place.origin.y : place.origin.x)
        }
    }
}

private struct SafeAreaInsetRule: Rule {
    let placement: Attribute<SafeAreaInsetPlacement>
    let content: Attribute<LayoutEngine>
    let inset: Attribute<LayoutEngine>
    let engine: SafeAreaInsetEngine

    mutating func update(_ output: inout Output<LayoutEngine>) {
        engine.placement = placement.value
        engine.content = content.value
        engine.inset = inset.value
        output.set(engine)
    }
}

private struct SafeAreaInsetFrame: Rule {
    let parent: Attribute<ViewFrame>
    let engine: SafeAreaInsetEngine
    let source: FrameSource
    let isInset: Bool

    mutating func update(_ output: inout Output<ViewFrame>) {
        let frame = parent.value
        guard let layout = source.child else { return }
        _ = layout.value
        let places = engine.places(frame.proposal)
        let place = isInset ? places.inset : places.content
        output.setIfDifferent(frame.child(at: place.origin, size: place.size, proposal: place.proposal))
    }
}

extension View {
    /// Puts views at the top or the bottom of this one, whose safe area ends there. The spacing is in points; nil for the
    /// default distance.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                placement: .init(
                    edge: edge == .top ? .top : .bottom, alignment: alignment.key,
                    spacing: Diagnostics.finite(spacing, "safeAreaInset(spacing:)")), inset: content()))
    }

    /// Puts a bar at the top or the bottom of this view, whose safe area ends there, as `safeAreaInset` does: what scrolls
    /// under it is not blurred.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts a bar at the leading or the trailing edge of this view, whose safe area ends there.
    public nonisolated func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Puts views at the leading or the trailing edge of this one, whose safe area ends there.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                placement: .init(
                    edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
                    spacing: Diagnostics.finite(spacing, "safeAreaInset(spacing:)")), inset: content()))
    }
}
