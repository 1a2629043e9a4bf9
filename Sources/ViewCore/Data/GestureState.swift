import ViewValues

/// A state that lasts as long as a gesture, and then is again what it was at first.
@propertyWrapper
public struct GestureState<Value> {
    private var state: State<Value>
    private let initial: Value
    private let makeResetTransaction: (Value, inout Transaction) -> Void

    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// `resetTransaction` is that under which the state goes back.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// `reset` gets the last value and sets up the transaction under which the state goes back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: wrappedValue)
        initial = wrappedValue
        makeResetTransaction = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { state.wrappedValue }

    public var projectedValue: GestureState<Value> { self }

    func set(_ value: Value, _ transaction: Transaction) {
        state.location?.set(value, transaction: transaction)
    }

    func reset() {
        guard let location = state.location else { return }
        var transaction = Transaction()
        makeResetTransaction(location.get(), &transaction)
        location.set(initial, transaction: transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }

    public init(resetTransaction: Transaction) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: DynamicProperty {}

/// What a state is at first matters only once, as with `State`.
extension GestureState: GraphComparable {
    package func isSame(as other: GestureState<Value>) -> Bool { true }
}
