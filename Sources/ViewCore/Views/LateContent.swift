import Graph

/// Content made from what layout or preferences tell: it is made when the tree around it stands. What in it is looked at
/// while it is made would otherwise ask for a frame that is not known yet.
struct LateContent<Content> {
    let content: Content
}

extension LateContent: View, PrimitiveView, MultiView where Content: View {
    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        list(of: view.part(inputs.base) { $0.content }, inputs)
    }

    @MainActor
    static func list(of content: _GraphValue<Content>, _ inputs: _ViewListInputs) -> _ViewListOutputs {
        BranchRule<Bool>.list(inputs) { (true, { Content._makeViewList(view: content, inputs: $0) }) }
    }
}
