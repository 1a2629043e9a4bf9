import CoreGraphics
import Graph
import ViewValues

/// A view's frame as it moves, for the views in it to be laid out in at each moment, so that they do not move by themselves.
private struct GroupFrame: Rule {
    let frame: Attribute<ViewFrame>
    let surroundings: Animator<CGRect.AnimatableData>.Surroundings
    private var animator = Animator<CGRect.AnimatableData>()

    init(_ inputs: _ViewInputs) {
        frame = inputs.frame
        surroundings = .init(inputs)
    }

    mutating func update(_ output: inout Output<ViewFrame>) {
        var frame = frame.value
        var rect = CGRect(origin: frame.origin, size: frame.size)
        if let shown = animator.moving(to: rect.animatableData, surroundings) {
            rect.animatableData = shown
            // While its size moves a view is offered the size that it has (a guess).
            if rect.size != frame.size { frame.proposal = ProposedViewSize(rect.size) }
            frame.origin = rect.origin
            frame.size = rect.size
        }
        output.setIfDifferent(frame)
    }
}

struct GeometryGroupModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.frame = inputs.attribute(GroupFrame(inputs))
        Graph.makeEffect(inner.frame.id, .animation, isDue: true)
        return body(inner)
    }
}

extension View {
    /// Moves the view's frame under animations as one: the views in it are laid out in the frame as it moves, also those
    /// that only just came.
    public nonisolated func geometryGroup() -> some View {
        modifier(GeometryGroupModifier())
    }
}
