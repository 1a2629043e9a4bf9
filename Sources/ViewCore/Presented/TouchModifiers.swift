import CoreGraphics
import Drawing
import Graph
import ViewValues

/// Changes whether the view below can be touched.
struct TouchableModifier {
    let isTouchable: Bool
}

extension TouchableModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard let presented = outputs.presented else { return outputs }
        let modifier = modifier.attribute
        outputs.presented = inputs.attribute(
            Computed { modifier.value.isTouchable ? presented.value : presented.value.untouchable() })
        return outputs
    }
}

extension PresentedNode {
    /// Is spoken of, cannot be touched.
    package func untouchable() -> PresentedNode {
        changed { node in
            node.touch = .nothing
            node.responder = nil
            node.children = children.map { $0.untouchable() }
        }
    }
}

extension View {
    /// Whether the view can be touched.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(TouchableModifier(isTouchable: enabled))
    }

    /// Makes all of a shape in the view's frame touchable, whatever is drawn there.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: .interaction))
    }

    /// The shape of the view for some kinds of purposes, of which touching is the one that there is here.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: kind))
    }
}

/// Makes a shape in the view's frame touchable.
struct ContentShapeModifier<S: Shape> {
    let shape: S
    let isEvenOdd: Bool
    let kinds: ContentShapeKinds
}

extension ContentShapeModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let frame = inputs.drawnFrame()
        let content = outputs.presented
        let modifier = modifier.attribute
        outputs.presented = inputs.attribute(
            Computed {
                let frame = frame.value
                let shape = modifier.value
                let children = [content?.value].compactMap { $0 }
                guard shape.kinds.contains(.interaction) else {
                    return PresentedNode(frame: frame, children: children)
                }
                var path = shape.shape.path(in: CGRect(origin: .zero, size: frame.size))
                    .offsetBy(dx: frame.minX, dy: frame.minY)
                // What can be touched is told by winding.
                if shape.isEvenOdd { path = path.normalized(eoFill: true) }
                return PresentedNode(
                    frame: frame, touch: .path(path), clip: path, children: children)
            })
        return outputs
    }
}
