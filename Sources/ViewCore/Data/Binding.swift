import Graph
import ViewValues

/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public var transaction = Transaction()
    let location: Location<Value>

    package init(location: Location<Value>) {
        self.location = location
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        let getter = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let setter = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        location = FunctionLocation(get: getter) { value, transaction in
            withTransaction(transaction) { setter(value) }
        }
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let getter = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let setter = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        location = FunctionLocation(get: getter, set: setter)
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction: effectiveTransaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(location: ProjectedLocation(location, keyPath))
        part.transaction = transaction
        return part
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }

    /// What the caller runs under, with what the binding's own says over it.
    private var effectiveTransaction: Transaction {
        transaction.isEmpty ? .current : Transaction.current.merging(transaction)
    }
}

extension Binding {
    /// A binding to the same place with an optional type.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: OptionalLocation(base.location))
        transaction = base.transaction
    }

    /// A binding to the same place in which the value is a hashable of any type. What is set has to be of the value's own type;
    /// another is left out.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(location: HashableLocation(base.location))
        transaction = base.transaction
    }

    /// Nil if the value is nil now; while it is nil later, the last value stays.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: UnwrappedLocation(base.location, last: value))
        transaction = base.transaction
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: GraphComparable {
    package func isSame(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }
}

/// A binding needs no storage: reading it records what it reads.
extension Binding: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { BindingBox<Value>() }
}

/// Knows where a binding leads, for who asks what has changed.
private final class BindingBox<Value>: PropertyBox {
    private var location: Location<Value>?

    override func update(_ property: UnsafeMutableRawPointer) {
        location = property.assumingMemoryBound(to: Binding<Value>.self).pointee.location
    }

    override func hasChanged(since time: UInt64) -> Bool { location?.hasChanged(since: time) ?? false }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

private final class OptionalLocation<Value>: Location<Value?>, @unchecked Sendable {
    private let base: Location<Value>

    init(_ base: Location<Value>) {
        self.base = base
    }

    @MainActor override func hasChanged(since time: UInt64) -> Bool { base.hasChanged(since: time) }

    override func get() -> Value? { base.get() }

    /// Nil cannot be stored there and leaves the value as it is.
    override func set(_ value: Value?, transaction: Transaction) {
        if let value { base.set(value, transaction: transaction) }
    }

    override func isSame(as other: Location<Value?>) -> Bool {
        (other as? OptionalLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

private final class HashableLocation<Value: Hashable>: Location<AnyHashable>, @unchecked Sendable {
    private let base: Location<Value>

    init(_ base: Location<Value>) {
        self.base = base
    }

    @MainActor override func hasChanged(since time: UInt64) -> Bool { base.hasChanged(since: time) }

    override func get() -> AnyHashable { AnyHashable(base.get()) }

    override func set(_ value: AnyHashable, transaction: Transaction) {
        if let value = value.base as? Value { base.set(value, transaction: transaction) }
    }

    override func isSame(as other: Location<AnyHashable>) -> Bool {
        (other as? HashableLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

private final class UnwrappedLocation<Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Value?>
    private let last: Value

    init(_ base: Location<Value?>, last: Value) {
        self.base = base
        self.last = last
    }

    @MainActor override func hasChanged(since time: UInt64) -> Bool { base.hasChanged(since: time) }

    override func get() -> Value { base.get() ?? last }
    override func set(_ value: Value, transaction: Transaction) { base.set(value, transaction: transaction) }

    override func isSame(as other: Location<Value>) -> Bool {
        (other as? UnwrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}
