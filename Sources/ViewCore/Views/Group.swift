import Graph

/// Several things treated as one: what is applied to the group is applied to each of them.
public struct Group<Content> {
    package let content: Content
}

extension Group: View, PrimitiveView, MultiView where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        Content._makeViewList(view: view.part(inputs.base) { $0.content }, inputs: inputs)
    }
}
