import Graph

/// What a view gets from above when it is asked for the list of things it consists of.
@MainActor
public struct _ViewListInputs {
    /// The frame in it is that of the container, and means nothing to an element.
    package var base: _ViewInputs

    package init(_ base: _ViewInputs) {
        self.base = base
    }
}

extension _ViewInputs {
    /// The container's inputs for an element, with what the list's own modifiers changed.
    func merging(_ list: _ViewListInputs) -> _ViewInputs {
        var inputs = self
        inputs.environment = list.base.environment
        inputs.depth = list.base.depth
        inputs.transaction = list.base.transaction
        inputs.placedContents = list.base.placedContents
        inputs.styles = list.base.styles
        return inputs
    }
}
