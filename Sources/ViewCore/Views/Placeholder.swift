import Graph
import ViewValues

/// A view that stands for another one, which was handed down: a modifier's content, a control's label in the body of a
/// style. The other view is made where the placeholder is placed, with the environment of that place.
@MainActor
package protocol Placeholder: PrimitiveView {}

extension Placeholder {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        guard let (content, outer) = PlacedContent.innermost(for: Self.self, inputs) else {
            return ImplicitContainer.make(list: .fixed([]), inputs: inputs)
        }
        return content.makeView(outer)
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        guard let (content, outer) = PlacedContent.innermost(for: Self.self, inputs.base) else { return .fixed([]) }
        var list = inputs
        list.base = outer
        return content.makeList(list)
    }
}

/// What a placeholder stands for.
@MainActor
package struct PlacedContent {
    let placeholder: ObjectIdentifier
    let makeView: @MainActor (_ViewInputs) -> _ViewOutputs
    let makeList: @MainActor (_ViewListInputs) -> _ViewListOutputs

    /// The innermost content for a placeholder, and the inputs to make it with: in it the placeholder stands for what it
    /// stands for outside.
    fileprivate static func innermost(
        for placeholder: Any.Type, _ inputs: _ViewInputs
    ) -> (PlacedContent, _ViewInputs)? {
        let id = ObjectIdentifier(placeholder)
        guard let index = inputs.placedContents.lastIndex(where: { $0.placeholder == id }) else { return nil }
        var outer = inputs
        outer.placedContents = Array(inputs.placedContents[..<index])
        return (inputs.placedContents[index], outer)
    }
}

extension _ViewInputs {
    /// Lets a placeholder stand for what `make` makes.
    package mutating func place<P: Placeholder>(
        _ placeholder: P.Type, _ make: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) {
        placedContents.append(
            PlacedContent(
                placeholder: ObjectIdentifier(placeholder), makeView: make,
                makeList: { list in .one(ListElement(subgraph: list.base.subgraph) { make($0.merging(list)) }) }))
    }

    /// Lets a placeholder stand for `content` in whatever is made with these inputs. `observe` gets what the content
    /// presents each time it is placed.
    package mutating func place<Content: View, P: Placeholder>(
        _ content: _GraphValue<Content>, for placeholder: P.Type,
        observe: @escaping @MainActor (Attribute<PresentedNode>) -> Void = { _ in }
    ) {
        func observed(_ outputs: _ViewOutputs) -> _ViewOutputs {
            if let presented = outputs.presented { observe(presented) }
            return outputs
        }
        placedContents.append(
            PlacedContent(
                placeholder: ObjectIdentifier(placeholder),
                makeView: { observed(Content._makeView(view: content, inputs: $0)) },
                makeList: { inputs in
                    Content._makeViewList(view: content, inputs: inputs).mapped(inputs) { element in
                        element.wrapped { own, make in observed(make(own)) }
                    }
                }))
    }
}
