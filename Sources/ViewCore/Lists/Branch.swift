import Graph

/// A part of the tree that is there as long as its key stays the same: a side of a condition, the view in an
/// `AnyView`, the content under an `id`. A new key ends the old part, with its state, and begins a new one.
package struct BranchRule<Key: Equatable>: Rule {
    /// What is to be there now. Nil for nothing.
    let choose: @MainActor () -> (key: Key, make: @MainActor (_ViewListInputs) -> _ViewListOutputs)?
    let inputs: _ViewListInputs
    private var current: (key: Key, branch: Branch)?
    /// Whether it has chosen before: what it chooses first does not come in, it is there.
    private var hasChosen = false
    /// Among the state of the row of a lazy container.
    private let number: Int?

    init(
        inputs: _ViewListInputs,
        choose: @escaping @MainActor () -> (key: Key, make: @MainActor (_ViewListInputs) -> _ViewListOutputs)?
    ) {
        self.inputs = inputs
        self.choose = choose
        number = inputs.base.parking?.next()
    }

    /// A list that is one branch.
    package static func list(
        _ inputs: _ViewListInputs,
        choose: @escaping @MainActor () -> (key: Key, make: @MainActor (_ViewListInputs) -> _ViewListOutputs)?
    ) -> _ViewListOutputs {
        // What is chosen is a node of its own: who asks whether its branch is still there does not ask what is in it.
        let branch = inputs.base.barrier(BranchRule(inputs: inputs, choose: choose), .structure)
        if inputs.isLazy { return .lazy(inputs.base.attribute(LazyBranchList(branch: branch))) }
        return .dynamic(inputs.base.attribute(BranchList(branch: branch)))
    }

    package mutating func update(_ output: inout Output<Branch?>) {
        let choice = choose()
        if choice?.key != current?.key || current?.branch.subgraph.isAlive == false {
            let tree = inputs.base.tree
            let transaction = inputs.base.transaction.peeked
            if let current { tree.passages.retire(current.branch.subgraph, under: transaction) }
            if let number, current != nil { inputs.base.parking?.forget(AnyHashable(number)) }
            current = nil
            if let choice {
                let decider = Graph.currentAttribute(of: Branch?.self).id
                let subgraph = Subgraph(parent: inputs.base.subgraph, decidedBy: decider)
                var own = inputs
                own.base.subgraph = subgraph
                if let number { own.base.parking = inputs.base.parking?.scope(AnyHashable(number), for: choice.key) }
                let list = Graph.withoutRecording { choice.make(own) }
                current = (choice.key, Branch(subgraph: subgraph, list: list))
                if hasChosen { tree.passages.arrived(subgraph, under: transaction) }
            }
        }
        hasChosen = true
        output.setIfDifferent(current?.branch)
    }
}

/// A branch that is there. The same as long as its key is.
package struct Branch: Equatable {
    let subgraph: Subgraph
    let list: _ViewListOutputs

    package nonisolated static func == (a: Branch, b: Branch) -> Bool { a.subgraph === b.subgraph }
}

private struct BranchList: Rule {
    let branch: Attribute<Branch?>

    mutating func update(_ output: inout Output<ViewList>) {
        output.setIfDifferent(ViewList(elements: branch.value?.list.current ?? []))
    }
}

/// In a container that makes the items of a `ForEach` one at a time.
private struct LazyBranchList: Rule {
    let branch: Attribute<Branch?>

    mutating func update(_ output: inout Output<LazyList>) {
        output.set(LazyList(runs: branch.value?.list.lazyRuns ?? []), areEqual: LazyList.areSameElements)
    }
}
