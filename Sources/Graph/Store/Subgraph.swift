/// The nodes of one identity. Taking it away ends their life, and that of the subgraphs below it.
///
/// A root (a subgraph without parent) also keeps the queue of effects that became due under it.
@MainActor
@usableFromInline package final class Subgraph {
    /// Lets go of its children before it ends.
    @usableFromInline package private(set) nonisolated(unsafe) unowned(unsafe) var parent: Subgraph?
    // The children are a chain that holds each of them once. There are several subgraphs for each row of a list: they have
    // no arrays of their own.
    private nonisolated(unsafe) unowned(unsafe) var firstChild: Subgraph?
    private nonisolated(unsafe) unowned(unsafe) var lastChild: Subgraph?
    private nonisolated(unsafe) unowned(unsafe) var nextSibling: Subgraph?
    private nonisolated(unsafe) unowned(unsafe) var previousSibling: Subgraph?
    /// Its nodes are a chain too, by their `next`.
    var firstNode = Node.none
    @usableFromInline package private(set) var isAlive = true
    /// Whether something in it or below it may end before it does, with what is made of that: it cannot be kept for a while
    /// when it is to end.
    @usableFromInline package private(set) var endsAtOnce = false
    private unowned(unsafe) let knownRoot: Subgraph?
    private var endings: [@MainActor () -> Void] = []
    /// The node that ends it when what it is for is no more. Nil where that is known by the end of its parent.
    let decider: AttributeID?

    /// Roots only.
    private var dueEffects: [EffectQueue]
    /// How many subgraphs are above it.
    @usableFromInline package let depth: Int

    @usableFromInline package init(parent: Subgraph?, decidedBy decider: AttributeID? = nil) {
        self.parent = parent
        self.decider = decider
        knownRoot = parent?.root
        depth = parent.map { $0.depth + 1 } ?? 0
        dueEffects = parent == nil ? [EffectQueue](repeating: EffectQueue(), count: EffectOrder.allCases.count) : []
        if let parent {
            precondition(parent.isAlive, "a subgraph was made under one that had been taken away")
            parent.append(self)
        }
    }

    /// One that is dropped without being taken away leaves its children alone.
    deinit {
        var child = firstChild
        while let current = child {
            child = current.nextSibling
            current.parent = nil
            current.nextSibling = nil
            current.previousSibling = nil
            Unmanaged.passUnretained(current).release()
        }
    }

    @usableFromInline package var root: Subgraph { knownRoot ?? self }

    /// Says of it and of all above that they end at once.
    @usableFromInline package func endAtOnce() {
        var current: Subgraph? = self
        while let subgraph = current, !subgraph.endsAtOnce {
            subgraph.endsAtOnce = true
            current = subgraph.parent
        }
    }

    /// Runs when the subgraph is taken away, before its nodes go.
    @usableFromInline package func onEnd(_ action: @escaping @MainActor () -> Void) {
        endings.append(action)
    }

    /// The nodes in it and below it, for tests and for the tree's census.
    @usableFromInline package var nodeCount: Int {
        var count = 0
        var index = firstNode
        while index != Node.none {
            count += 1
            index = Slabs.node(index).pointee.next
        }
        var child = firstChild
        while let current = child {
            count += current.nodeCount
            child = current.nextSibling
        }
        return count
    }

    /// Ends the life of all nodes in it and below it. Within an evaluation they are dead at once and freed when
    /// it is over, or when all effects were worked off: one of them may be waiting for the rule that ends it, and others may
    /// read them before they hear of their end.
    @usableFromInline package func invalidate() {
        guard isAlive else { return }
        // The parent may have held it alone.
        withExtendedLifetime(self) {
            if let parent, parent.isAlive { parent.remove(self) }
            end()
            endNodes()
        }
    }

    private func endNodes() {
        if Graph.keepsEnded {
            Graph.endedSubgraphs.append(self)
        } else {
            free()
        }
    }

    /// Drops the cached results of every rule in it and below it, keeping what rules remember.
    @usableFromInline package func dropCaches() {
        var index = firstNode
        while index != Node.none {
            Graph.markDirty(index)
            index = Slabs.node(index).pointee.next
        }
        var child = firstChild
        while let current = child {
            current.dropCaches()
            child = current.nextSibling
        }
    }

    /// The next effect that is due, in the order of `EffectOrder` and by depth within one order; nil when none is. Roots only.
    @usableFromInline package func nextDueEffect() -> AttributeID? {
        for order in 0..<dueEffects.count {
            while let effect = dueEffects[order].next(deepestFirst: order == EffectOrder.layout.rawValue) {
                if Graph.isAlive(effect) { return effect }
            }
        }
        return nil
    }

    @usableFromInline package var hasDueEffects: Bool {
        for queue in dueEffects where !queue.isEmpty { return true }
        return false
    }

    /// Whether an effect of an order may be due that lies no deeper than this. Roots only.
    func hasDueEffects(_ order: EffectOrder, aboveOrAt depth: Int) -> Bool {
        dueEffects[order.rawValue].mayHold(aboveOrAt: depth)
    }

    func enqueue(_ effect: AttributeID, _ order: EffectOrder, depth: Int) {
        dueEffects[order.rawValue].append(effect, depth: depth)
    }

    private func end() {
        isAlive = false
        for ending in endings { ending() }
        endings = []
        var child = firstChild
        while let current = child {
            current.end()
            child = current.nextSibling
        }
        parent = nil
    }

    func free() {
        while let child = firstChild {
            child.free()
            remove(child)
        }
        while firstNode != Node.none {
            let index = firstNode
            firstNode = Slabs.node(index).pointee.next
            Graph.removeNode(index)
        }
    }

    private func append(_ child: Subgraph) {
        _ = Unmanaged.passRetained(child)
        child.previousSibling = lastChild
        if let lastChild { lastChild.nextSibling = child } else { firstChild = child }
        lastChild = child
    }

    private func remove(_ child: Subgraph) {
        if let before = child.previousSibling {
            before.nextSibling = child.nextSibling
        } else {
            firstChild = child.nextSibling
        }
        if let after = child.nextSibling {
            after.previousSibling = child.previousSibling
        } else {
            lastChild = child.previousSibling
        }
        child.previousSibling = nil
        child.nextSibling = nil
        Unmanaged.passUnretained(child).release()
    }
}
