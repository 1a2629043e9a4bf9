import Graph

/// A view with a modifier, or two modifiers one after the other.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    /// Where `modifier` lies in the struct: after the content, as its alignment wants.
    @MainActor
    private static var modifierOffset: Int {
        let mask = MemoryLayout<Modifier>.alignment - 1
        return (MemoryLayout<Content>.size + mask) & ~mask
    }

    @MainActor
    private static func parts(
        _ whole: _GraphValue<Self>, _ inputs: _ViewInputs
    ) -> (content: _GraphValue<Content>, modifier: _GraphValue<Modifier>) {
        (
            _GraphValue(inputs.barrier(FieldProjection<Content>(whole: whole.attribute.id, offset: 0), .structure)),
            _GraphValue(
                inputs.barrier(
                    FieldProjection<Modifier>(whole: whole.attribute.id, offset: modifierOffset), .structure))
        )
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let (content, modifier) = parts(view, inputs)
        return Modifier._makeView(modifier: modifier, inputs: inputs) { Content._makeView(view: content, inputs: $0) }
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let (content, modifier) = parts(view, inputs.base)
        return Modifier._makeViewList(modifier: modifier, inputs: inputs) {
            Content._makeViewList(view: content, inputs: $0)
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let (first, second) = parts(modifier, inputs)
        return Modifier._makeView(modifier: second, inputs: inputs) {
            Content._makeView(modifier: first, inputs: $0, body: body)
        }
    }

    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let (first, second) = parts(modifier, inputs.base)
        return Modifier._makeViewList(modifier: second, inputs: inputs) {
            Content._makeViewList(modifier: first, inputs: $0, body: body)
        }
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
    /// The view with a modifier applied.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// This modifier, and then another.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()

    public init() {}
}

extension EmptyModifier: InputsModifier {
    public typealias Body = Never

    package static func change(_ inputs: inout _ViewInputs, modifier: Attribute<EmptyModifier>) {}
}
