import Foundation
import Graph
import ViewValues

/// One key of one store as a tree of views sees it: all its views with that key share it.
final class StoredValueNode: @unchecked Sendable {
    struct Key: Hashable {
        let store: ObjectIdentifier
        let name: String
    }

    let store: any ValueStore
    let name: String
    let attribute: Attribute<StoredValue?>
    private weak var tree: ViewGraph?
    private let lock = NSLock()
    /// What the tree was last told, perhaps not yet applied.
    private var told: StoredValue?

    @MainActor
    init(_ store: any ValueStore, _ name: String, _ tree: ViewGraph) {
        self.store = store
        self.name = name
        self.tree = tree
        let value = store.storedValue(name)
        told = value
        attribute = Attribute(input: value, in: tree.subgraph)
    }

    /// Tells the tree, in its next tick, if the value is another than it knows.
    func tell(_ value: StoredValue?, _ transaction: Transaction) {
        let isNew = lock.withLock {
            defer { told = value }
            return told != value
        }
        guard isNew else { return }
        let attribute = attribute
        tree?.enqueue(transaction) { attribute.set(value) }
    }

    /// Takes up what somebody wrote to the store by himself: Foundation sends no notification of it here.
    func refresh() { tell(store.storedValue(name), Transaction()) }
}

/// The nodes of one tree for stored values.
@MainActor
final class StoredValueNodes {
    let scene = SceneStore()
    private var nodes: [StoredValueNode.Key: StoredValueNode] = [:]

    func node(_ store: any ValueStore, _ name: String, _ tree: ViewGraph) -> StoredValueNode {
        let key = StoredValueNode.Key(store: ObjectIdentifier(store), name: name)
        if let node = nodes[key] { return node }
        let node = StoredValueNode(store, name, tree)
        nodes[key] = node
        StoredValueReaders.shared.add(node, key)
        return node
    }

    func refresh() {
        for node in nodes.values { node.refresh() }
    }
}

/// The nodes of all trees, to be told of each write. May be used from any thread.
final class StoredValueReaders: @unchecked Sendable {
    static let shared = StoredValueReaders()

    private struct Reader {
        weak var node: StoredValueNode?
    }

    private let lock = NSLock()
    private var readers: [StoredValueNode.Key: [Reader]] = [:]

    func add(_ node: StoredValueNode, _ key: StoredValueNode.Key) {
        lock.withLock {
            var present = readers[key, default: []].filter { $0.node != nil }
            present.append(Reader(node: node))
            readers[key] = present
        }
    }

    /// Writes to a store and tells everybody who reads that key of it.
    func write(_ value: StoredValue?, _ store: any ValueStore, _ name: String, _ transaction: Transaction) {
        store.setStoredValue(value, name)
        let key = StoredValueNode.Key(store: ObjectIdentifier(store), name: name)
        let nodes = lock.withLock { readers[key]?.compactMap(\.node) ?? [] }
        for node in nodes { node.tell(value, transaction) }
    }
}

/// A key of a store as a place of a value.
final class KeyedLocation<Value>: Location<Value>, @unchecked Sendable {
    private let store: any ValueStore
    private let name: String
    private let coding: StoredCoding<Value>
    private let initial: Value
    /// Nil outside a tree.
    private let attribute: Attribute<StoredValue?>?
    private let lock = NSLock()
    /// What was decoded last: a raw value may take long to decode.
    private var decoded: (stored: StoredValue, value: Value)?

    init(
        _ store: any ValueStore, _ name: String, _ coding: StoredCoding<Value>, initial: Value,
        _ attribute: Attribute<StoredValue?>? = nil
    ) {
        self.store = store
        self.name = name
        self.coding = coding
        self.initial = initial
        self.attribute = attribute
    }

    override func get() -> Value {
        if let attribute, EvaluationThread.isCurrent {
            let read = onMainActor { Graph.isEvaluating && attribute.isAlive ? Optional(attribute.value) : nil }
            if let read { return value(of: read) }
        }
        return value(of: store.storedValue(name))
    }

    @MainActor override func hasChanged(since time: UInt64) -> Bool {
        attribute.map { $0.isAlive && $0.lastChange > time } ?? false
    }

    private func value(of stored: StoredValue?) -> Value {
        guard let stored else { return initial }
        if let decoded = lock.withLock({ decoded }), decoded.stored == stored { return decoded.value }
        guard let value = coding.decode(stored) else { return initial }
        lock.withLock { decoded = (stored, value) }
        return value
    }

    override func set(_ value: Value, transaction: Transaction) {
        StoredValueReaders.shared.write(coding.encode(value), store, name, transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? KeyedLocation<Value> else { return false }
        return store === other.store && name == other.name
    }
}
