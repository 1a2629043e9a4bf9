/// Pull evaluation over the nodes: setting marks, asking evaluates, an equal result stops the wave.
///
/// There is one graph in a process, in separate trees of subgraphs; all of it belongs to the main actor.
@MainActor
@usableFromInline package enum Graph {
    /// An evaluation under way: the rule, how many of its inputs of last time it has met again, and who asked.
    struct Frame {
        var node: UInt32
        var cursor: UInt32
        var serial: UInt64
        var caller: UnsafeMutablePointer<Frame>?
    }

    static var frame: UnsafeMutablePointer<Frame>?
    /// Counts changes of values.
    static var clock: UInt64 = 1
    static var evaluations: UInt64 = 0
    static var markStack: [UInt32] = []
    static var endedSubgraphs: [Subgraph] = []
    /// How many are at work that want what ends to be kept until they are done.
    private static var keepers = 0
    static var keepsEnded: Bool { frame != nil || keepers > 0 }

    /// Whether a rule is being evaluated.
    @usableFromInline package static var isEvaluating: Bool { frame != nil }

    /// Told of a cycle, with the names of the rules on it, once for each set of rules.
    @usableFromInline package static var onCycle: @MainActor ([String]) -> Void = { path in
        print("gesso: attributes depend on each other in a circle: \(path.joined(separator: " -> "))")
    }
    private static var reportedCycles: Set<[String]> = []

    // MARK: Making and ending nodes

    @inlinable static func makeNode<R: Rule>(_ rule: R, kind: NodeKind, in subgraph: Subgraph) -> AttributeID {
        let (id, storage) = makeNode(kind: kind, in: subgraph)
        storage.assumingMemoryBound(to: R.self).initialize(to: rule)
        return id
    }

    @usableFromInline static func makeNode(kind: NodeKind, in subgraph: Subgraph) -> (
        AttributeID, UnsafeMutableRawPointer
    ) {
        precondition(subgraph.isAlive, "an attribute was made in a subgraph that had been taken away")
        let storage = Storage.allocate(byteCount: kind.byteCount, alignment: kind.alignment)
        let (index, generation) = Slabs.allocate()
        Slabs.node(index).initialize(
            to: Node(
                value: storage + kind.valueOffset, generation: generation, next: subgraph.firstNode, state: .dirty,
                isInput: kind.isInput, kind: kind, subgraph: subgraph))
        subgraph.firstNode = index
        return (AttributeID(index: index, generation: generation), storage)
    }

    @inlinable static func initializeInput<Value>(_ id: AttributeID, to value: Value) {
        inputStorage(id).assumingMemoryBound(to: Value.self).initialize(to: value)
    }

    @usableFromInline static func inputStorage(_ id: AttributeID) -> UnsafeMutableRawPointer {
        let node = Slabs.node(id.index)
        clock += 1
        node.pointee.state = .clean
        node.pointee.hasValue = true
        node.pointee.changed = clock
        node.pointee.verified = clock
        return node.pointee.value
    }

    static func removeNode(_ index: UInt32) {
        let node = Slabs.node(index)
        for slot in 0..<Int(node.pointee.inputs.count) { removeOutput(of: node.pointee.inputs[slot]) }
        // Dependents elsewhere lose the edge and must be evaluated again without it.
        for slot in 0..<Int(node.pointee.outputs.count) {
            let edge = node.pointee.outputs[slot]
            removeInput(edge.slot, of: edge.node)
            markDirty(edge.node)
        }
        node.pointee.inputs.deallocate()
        node.pointee.outputs.deallocate()
        let storage = node.pointee.storage
        let hasValue = node.pointee.hasValue
        node.pointee.state = .free
        node.pointee.hasValue = false
        let kind = node.pointee.kind
        kind.destroy(storage, hasValue)
        Storage.deallocate(storage, byteCount: kind.byteCount, alignment: kind.alignment)
        Slabs.freeList.append(index)
    }

    @usableFromInline package static func isAlive(_ id: AttributeID) -> Bool {
        let node = Slabs.node(id.index)
        return node.pointee.generation == id.generation && node.pointee.state != .free
            && node.pointee.subgraph.isAlive
    }

    /// Makes the node an effect: it is put in its root's queue whenever it stops being clean, and at once if `isDue`.
    @usableFromInline package static func makeEffect(_ id: AttributeID, _ order: EffectOrder, isDue: Bool) {
        let node = Slabs.node(id.index)
        node.pointee.effect = order
        if isDue { enqueueIfEffect(id.index, node) }
    }

    /// Makes the node an effect at which marking stops: those who read it are marked only when it has been evaluated
    /// and its value did change. For nodes whose value mostly stays, with many dependents. Until the queue of effects is
    /// worked off, dependents may be read as they were before.
    @usableFromInline package static func makeBarrier(_ id: AttributeID, _ order: EffectOrder) {
        let node = Slabs.node(id.index)
        node.pointee.effect = order
        node.pointee.isBarrier = true
    }

    /// Whether any rule read the node when it was last evaluated.
    @usableFromInline package static func hasReaders(_ id: AttributeID) -> Bool {
        isAlive(id) && Slabs.node(id.index).pointee.outputs.count > 0
    }

    /// Brings a node up to date, if it still exists.
    @usableFromInline package static func evaluateIfAlive(_ id: AttributeID) {
        guard isAlive(id) else { return }
        let node = Slabs.node(id.index)
        if node.pointee.state != .clean { bringUpToDate(id.index, node) }
    }

    // MARK: Reading

    @usableFromInline static func read(_ id: AttributeID) -> UnsafeMutableRawPointer {
        let node = live(id)
        if let frame, node.pointee.lastReader != frame.pointee.serial {
            node.pointee.lastReader = frame.pointee.serial
            record(id.index, in: frame)
        }
        return current(id, node)
    }

    @usableFromInline static func peek(_ id: AttributeID) -> UnsafeMutableRawPointer {
        current(id, live(id))
    }

    @usableFromInline static func lastChange(_ id: AttributeID) -> UInt64 {
        let node = live(id)
        _ = current(id, node)
        return node.pointee.changed
    }

    /// The count of changes that nodes know the time of their own by.
    package static var now: UInt64 { clock }

    /// When a node last changed. Evaluates, records no edge.
    package static func lastChange(of id: AttributeID) -> UInt64 { lastChange(id) }

    /// Runs `body` without recording what it reads, as if it were not part of the evaluation under way.
    @usableFromInline package static func withoutRecording<Result>(_ body: () -> Result) -> Result {
        let saved = frame
        frame = nil
        defer { frame = saved }
        return body()
    }

    @inline(__always)
    private static func live(_ id: AttributeID) -> UnsafeMutablePointer<Node> {
        let node = Slabs.node(id.index)
        precondition(
            node.pointee.generation == id.generation && node.pointee.state != .free,
            "an attribute was read after its subgraph had been taken away")
        return node
    }

    @inline(__always)
    private static func current(_ id: AttributeID, _ node: UnsafeMutablePointer<Node>) -> UnsafeMutableRawPointer {
        // What has ended stays as it was.
        if node.pointee.state != .clean, node.pointee.subgraph.isAlive || !node.pointee.hasValue {
            bringUpToDate(id.index, node)
        }
        return node.pointee.value
    }

    static func bringUpToDate(_ index: UInt32, _ node: UnsafeMutablePointer<Node>) {
        if node.pointee.isEvaluating {
            reportCycle(at: index)
            return
        }
        if node.pointee.state == .suspect && !inputsChanged(node) {
            node.pointee.state = .clean
            node.pointee.verified = clock
            return
        }
        evaluate(index, node)
    }

    /// Brings the inputs up to date in the order they were read, and stops at the first that changed.
    private static func inputsChanged(_ node: UnsafeMutablePointer<Node>) -> Bool {
        node.pointee.isEvaluating = true
        node.pointee.wasMarkedInside = false
        defer { node.pointee.isEvaluating = false }
        var slot = 0
        while slot < Int(node.pointee.inputs.count) {
            let index = node.pointee.inputs[slot].node
            let input = Slabs.node(index)
            if input.pointee.state != .clean, input.pointee.subgraph.isAlive || !input.pointee.hasValue {
                bringUpToDate(index, input)
            }
            // Bringing an input up to date may have taken away another one, which marks this node dirty.
            if input.pointee.changed > node.pointee.verified || node.pointee.state == .dirty { return true }
            slot += 1
        }
        // A barrier that was brought up to date for one input may have changed what is behind another one.
        return node.pointee.wasMarkedInside
    }

    /// A rule that keeps changing what it reads is a circle, and not run more often than this at a time.
    private static let mostRuns = 64

    private static func evaluate(_ index: UInt32, _ node: UnsafeMutablePointer<Node>) {
        if node.pointee.isInput {
            node.pointee.state = .clean
            return
        }
        node.pointee.isEvaluating = true
        let hadValue = node.pointee.hasValue
        var hasValue = hadValue
        var didChange = false
        var runs = 0
        let storage = node.pointee.storage
        repeat {
            evaluations += 1
            var own = Frame(node: index, cursor: 0, serial: evaluations, caller: frame)
            node.pointee.wasMarkedInside = false
            if withFrame(&own, { node.pointee.kind.update(storage, &hasValue) }) { didChange = true }
            truncateInputs(of: node, to: own.cursor)
            precondition(
                hasValue,
                "\(name(of: index)) gave no value at its first evaluation: it was asked for before what it is made of")
            node.pointee.hasValue = true
            runs += 1
            // What was read first may have been changed by a barrier that was brought up to date for what was read later.
        } while node.pointee.wasMarkedInside && runs < mostRuns && node.pointee.subgraph.isAlive
        node.pointee.isEvaluating = false
        if runs == mostRuns && node.pointee.wasMarkedInside {
            let path = [name(of: index), name(of: index)]
            if reportedCycles.insert(path).inserted { onCycle(path) }
        }
        if didChange {
            clock += 1
            node.pointee.changed = clock
        }
        node.pointee.verified = clock
        node.pointee.state = node.pointee.wasMarkedInside ? .dirty : .clean
        if didChange && hadValue && node.pointee.isBarrier { markOutputs(of: index) }
        if !endedSubgraphs.isEmpty && !keepsEnded { freeEndedSubgraphs() }
    }

    /// Does some work, in which nodes that come to an end can be read as they last were by those who have not heard of it yet.
    /// They are freed when the work is done, which marks those who read them.
    @usableFromInline package static func keepingEnded(_ work: () -> Void) {
        keepers += 1
        work()
        keepers -= 1
        if !keepsEnded { freeEndedSubgraphs() }
    }

    private static func freeEndedSubgraphs() {
        let ended = endedSubgraphs
        endedSubgraphs = []
        for subgraph in ended { subgraph.free() }
    }

    /// Runs a rule as the evaluation under way.
    @inline(__always)
    private static func withFrame(_ own: UnsafeMutablePointer<Frame>, _ update: () -> Bool) -> Bool {
        frame = own
        let didChange = update()
        frame = own.pointee.caller
        return didChange
    }

    private static func reportCycle(at index: UInt32) {
        var names: [String] = []
        var walk = frame
        while let current = walk {
            names.append(name(of: current.pointee.node))
            if current.pointee.node == index { break }
            walk = current.pointee.caller
        }
        let path = Array(names.reversed()) + [name(of: index)]
        if reportedCycles.insert(path).inserted { onCycle(path) }
        let node = Slabs.node(index)
        if !node.pointee.hasValue {
            let storage = node.pointee.storage
            let hasValue = node.pointee.kind.initializeInCycle(storage)
            precondition(
                hasValue, "a circle of attributes has no value to begin with: \(path.joined(separator: " -> "))")
            node.pointee.hasValue = true
        }
    }

    @usableFromInline package static func name(of id: AttributeID) -> String { name(of: id.index) }

    private static func name(of index: UInt32) -> String {
        Slabs.node(index).pointee.kind.name
    }
}

extension Graph {
    /// The place of a node's current value, recorded as a reading. For callers that know a part of the value by its offset.
    @usableFromInline package static func readValue(_ id: AttributeID) -> UnsafeRawPointer {
        UnsafeRawPointer(read(id))
    }
}

extension Graph {
    /// The attribute whose rule is running, as its own type. Only inside a rule.
    @usableFromInline package static func currentAttribute<Value>(of type: Value.Type) -> Attribute<Value> {
        guard let frame else { preconditionFailure("asked for the current attribute outside an evaluation") }
        let index = frame.pointee.node
        return Attribute(id: AttributeID(index: index, generation: Slabs.node(index).pointee.generation))
    }
}

extension Graph {
    /// A number for the node whose rule is running, never given twice while its node lives. Only inside a rule.
    @usableFromInline package static var currentID: UInt64 {
        guard let frame else { preconditionFailure("asked for the current node outside an evaluation") }
        let index = frame.pointee.node
        return UInt64(Slabs.node(index).pointee.generation) << 32 | UInt64(index)
    }
}
