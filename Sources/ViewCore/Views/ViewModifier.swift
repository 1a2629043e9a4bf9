import Graph

/// Changes a view into another one. `content` in the body stands for the view that is modified.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs
    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs
}

extension ViewModifier {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.placedContents.append(
            PlacedContent(
                placeholder: ObjectIdentifier(Content.self), makeView: body,
                makeList: { list in
                    .one(ListElement(subgraph: list.base.subgraph) { body($0.merging(list)) })
                }))
        return Body._makeView(view: modifiedBody(modifier, inputs), inputs: inner)
    }

    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        var inner = inputs
        inner.base.placedContents.append(
            PlacedContent(
                placeholder: ObjectIdentifier(Content.self),
                makeView: { ImplicitContainer.make(list: body(_ViewListInputs($0)), inputs: $0) }, makeList: body))
        return Body._makeViewList(view: modifiedBody(modifier, inputs.base), inputs: inner)
    }
}

extension ViewModifier {
    private static func modifiedBody(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> _GraphValue<Body> {
        _GraphValue(
            TrackedBody.make(inputs.movingIfAnimatable(modifier.attribute), inputs) { $0.body(content: Content()) })
    }
}

/// The view that a modifier is applied to, in the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {}

extension _ViewModifier_Content: Placeholder {}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        fatalError("body of \(Self.self) was asked for; it is carried out by the library and has none")
    }
}

/// A modifier around one view that the library carries out. In a list it is applied to each element.
@MainActor
package protocol UnaryModifier: ViewModifier where Body == Never {}

extension UnaryModifier {
    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(inputs).mapped(inputs) { element in
            element.wrapped { own, make in _makeView(modifier: modifier, inputs: own.merging(inputs), body: make) }
        }
    }
}

/// A modifier that only changes what is handed down.
@MainActor
package protocol InputsModifier: ViewModifier where Body == Never {
    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>)
}

extension InputsModifier {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inputs = inputs
        change(&inputs, modifier: modifier.attribute)
        return body(inputs)
    }

    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        var inputs = inputs
        inputs.change { change(&$0, modifier: modifier.attribute) }
        return body(inputs)
    }
}
