/// One end of an edge: the node at the other end, and the place of the edge in that node's opposite list, so
/// that taking an edge away never searches.
struct Edge {
    var node: UInt32
    var slot: UInt32
}

/// The edges of a node in one direction. The first three lie in the node itself; where there are more, all go to a block of
/// their own, whose address then lies in the place of the first.
struct EdgeList {
    private(set) var count: UInt32 = 0
    private var capacity: UInt32 = EdgeList.inlineCapacity
    private var first = Edge(node: 0, slot: 0)
    private var second = Edge(node: 0, slot: 0)
    private var third = Edge(node: 0, slot: 0)

    private static let inlineCapacity: UInt32 = 3

    @inline(__always)
    private var block: UnsafeMutablePointer<Edge> {
        UnsafeMutablePointer(bitPattern: UInt(first.node) | UInt(first.slot) << 32).unsafelyUnwrapped
    }

    subscript(index: Int) -> Edge {
        @inline(__always)
        get {
            if capacity > EdgeList.inlineCapacity { return block[index] }
            return index == 0 ? first : index == 1 ? second : third
        }
        @inline(__always)
        set {
            if capacity > EdgeList.inlineCapacity {
                block[index] = newValue
            } else if index == 0 {
                first = newValue
            } else if index == 1 {
                second = newValue
            } else {
                third = newValue
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
        if capacity > EdgeList.inlineCapacity { block.deallocate() }
        count = 0
        capacity = EdgeList.inlineCapacity
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Edge>.allocate(capacity: Int(capacity) * 2)
        for index in 0..<Int(count) { (larger + index).initialize(to: self[index]) }
        if capacity > EdgeList.inlineCapacity { block.deallocate() }
        let address = UInt(bitPattern: larger)
        first = Edge(node: UInt32(truncatingIfNeeded: address), slot: UInt32(truncatingIfNeeded: address >> 32))
        capacity *= 2
    }
}
