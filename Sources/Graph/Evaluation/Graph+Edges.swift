/// Which rule read which node, kept from one evaluation to the next.
@MainActor
extension Graph {
    /// Notes that the rule in `frame` read the node. A rule mostly reads what it read last time in the same
    /// order, and then nothing is written.
    @inline(__always)
    static func record(_ index: UInt32, in frame: UnsafeMutablePointer<Frame>) {
        let reader = Slabs.node(frame.pointee.node)
        let cursor = frame.pointee.cursor
        if cursor < reader.pointee.inputs.count, reader.pointee.inputs[Int(cursor)].node == index {
            frame.pointee.cursor += 1
            return
        }
        recordNew(index, reader, frame)
    }

    static func recordNew(
        _ index: UInt32, _ reader: UnsafeMutablePointer<Node>, _ frame: UnsafeMutablePointer<Frame>
    ) {
        truncateInputs(of: reader, to: frame.pointee.cursor)
        let node = Slabs.node(index)
        let edge = Edge(node: index, slot: node.pointee.outputs.count)
        node.pointee.outputs.append(Edge(node: frame.pointee.node, slot: reader.pointee.inputs.count))
        reader.pointee.inputs.append(edge)
        frame.pointee.cursor += 1
    }

    static func truncateInputs(of node: UnsafeMutablePointer<Node>, to count: UInt32) {
        while node.pointee.inputs.count > count {
            removeOutput(of: node.pointee.inputs[Int(node.pointee.inputs.count) - 1])
            node.pointee.inputs.removeLast()
        }
    }

    /// Takes the far end of an input edge out of that node's outputs.
    static func removeOutput(of edge: Edge) {
        let node = Slabs.node(edge.node)
        let last = Int(node.pointee.outputs.count) - 1
        let moved = node.pointee.outputs[last]
        node.pointee.outputs.removeLast()
        if Int(edge.slot) != last {
            node.pointee.outputs[Int(edge.slot)] = moved
            Slabs.node(moved.node).pointee.inputs[Int(moved.slot)].slot = edge.slot
        }
    }

    /// Takes one input edge out of a node whose far end is going away.
    static func removeInput(_ slot: UInt32, of index: UInt32) {
        let node = Slabs.node(index)
        let last = Int(node.pointee.inputs.count) - 1
        let moved = node.pointee.inputs[last]
        node.pointee.inputs.removeLast()
        if Int(slot) != last {
            node.pointee.inputs[Int(slot)] = moved
            Slabs.node(moved.node).pointee.outputs[Int(moved.slot)].slot = slot
        }
    }
}
