/// Whether a node's value can be handed out.
enum NodeState: UInt8 {
    /// The place in the slab is empty.
    case free
    /// The value is current.
    case clean
    /// Something further up changed; whether an input did is not known yet.
    case suspect
    /// An input changed, or there is no value yet.
    case dirty
}

/// A node as it lies in its slab: two lines of the processor's cache, the first of which is all that marking and most
/// readings need.
struct Node {
    var outputs = EdgeList()
    /// In one block with the rule, which lies before it.
    var value: UnsafeMutableRawPointer
    /// The evaluation that read this node last, to record an edge once.
    var lastReader: UInt64 = 0
    var generation: UInt32
    /// The next node of the same subgraph; `none` for the last.
    var next: UInt32
    var state: NodeState
    let isInput: Bool
    var hasValue = false
    var isEvaluating = false
    /// Put in its root's queue when it stops being clean, and evaluated by the tick whoever reads it.
    var effect: EffectOrder?
    /// Being marked goes no further than this node: it is an effect, and when its value turns out to have changed, its
    /// dependents are marked then.
    var isBarrier = false
    /// Marked again while it was being evaluated.
    var wasMarkedInside = false

    // The second line. Kinds live as long as the process, and a subgraph as long as its nodes.
    unowned(unsafe) var kind: NodeKind
    unowned(unsafe) var subgraph: Subgraph
    var inputs = EdgeList()
    /// On the graph's count of changes: when the value last changed, and up to when it is known to be current.
    var changed: UInt64 = 0
    var verified: UInt64 = 0

    /// The index of no node.
    static let none = UInt32.max

    /// The rule, with the value after it.
    @MainActor
    var storage: UnsafeMutableRawPointer { value - kind.valueOffset }
}

/// The nodes of all graphs, in slabs that never move.
@MainActor
enum Slabs {
    static let shift: UInt32 = 10
    static let size = 1 << Int(shift)
    static var pages: UnsafeMutablePointer<UnsafeMutablePointer<Node>>?
    static var pageCount = 0
    static var pageCapacity = 0
    static var freeList: [UInt32] = []
    static var used: UInt32 = 0

    @inline(__always)
    static func node(_ index: UInt32) -> UnsafeMutablePointer<Node> {
        pages.unsafelyUnwrapped[Int(index >> shift)] + Int(index & UInt32(size - 1))
    }

    /// A place for a node: a freed one, or the next of the last slab. Returns its index and the generation it must carry.
    static func allocate() -> (index: UInt32, generation: UInt32) {
        if let index = freeList.popLast() { return (index, node(index).pointee.generation &+ 1) }
        let index = used
        used += 1
        if Int(index >> shift) == pageCount { addPage() }
        return (index, 1)
    }

    private static func addPage() {
        if pageCount == pageCapacity {
            let capacity = max(16, pageCapacity * 2)
            let larger = UnsafeMutablePointer<UnsafeMutablePointer<Node>>.allocate(capacity: capacity)
            if let pages {
                larger.moveInitialize(from: pages, count: pageCount)
                pages.deallocate()
            }
            pages = larger
            pageCapacity = capacity
        }
        let page = Storage.cut(size * MemoryLayout<Node>.stride, alignment: 64)
        pages.unsafelyUnwrapped[pageCount] = page.bindMemory(to: Node.self, capacity: size)
        pageCount += 1
    }
}
