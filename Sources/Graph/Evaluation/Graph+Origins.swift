/// Bringing up to date what a rule's input is made of, although effects were not worked off yet.
@MainActor
extension Graph {
    /// Brings up to date what a node was made of from the root on: what it read first, what that read first, and so on, also
    /// behind barriers that are due. For a rule that is asked out of turn and may have come to its end already, of which it
    /// can only hear from there. What decides whether the rule is still to be there comes first.
    ///
    /// Returns whether the rule under way was marked by that; then it is run again at once, and need do nothing now.
    @usableFromInline package static func originsChanged(of id: AttributeID) -> Bool {
        guard let frame, isAlive(id) else { return false }
        let reader = frame.pointee.node
        let subgraph = Slabs.node(reader).pointee.subgraph
        guard subgraph.root.hasDueEffects(.structure, aboveOrAt: subgraph.depth) else { return false }
        decide(subgraph)
        guard subgraph.isAlive, isAlive(id) else { return true }
        var chain: [UInt32] = []
        var stale = 0
        var index = id.index
        while true {
            let node = Slabs.node(index)
            if node.pointee.isEvaluating || !node.pointee.subgraph.isAlive { break }
            chain.append(index)
            if node.pointee.state != .clean { stale = chain.count }
            guard node.pointee.inputs.count > 0 else { break }
            index = node.pointee.inputs[0].node
        }
        // From the root on. Nothing is freed meanwhile, as a rule is under way.
        for place in stride(from: stale - 1, through: 0, by: -1) {
            let node = Slabs.node(chain[place])
            guard node.pointee.subgraph.isAlive else { break }
            if node.pointee.state != .clean { bringUpToDate(chain[place], node) }
        }
        return Slabs.node(reader).pointee.wasMarkedInside
    }

    /// Has those who may end a subgraph, or one above it, decide that now: from the root on.
    private static func decide(_ subgraph: Subgraph) {
        if let parent = subgraph.parent { decide(parent) }
        guard let decider = subgraph.decider, isAlive(decider) else { return }
        let node = Slabs.node(decider.index)
        if node.pointee.state != .clean && !node.pointee.isEvaluating { bringUpToDate(decider.index, node) }
    }
}
