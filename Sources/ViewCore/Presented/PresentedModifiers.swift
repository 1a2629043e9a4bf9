import CoreGraphics
import Drawing
import Graph
import ViewValues

/// Changes how the view below is touched or spoken of.
struct PresentedModifier {
    enum Change {
        case identifier(String)
        case label(Text)
        case value(Text)
        case hidden(Bool)
        case touchable(Bool)
    }

    let change: Change
}

extension PresentedModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard let presented = outputs.presented else { return outputs }
        let modifier = modifier.attribute
        let environment = inputs.environment
        outputs.presented = inputs.attribute(
            Computed {
                let node = presented.value
                switch modifier.value.change {
                case .identifier(let identifier): return node.naming(identifier: identifier)
                case .label(let text): return node.naming(label: text.resolvedString(in: environment.value))
                case .value(let text): return node.naming(value: text.resolvedString(in: environment.value))
                case .hidden(let isHidden): return isHidden ? node.silenced() : node
                case .touchable(let isTouchable): return isTouchable ? node : node.untouchable()
                }
            })
        return outputs
    }
}

extension PresentedNode {
    /// The element that a modifier outside of it speaks about: itself, or the one element that is in it.
    func naming(identifier: String? = nil, label: String? = nil, value: String? = nil) -> PresentedNode {
        changed { node in
            if role == nil && children.count == 1 && !combinesChildren {
                node.children = [children[0].naming(identifier: identifier, label: label, value: value)]
                return
            }
            node.role = role ?? .group
            if frame == .zero { node.frame = contentFrame }
            if let identifier { node.identifier = identifier }
            if let label { node.label = label }
            if let value { node.value = value }
        }
    }

    /// Can be touched, is not spoken of.
    func silenced() -> PresentedNode {
        changed { node in
            node.role = nil
            node.label = nil
            node.value = nil
            node.children = children.map { $0.silenced() }
        }
    }

    /// Is spoken of, cannot be touched.
    func untouchable() -> PresentedNode {
        changed { node in
            node.touch = .nothing
            node.responder = nil
            node.children = children.map { $0.untouchable() }
        }
    }

    /// What the elements in it cover together.
    var contentFrame: CGRect {
        let own = frame == .zero ? CGRect.null : frame
        let all = children.reduce(own) { $0.union($1.contentFrame) }
        return all
    }
}

extension View {
    /// A name for tests and scripts; it is never spoken.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(PresentedModifier(change: .identifier(identifier)))
    }

    /// What the view is called.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        modifier(PresentedModifier(change: .label(label)))
    }

    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// What the view's value is.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        modifier(PresentedModifier(change: .value(value)))
    }

    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Whether the view is left out for those who cannot see it.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(PresentedModifier(change: .hidden(hidden)))
    }

    /// Whether the view can be touched.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(PresentedModifier(change: .touchable(enabled)))
    }

    /// Makes all of a shape in the view's frame touchable, whatever is drawn there.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape))
    }
}

/// Makes a shape in the view's frame touchable.
struct ContentShapeModifier<S: Shape> {
    let shape: S
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
                let path = modifier.value.shape.path(in: CGRect(origin: .zero, size: frame.size))
                    .offsetBy(dx: frame.minX, dy: frame.minY)
                return PresentedNode(
                    frame: frame, touch: .path(path), clip: path, children: [content?.value].compactMap { $0 })
            })
        return outputs
    }
}
