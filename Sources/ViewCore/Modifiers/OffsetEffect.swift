import CoreGraphics
import Graph
import ViewValues

/// Moves what a view draws; its place in the layout stays.
struct OffsetEffect: Equatable, Sendable, Animatable {
    var offset: CGSize

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(offset.width, offset.height) }
        set { offset = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension OffsetEffect: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.frame = inputs.attribute(OffsetFrame(parent: inputs.frame, effect: inputs.animated(modifier.attribute)))
        return body(inner)
    }
}

private struct OffsetFrame: Rule {
    let parent: Attribute<ViewFrame>
    let effect: Attribute<OffsetEffect>

    mutating func update(_ output: inout Output<ViewFrame>) {
        var frame = parent.value
        let offset = effect.value.offset
        frame.translation.width += offset.width
        frame.translation.height += offset.height
        output.setIfDifferent(frame)
    }
}

extension View {
    /// Moves what the view draws, in points to the right and down; its place in the layout stays.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(OffsetEffect(offset: Diagnostics.finite(offset)))
    }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
