/// Setting inputs, and marking what depends on them: nothing is computed here.
@MainActor
extension Graph {
    @usableFromInline static func inputValue(_ id: AttributeID) -> UnsafeMutableRawPointer? {
        guard isAlive(id) else { return nil }
        let node = Slabs.node(id.index)
        return node.pointee.value
    }

    @usableFromInline static func inputDidChange(_ id: AttributeID) {
        let node = Slabs.node(id.index)
        clock += 1
        node.pointee.changed = clock
        node.pointee.verified = clock
        markOutputs(of: id.index)
    }

    static func invalidate(_ id: AttributeID) {
        if isAlive(id) { markDirty(id.index) }
    }

    /// Marks a rule as dirty and all that depends on it as suspect.
    static func markDirty(_ index: UInt32) {
        let node = Slabs.node(index)
        guard node.pointee.state != .free, !node.pointee.isInput else { return }
        if node.pointee.isEvaluating { node.pointee.wasMarkedInside = true }
        let wasClean = node.pointee.state == .clean
        node.pointee.state = .dirty
        if wasClean {
            enqueueIfEffect(index, node)
            if !node.pointee.isBarrier { markOutputs(of: index) }
        }
    }

    static func markOutputs(of index: UInt32) {
        markStack.append(index)
        let bottom = markStack.count - 1
        while markStack.count > bottom {
            let node = Slabs.node(markStack.removeLast())
            for slot in 0..<Int(node.pointee.outputs.count) {
                let dependent = node.pointee.outputs[slot].node
                let target = Slabs.node(dependent)
                if target.pointee.isEvaluating { target.pointee.wasMarkedInside = true }
                guard target.pointee.state == .clean else { continue }
                target.pointee.state = .suspect
                enqueueIfEffect(dependent, target)
                if !target.pointee.isBarrier { markStack.append(dependent) }
            }
        }
    }

    @inline(__always)
    static func enqueueIfEffect(_ index: UInt32, _ node: UnsafeMutablePointer<Node>) {
        guard let order = node.pointee.effect else { return }
        let id = AttributeID(index: index, generation: node.pointee.generation)
        let subgraph = node.pointee.subgraph
        subgraph.root.enqueue(id, order, depth: subgraph.depth)
    }
}
