import Graph

/// A part of the tree that is there as long as its key stays the same: a side of a condition, the view in an
/// `AnyView`, the content under an `id`. A new key ends the old part, with its state, and begins a new one.
@MainActor
struct Branch<Key: Equatable> {
    /// What is to be there now. Nil for nothing.
    let choose: @MainActor () -> (key: Key, make: @MainActor (_ViewListInputs) -> _ViewListOutputs)?
    let inputs: _ViewListInputs
    private var current: (key: Key, subgraph: Subgraph, list: _ViewListOutputs)?
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

    /// The list of what is there now, made if it is another than before.
    mutating func update() -> _ViewListOutputs? {
        let choice = choose()
        if choice?.key != current?.key || current?.subgraph.isAlive == false {
            let tree = inputs.base.tree
            let transaction = inputs.base.transaction.peeked
            if let current { tree.passages.retire(current.subgraph, under: transaction) }
            if let number, current != nil { inputs.base.parking?.forget(AnyHashable(number)) }
            current = nil
            if let choice {
                let subgraph = Subgraph(parent: inputs.base.subgraph)
                var own = inputs
                own.base.subgraph = subgraph
                if let number { own.base.parking = inputs.base.parking?.scope(AnyHashable(number), for: choice.key) }
                current = (choice.key, subgraph, Graph.withoutRecording { choice.make(own) })
                if hasChosen { tree.passages.arrived(subgraph, under: transaction) }
            }
        }
        hasChosen = true
        return current?.list
    }
}

/// A list that is one branch.
package struct BranchRule<Key: Equatable>: Rule {
    private var branch: Branch<Key>

    package static func list(
        _ inputs: _ViewListInputs,
        choose: @escaping @MainActor () -> (key: Key, make: @MainActor (_ViewListInputs) -> _ViewListOutputs)?
    ) -> _ViewListOutputs {
        let branch = Branch(inputs: inputs, choose: choose)
        if inputs.isLazy {
            let list = inputs.base.attribute(LazyBranchRule(branch: branch))
            Graph.makeEffect(list.id, .structure, isDue: false)
            return .lazy(list)
        }
        let list = inputs.base.attribute(BranchRule(branch: branch))
        Graph.makeEffect(list.id, .structure, isDue: false)
        return .dynamic(list)
    }

    package mutating func update(_ output: inout Output<ViewList>) {
        output.setIfDifferent(ViewList(elements: branch.update()?.current ?? []))
    }
}

/// A branch in a container that makes the items of a `ForEach` one at a time.
private struct LazyBranchRule<Key: Equatable>: Rule {
    var branch: Branch<Key>

    mutating func update(_ output: inout Output<LazyList>) {
        output.set(LazyList(runs: branch.update()?.lazyRuns ?? []), areEqual: LazyList.areSameElements)
    }
}
