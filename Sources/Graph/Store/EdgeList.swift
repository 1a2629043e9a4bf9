/// One end of an edge: the node at the other end, and the place of the edge in that node's opposite list, so
/// that taking an edge away never searches.
struct Edge {
    var node: UInt32
    var slot: UInt32
}

/// The edges of a node in one direction. The first two lie in the node itself; more go to a block of their own.
struct EdgeList {
    private(set) var count: UInt32 = 0
    private var capacity: UInt32 = 2
    private var first = Edge(node: 0, slot: 0)
    private var second = Edge(node: 0, slot: 0)
    private var block: UnsafeMutablePointer<Edge>?

    subscript(index: Int) -> Edge {
        get {
            if let block { return block[index] }
            return index == 0 ? first : second
        }
        set {
            if let block {
                block[index] = newValue
            } else if index == 0 {
                first = newValue
            } else {
                second = newValue
            }
        }
    }

    mutating func append(_ edge: Edge) {
        if count == capacity { grow() }
        let index = Int(count)
        count += 1
        self[index] = edge
    }

    mutating func removeLast() {
        count -= 1
    }

    mutating func deallocate() {
        block?.deallocate()
        block = nil
        count = 0
        capacity = 2
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Edge>.allocate(capacity: Int(capacity) * 2)
        for index in 0..<Int(count) { (larger + index).initialize(to: self[index]) }
        block?.deallocate()
        block = larger
        capacity *= 2
    }
}
