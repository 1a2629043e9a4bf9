import CoreGraphics
import Graph
import ViewValues

/// Lets a view that touches an edge of the safe area grow to the edge of the window.
struct IgnoresSafeAreaModifier: Equatable, Sendable {
    let regions: SafeAreaRegions
    let edges: Edge.Set
}

extension IgnoresSafeAreaModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let source = FrameSource()
        var inner = inputs
        inner.frame = inputs.attribute(
            GrownFrame(parent: inputs.frame, safeArea: inputs.safeArea, modifier: modifier.attribute, source: source))
        let outputs = body(inner)
        source.child = outputs.layout
        return outputs
    }
}

private struct GrownFrame: Rule {
    let parent: Attribute<ViewFrame>
    let safeArea: Attribute<SafeArea>
    let modifier: Attribute<IgnoresSafeAreaModifier>
    let source: FrameSource

    mutating func update(_ output: inout Output<ViewFrame>) {
        let frame = parent.value
        let modifier = modifier.value
        guard let child = source.child?.value else { return }
        guard modifier.regions.contains(.container) else {
            output.setIfDifferent(frame)
            return
        }
        let growth = safeArea.value.growth(of: CGRect(origin: frame.origin, size: frame.size), edges: modifier.edges)
        let size = CGSize(
            width: frame.size.width + growth.leading + growth.trailing,
            height: frame.size.height + growth.top + growth.bottom)
        let proposal = ProposedViewSize(size)
        let own = child.size(proposal)
        output.setIfDifferent(
            frame.child(
                at: CGPoint(
                    x: (size.width - own.width) / 2 - growth.leading, y: (size.height - own.height) / 2 - growth.top),
                size: own, proposal: proposal))
    }
}

extension View {
    /// Lets the view reach beyond the safe area on the given edges.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }
}
