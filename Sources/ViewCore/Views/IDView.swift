import Graph

/// A view under an identity given by a value: another value, another view.
struct IDView<Content, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IDView: View, PrimitiveView, MultiView where Content: View {
    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let whole = view.attribute
        let id = view.part(inputs.base) { $0.id }.attribute
        return BranchRule<ID>.list(inputs) {
            let id = id.value
            return (
                id,
                { inputs in
                    let content = inputs.base.barrier(
                        LastPresent { whole.value.id == id ? whole.value.content : nil }, .structure)
                    let list = Content._makeViewList(view: _GraphValue(content), inputs: inputs)
                    return list.mapped(inputs) { $0.with(explicitID: AnyHashable(id)) }
                }
            )
        }
    }
}

extension View {
    /// Ties the view's identity to a value: when it changes, the view and its state begin anew.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        IDView(content: self, id: id)
    }
}
