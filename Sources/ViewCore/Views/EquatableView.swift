import Graph

/// A view that is compared by its own `==`.
public struct EquatableView<Content: Equatable> {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View, PrimitiveView, MultiView where Content: View {
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let content = inputs.base.attribute(EquatableContent(view: view.attribute))
        return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }
}

private struct EquatableContent<Content: Equatable>: Rule {
    let view: Attribute<EquatableView<Content>>

    mutating func update(_ output: inout Output<Content>) {
        output.setIfDifferent(view.value.content)
    }
}

extension View where Self: Equatable {
    /// Compares the view with its predecessor by `==`.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
