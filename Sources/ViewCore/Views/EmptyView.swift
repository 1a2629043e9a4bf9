/// A view that is nothing: it takes no place in a container and draws nothing.
public struct EmptyView: Sendable {
    public init() {}
}

extension EmptyView: MultiView {
    public static func _makeViewList(view: _GraphValue<EmptyView>, inputs: _ViewListInputs) -> _ViewListOutputs {
        .fixed([])
    }
}
