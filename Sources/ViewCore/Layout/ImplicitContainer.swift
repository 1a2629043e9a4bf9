import Graph
import ViewValues

/// What several views become where one is expected: they lie over one another, centred. One view alone is itself.
@MainActor
package enum ImplicitContainer {
    package static func make(list: _ViewListOutputs, inputs: _ViewInputs) -> _ViewOutputs {
        make(list: list, layout: ZStackLayout(), inputs: inputs)
    }

    package static func make<L: Layout>(list: _ViewListOutputs, layout: L, inputs: _ViewInputs) -> _ViewOutputs {
        if case .fixed(let elements) = list.content, elements.count == 1 { return elements[0].make(inputs) }
        return LayoutContainer.make(layout: Attribute(input: layout, in: inputs.subgraph), list: list, inputs: inputs)
    }

    /// The content of a closure with `alignment`, as the second view of an overlay or a background.
    static func make<Content: View>(
        _ content: _GraphValue<Content>, alignment: Attribute<Alignment>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let list = Content._makeViewList(view: content, inputs: _ViewListInputs(inputs))
        if case .fixed(let elements) = list.content, elements.count == 1 { return elements[0].make(inputs) }
        let layout = inputs.attribute(Computed { ZStackLayout(alignment: alignment.value) })
        return LayoutContainer.make(layout: layout, list: list, inputs: inputs)
    }
}
