/// The untyped name of a node: where it lies in the slabs, and which of the nodes that lay there it is.
///
/// Eight bytes, free to copy. A handle to a node whose subgraph was taken away stays harmless: reading it is
/// reported as a fault in the caller, setting it does nothing.
@usableFromInline package struct AttributeID: Hashable, Sendable {
    @usableFromInline let index: UInt32
    @usableFromInline let generation: UInt32

    @usableFromInline init(index: UInt32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

/// A handle to a value in the graph: an input that is set from outside, or a rule that is computed from other attributes.
///
/// ```swift
/// let width = Attribute(input: 3, in: subgraph)
/// let area = Attribute(rule: Computed { width.value * 4 }, in: subgraph)
/// area.value        // 12: evaluated now, and `area` is recorded as a reader of `width`
/// width.set(5)      // marks `area`, computes nothing
/// area.value        // 20
/// ```
///
/// Reading a clean attribute costs a few loads; setting costs in proportion to the dependents that were clean.
@usableFromInline package struct Attribute<Value>: Hashable {
    @usableFromInline package let id: AttributeID

    @inlinable package init(id: AttributeID) {
        self.id = id
    }
}

extension Attribute: Sendable {}

@MainActor
extension Attribute {
    /// Makes an input with a first value.
    @inlinable package init(input value: Value, in subgraph: Subgraph) {
        let id = Graph.makeNode(Input<Value>(), kind: NodeKinds.kind(of: Input<Value>.self), in: subgraph)
        Graph.initializeInput(id, to: value)
        self.init(id: id)
    }

    /// Makes a rule, evaluated when it is first read.
    @inlinable package init<R: Rule>(rule: R, in subgraph: Subgraph) where R.Value == Value {
        self.init(id: Graph.makeNode(rule, kind: NodeKinds.kind(of: R.self), in: subgraph))
    }

    /// The current value, evaluated if need be. Inside a rule the reading is recorded as an edge.
    @inlinable package var value: Value {
        Graph.read(id).assumingMemoryBound(to: Value.self).pointee
    }

    /// Lends the current value without copying it out.
    @inlinable package func withValue<Result>(_ body: (borrowing Value) -> Result) -> Result {
        body(Graph.read(id).assumingMemoryBound(to: Value.self).pointee)
    }

    /// The current value, evaluated if need be, without recording an edge.
    @inlinable package var peeked: Value {
        Graph.peek(id).assumingMemoryBound(to: Value.self).pointee
    }

    /// Sets an input and marks its dependents. An equal value, as `areEqual` says, marks nothing.
    @inlinable package func set(_ value: Value, areEqual: (Value, Value) -> Bool) {
        guard let pointer = Graph.inputValue(id)?.assumingMemoryBound(to: Value.self) else { return }
        if areEqual(pointer.pointee, value) { return }
        pointer.pointee = value
        Graph.inputDidChange(id)
    }

    /// Sets an input and marks its dependents, whatever the value was.
    @inlinable package func set(_ value: Value) {
        set(value) { _, _ in false }
    }

    /// When the value last changed, on the graph's own count of changes. Evaluates, records no edge.
    @inlinable package var lastChange: UInt64 {
        Graph.lastChange(id)
    }

    /// Whether the node still exists.
    @usableFromInline package var isAlive: Bool { Graph.isAlive(id) }

    /// Drops the cached result of a rule, so that the next reading evaluates it.
    @usableFromInline package func invalidate() { Graph.invalidate(id) }
}

@MainActor
extension Attribute where Value: Equatable {
    /// Sets an input; an equal value marks nothing.
    @inlinable package func set(_ value: Value) {
        set(value) { $0 == $1 }
    }
}
