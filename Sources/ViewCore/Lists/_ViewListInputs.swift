import Graph

/// What a view gets from above when it is asked for the list of things it consists of.
@MainActor
public struct _ViewListInputs {
    /// The frame in it is that of the container, and means nothing to an element.
    package var base: _ViewInputs
    /// Names the list, for elements that are placed elsewhere than where it was made.
    let scope = ListScope()
    /// What modifiers around the elements change of what is handed down, outermost first. `base` has all of it.
    private(set) var changes: [@MainActor (inout _ViewInputs) -> Void] = []

    /// Whether the elements are placed elsewhere, each by itself: the bodies of views that are one element then run where
    /// they are placed, with the environment of the place.
    let isTakenApart: Bool

    /// Whether the container makes the items of a `ForEach` one at a time, as it needs them.
    package var isLazy = false

    package init(_ base: _ViewInputs) {
        self.base = base
        isTakenApart = false
    }

    /// For a list whose elements are placed elsewhere.
    package init(takenApart base: _ViewInputs) {
        self.base = base
        isTakenApart = true
    }

    /// For a container that makes items one at a time and places each inside something of its own.
    package init(placingItems base: _ViewInputs) {
        self.init(takenApart: base)
        isLazy = true
    }

    /// Changes what is handed down to every element, here and wherever an element is placed.
    mutating func change(_ change: @escaping @MainActor (inout _ViewInputs) -> Void) {
        change(&base)
        changes.append(change)
    }
}

/// The identity of a list of elements.
@MainActor
final class ListScope {}

/// Where in a list an element is being made that is placed elsewhere.
struct Relocation {
    let scope: ListScope
    /// How many of the list's changes were made to the inputs so far.
    var changes = 0
}

extension _ViewInputs {
    /// For the making of an element of `list`: it gets what is handed down here, and what the list's own modifiers change.
    package mutating func relocate(_ list: _ViewListInputs) { relocation = Relocation(scope: list.scope) }

    /// The container's inputs for an element, with what the list's own modifiers changed.
    package func merging(_ list: _ViewListInputs) -> _ViewInputs {
        var inputs = self
        inputs.depth = max(depth, list.base.depth)
        inputs.placedContents = list.base.placedContents
        inputs.contentEffects.formUnion(list.base.contentEffects)
        if let relocation, relocation.scope === list.scope {
            for change in list.changes.dropFirst(relocation.changes) { change(&inputs) }
            inputs.relocation?.changes = list.changes.count
            return inputs
        }
        inputs.environment = list.base.environment
        inputs.take(direction: list.base.layoutDirection)
        inputs.transaction = list.base.transaction
        inputs.styles = list.base.styles
        return inputs
    }
}
