/// The nodes of one identity. Taking it away ends their life, and that of the subgraphs below it.
///
/// A root (a subgraph without parent) also keeps the queue of effects that became due under it.
@MainActor
@usableFromInline package final class Subgraph {
    @usableFromInline package private(set) weak var parent: Subgraph?
    private var children: [Subgraph] = []
    /// Place in the parent's `children`.
    private var slot = 0
    var nodes: [UInt32] = []
    @usableFromInline package private(set) var isAlive = true
    private unowned(unsafe) let knownRoot: Subgraph?
    private var endings: [@MainActor () -> Void] = []

    /// Roots only: called when anything under it stops being clean outside an evaluation.
    @usableFromInline package var onInvalidation: (@MainActor () -> Void)?
    var dueEffects: [AttributeID] = []

    @usableFromInline package init(parent: Subgraph?) {
        self.parent = parent
        knownRoot = parent?.root
        if let parent {
            precondition(parent.isAlive, "a subgraph was made under one that had been taken away")
            slot = parent.children.count
            parent.children.append(self)
        }
    }

    @usableFromInline package var root: Subgraph { knownRoot ?? self }

    /// Runs when the subgraph is taken away, before its nodes go.
    @usableFromInline package func onEnd(_ action: @escaping @MainActor () -> Void) {
        endings.append(action)
    }

    /// The nodes in it and below it, for tests and for the tree's census.
    @usableFromInline package var nodeCount: Int { children.reduce(nodes.count) { $0 + $1.nodeCount } }

    /// Ends the life of all nodes in it and below it.
    @usableFromInline package func invalidate() {
        guard isAlive else { return }
        if let parent, parent.isAlive { parent.removeChild(self) }
        end()
    }

    /// Drops the cached results of every rule in it and below it, keeping what rules remember.
    @usableFromInline package func dropCaches() {
        for index in nodes { Graph.markDirty(index) }
        for child in children { child.dropCaches() }
    }

    /// The effects that became due since the last call, in the order they became due.
    @usableFromInline package func takeDueEffects() -> [AttributeID] {
        let effects = dueEffects
        dueEffects.removeAll()
        return effects
    }

    @usableFromInline package var hasDueEffects: Bool { !dueEffects.isEmpty }

    private func end() {
        isAlive = false
        for ending in endings { ending() }
        endings = []
        for child in children { child.end() }
        children = []
        for index in nodes { Graph.removeNode(index) }
        nodes = []
        parent = nil
    }

    private func removeChild(_ child: Subgraph) {
        let last = children.removeLast()
        if last !== child {
            children[child.slot] = last
            last.slot = child.slot
        }
    }
}
