import CoreGraphics
import Graph
import ViewValues

/// Moves what a view draws towards an edge, by so many times its own size.
struct EdgeOffsetEffect: Equatable, Sendable, Animatable {
    let edge: Edge
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    fileprivate func translation(in frame: ViewFrame) -> CGSize {
        let towardsEnd: CGFloat = frame.direction == .leftToRight ? 1 : -1
        let amount = CGFloat(amount)
        switch edge {
        case .top: return CGSize(width: 0, height: -amount * frame.size.height)
        case .bottom: return CGSize(width: 0, height: amount * frame.size.height)
        case .leading: return CGSize(width: -towardsEnd * amount * frame.size.width, height: 0)
        case .trailing: return CGSize(width: towardsEnd * amount * frame.size.width, height: 0)
        }
    }
}

extension EdgeOffsetEffect: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        let (parent, effect) = (inputs.frame, inputs.animated(modifier.attribute))
        inner.frame = inputs.attribute(
            Compared {
                var frame = parent.value
                let moved = effect.value.translation(in: frame)
                frame.translation.width += moved.width
                frame.translation.height += moved.height
                return frame
            })
        return body(inner)
    }
}
