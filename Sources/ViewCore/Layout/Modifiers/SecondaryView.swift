import CoreGraphics
import Graph
import ViewValues

/// A second view over the first or behind it, proposed the first one's size and aligned with it. The first alone
/// decides the layout.
@MainActor
package enum SecondaryView {
    package static func make<Second: View>(
        primary: _ViewOutputs, second: _GraphValue<Second>, alignment: Attribute<Alignment>, isBehind: Bool,
        inputs: _ViewInputs
    ) -> _ViewOutputs {
        let outputs = make(second: second, primaryLayout: primary.layout, alignment: alignment, inputs: inputs)
        let order = isBehind ? [outputs, primary] : [primary, outputs]
        var result = primary
        result.display = Gathering.stacked(order.map(\.display), inputs)
        result.presented = Gathering.presented(order.map(\.presented), inputs)
        result.preferences = Gathering.preferences(primary, outputs, inputs)
        return result
    }

    /// Only the second view, placed by the first one's layout in the frame of `inputs`.
    static func make<Second: View>(
        second: _GraphValue<Second>, primaryLayout: Attribute<LayoutEngine>, alignment: Attribute<Alignment>,
        inputs: _ViewInputs
    ) -> _ViewOutputs {
        let source = FrameSource()
        var inner = inputs.inside(nil)
        inner.frame = inputs.attribute(
            SecondaryFrame(parent: inputs.frame, primary: primaryLayout, alignment: alignment, source: source))
        let outputs = ImplicitContainer.make(second, alignment: alignment, inputs: inner)
        source.child = outputs.layout
        return outputs
    }
}

private struct SecondaryFrame: Rule {
    let parent: Attribute<ViewFrame>
    let primary: Attribute<LayoutEngine>
    let alignment: Attribute<Alignment>
    let source: FrameSource

    mutating func update(_ output: inout Output<ViewFrame>) {
        let frame = parent.value
        guard let secondary = source.child?.value else { return }
        let proposal = ProposedViewSize(frame.size)
        let alignment = alignment.value
        let first = ViewDimensions(size: frame.size, proposal: frame.proposal, engine: primary.value).point(alignment)
        let dimensions = secondary.dimensions(proposal)
        let own = dimensions.point(alignment)
        output.setIfDifferent(
            frame.child(
                at: CGPoint(x: first.x - own.x, y: first.y - own.y), size: dimensions.size, proposal: proposal))
    }
}

/// A view over another, or behind it.
struct SecondaryModifier<Second> {
    let second: Second
    let alignment: Alignment
    let isBehind: Bool
}

extension SecondaryModifier: ViewModifier, UnaryModifier where Second: View {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        SecondaryView.make(
            primary: body(inputs), second: modifier.part(inputs) { $0.second },
            alignment: modifier.part(inputs) { $0.alignment }.attribute, isBehind: modifier.attribute.peeked.isBehind,
            inputs: inputs)
    }
}

extension View {
    /// Puts views over this one, aligned with it.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryModifier(second: content(), alignment: alignment, isBehind: false))
    }

    /// Puts views behind this one, aligned with it.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SecondaryModifier(second: content(), alignment: alignment, isBehind: true))
    }

    /// Apple's older spelling. Disfavoured as there, so that a colour is taken for the style that it is.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(SecondaryModifier(second: overlay, alignment: alignment, isBehind: false))
    }

    /// Apple's older spelling. Disfavoured as there, so that a colour is taken for the style that it is.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(SecondaryModifier(second: background, alignment: alignment, isBehind: true))
    }
}
