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
        let growth = safeArea.value.growth(
            of: CGRect(origin: frame.origin, size: frame.size),
            edges: frame.direction == .leftToRight ? modifier.edges : modifier.edges.mirrored)
        let size = CGSize(
            width: frame.size.width + growth.leading + growth.trailing,
            height: frame.size.height + growth.top + growth.bottom)
        let proposal = ProposedViewSize(size)
        let own = child.size(proposal)
        let leading = frame.direction == .leftToRight ? growth.leading : growth.trailing
        output.setIfDifferent(
            frame.child(
                at: CGPoint(
                    x: (size.width - own.width) / 2 - leading, y: (size.height - own.height) / 2 - growth.top),
                size: own, proposal: proposal))
    }
}

extension Edge.Set {
    /// With leading and trailing in each other's place.
    var mirrored: Edge.Set {
        var edges = subtracting(.horizontal)
        if contains(.leading) { edges.insert(.trailing) }
        if contains(.trailing) { edges.insert(.leading) }
        return edges
    }
}

extension EdgeInsets {
    /// With leading and trailing in each other's place.
    var mirrored: EdgeInsets { EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) }
}

extension View {
    /// Lets the view reach beyond the safe area on the given edges.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }

    /// Lets the view reach beyond the safe area on the given edges. Apple's older spelling.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
