import Foundation
import Graph
import ViewValues

/// Where a value that a binding reads and writes really lives. May be called from any thread.
package class Location<Value>: @unchecked Sendable {
    init() {}
    package func get() -> Value { preconditionFailure("overridden") }
    package func set(_ value: Value, transaction: Transaction) { preconditionFailure("overridden") }
    /// Whether a binding to the other location is the same binding.
    package func isSame(as other: Location<Value>) -> Bool { self === other }
    /// Whether the graph's copy of the value has changed after `time`, on the graph's count of changes.
    @MainActor package func hasChanged(since time: UInt64) -> Bool { false }
}

/// The storage of a `State`: what was set last, and the graph's own copy, which changes with the next tick.
package final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    private let lock = NSLock()
    private var latest: Value
    /// Whether it was ever set.
    private var isChanged = false
    private weak var tree: ViewGraph?
    private let attribute: Attribute<Value>

    @MainActor
    package init(_ value: Value, _ inputs: _ViewInputs, isChanged: Bool = false) {
        latest = value
        self.isChanged = isChanged
        tree = inputs.tree
        attribute = Attribute(input: value, in: inputs.subgraph)
    }

    /// Inside an evaluation the graph's copy, and the reading is recorded; elsewhere what was set last.
    package override func get() -> Value {
        if EvaluationThread.isCurrent {
            let attribute = attribute
            if let value = onMainActor({ Graph.isEvaluating && attribute.isAlive ? attribute.value : nil }) {
                return value
            }
        }
        return lock.withLock { latest }
    }

    package override func set(_ value: Value, transaction: Transaction) {
        lock.withLock {
            latest = value
            isChanged = true
        }
        let attribute = attribute
        let boxed = UncheckedSendable(value)
        tree?.enqueue(transaction) { attribute.set(boxed.value) { ValueEquality.areEqual($0, $1) } }
    }

    @MainActor
    package override func hasChanged(since time: UInt64) -> Bool { attribute.isAlive && attribute.lastChange > time }
}

extension StoredLocation: ParkedState {
    var isWorthKeeping: Bool { lock.withLock { isChanged } }
    var parkedValue: Any { lock.withLock { latest } }
}

/// A place made of two closures.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    override func get() -> Value { getter() }
    override func set(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A part of another place.
final class ProjectedLocation<Whole, Part>: Location<Part>, @unchecked Sendable {
    private let whole: Location<Whole>
    private let keyPath: WritableKeyPath<Whole, Part>

    init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Part>) {
        self.whole = whole
        self.keyPath = keyPath
    }

    override func get() -> Part { whole.get()[keyPath: keyPath] }

    override func set(_ value: Part, transaction: Transaction) {
        var all = whole.get()
        all[keyPath: keyPath] = value
        whole.set(all, transaction: transaction)
    }

    override func isSame(as other: Location<Part>) -> Bool {
        guard let other = other as? ProjectedLocation<Whole, Part> else { return false }
        return keyPath == other.keyPath && whole.isSame(as: other.whole)
    }

    @MainActor override func hasChanged(since time: UInt64) -> Bool { whole.hasChanged(since: time) }
}

/// A place that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func get() -> Value { value }
    override func set(_ value: Value, transaction: Transaction) {}

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return onMainActor { ValueEquality.areEqual(value, other.value) }
    }
}

/// Carries a value across isolation where the code around it makes sure that only one side uses it.
package struct UncheckedSendable<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}

/// The thread that evaluates the graph, while it does.
enum EvaluationThread {
    nonisolated(unsafe) static var current: pthread_t?

    /// Whether the calling thread is inside an evaluation. Another thread can only ever see that it is not itself.
    static var isCurrent: Bool {
        guard let current else { return false }
        return pthread_equal(current, pthread_self()) != 0
    }

    @MainActor
    static func enter<Result>(_ body: () -> Result) -> Result {
        let saved = current
        current = pthread_self()
        defer { current = saved }
        return body()
    }
}

/// Runs main actor code where the caller is known to be on it already, without a check at run time.
@inline(__always)
package nonisolated func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
