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
    /// Roots only.
    private var dueEffects: [EffectQueue]
    /// How many subgraphs are above it.
    @usableFromInline package let depth: Int

    @usableFromInline package init(parent: Subgraph?) {
        self.parent = parent
        knownRoot = parent?.root
        depth = parent.map { $0.depth + 1 } ?? 0
        dueEffects = parent == nil ? [EffectQueue](repeating: EffectQueue(), count: EffectOrder.allCases.count) : []
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

    /// Ends the life of all nodes in it and below it. Within an evaluation they are dead at once and freed when
    /// the outermost evaluation is over, since one of them may be waiting for the rule that ends it.
    @usableFromInline package func invalidate() {
        guard isAlive else { return }
        if let parent, parent.isAlive { parent.removeChild(self) }
        end()
        if Graph.isEvaluating {
            Graph.endedSubgraphs.append(self)
        } else {
            free()
        }
    }

    /// Drops the cached results of every rule in it and below it, keeping what rules remember.
    @usableFromInline package func dropCaches() {
        for index in nodes { Graph.markDirty(index) }
        for child in children { child.dropCaches() }
    }

    /// The next effect that is due, in the order of `EffectOrder` and by depth within one order; nil when none is. Roots only.
    @usableFromInline package func nextDueEffect() -> AttributeID? {
        for order in EffectOrder.allCases {
            while let effect = dueEffects[order.rawValue].next(deepestFirst: order == .layout) {
                if Graph.isAlive(effect) { return effect }
            }
        }
        return nil
    }

    @usableFromInline package var hasDueEffects: Bool { dueEffects.contains { !$0.isEmpty } }

    func enqueue(_ effect: AttributeID, _ order: EffectOrder, depth: Int) {
        dueEffects[order.rawValue].append(effect, depth: depth)
    }

    private func end() {
        isAlive = false
        for ending in endings { ending() }
        endings = []
        for child in children { child.end() }
        parent = nil
    }

    func free() {
        for child in children { child.free() }
        children = []
        for index in nodes { Graph.removeNode(index) }
        nodes = []
    }

    private func removeChild(_ child: Subgraph) {
        let last = children.removeLast()
        if last !== child {
            children[child.slot] = last
            last.slot = child.slot
        }
    }
}
