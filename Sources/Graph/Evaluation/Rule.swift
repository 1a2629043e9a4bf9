/// How a node computes its value from other attributes.
///
/// A rule is a value of its own, kept by its node between evaluations, so it may remember things; what it
/// remembers must never make the result differ from that of a fresh evaluation, unless it is state: animation records and
/// the like.
@MainActor
@usableFromInline package protocol Rule {
    associatedtype Value

    /// Computes and puts the result into `output`, or leaves it alone to say that nothing changed.
    mutating func update(_ output: inout Output<Value>)

    /// What the rule yields when it is read in a cycle before it ever had a value. Nil makes such a cycle fatal.
    static var valueInCycle: Value? { get }
}

extension Rule {
    @usableFromInline package static var valueInCycle: Value? { nil }
}

/// Where a rule puts its result.
@usableFromInline package struct Output<Value>: ~Copyable {
    @usableFromInline let pointer: UnsafeMutablePointer<Value>
    /// Whether there is a value from an earlier evaluation.
    @usableFromInline package private(set) var hasValue: Bool
    @usableFromInline var didChange = false

    @usableFromInline init(pointer: UnsafeMutablePointer<Value>, hasValue: Bool) {
        self.pointer = pointer
        self.hasValue = hasValue
    }

    /// The value of the evaluation before, nil at the first.
    @inlinable package var previous: Value? { hasValue ? pointer.pointee : nil }

    /// Puts a result that counts as changed.
    @inlinable package mutating func set(_ value: consuming Value) {
        if hasValue {
            pointer.pointee = value
        } else {
            pointer.initialize(to: value)
            markHasValue()
        }
        didChange = true
    }

    /// Puts a result that counts as changed only if it differs from the one before.
    @inlinable package mutating func set(_ value: consuming Value, areEqual: (Value, Value) -> Bool) {
        if hasValue {
            let new = value
            if areEqual(pointer.pointee, new) { return }
            pointer.pointee = new
        } else {
            pointer.initialize(to: value)
            markHasValue()
        }
        didChange = true
    }

    @usableFromInline mutating func markHasValue() { hasValue = true }
}

extension Output where Value: Equatable {
    /// Puts a result that counts as changed only if it is not equal to the one before.
    @inlinable package mutating func setIfDifferent(_ value: consuming Value) {
        set(value) { $0 == $1 }
    }
}

/// A rule from a closure. Its result always counts as changed; see `Compared` for the other kind.
@usableFromInline package struct Computed<Value>: Rule {
    @usableFromInline let compute: @MainActor () -> Value

    @inlinable package init(_ compute: @escaping @MainActor () -> Value) {
        self.compute = compute
    }

    @inlinable package mutating func update(_ output: inout Output<Value>) {
        output.set(compute())
    }
}

/// A rule from a closure whose equal results stop the wave.
@usableFromInline package struct Compared<Value: Equatable>: Rule {
    @usableFromInline let compute: @MainActor () -> Value

    @inlinable package init(_ compute: @escaping @MainActor () -> Value) {
        self.compute = compute
    }

    @inlinable package mutating func update(_ output: inout Output<Value>) {
        output.setIfDifferent(compute())
    }
}

/// The rule of an input: it has none, its value is set.
@usableFromInline package struct Input<Value>: Rule {
    @inlinable package init() {}
    @inlinable package mutating func update(_ output: inout Output<Value>) {}
}
