import Graph
import ViewValues

/// A value that belongs to a view and lives as long as the view's place in the tree does.
///
/// Setting it from any thread is allowed; the views whose bodies read it are updated with the next tick.
@propertyWrapper
public struct State<Value> {
    let initial: Value
    var location: Location<Value>?

    public init(wrappedValue value: Value) {
        initial = value
    }

    public init(initialValue value: Value) {
        initial = value
    }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ConstantLocation(initial))
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { StateBox<Value>(inputs) }
}

extension State: GraphComparable {
    /// The first value matters only once, so a view that was made anew with another one is still the same.
    package func isSame(as other: State<Value>) -> Bool { true }
}

private final class StateBox<Value>: PropertyBox {
    private let inputs: _ViewInputs
    private var location: StoredLocation<Value>?
    /// Among the state of the row of a lazy container.
    private let number: Int?

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
        number = inputs.parking?.next()
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        let state = property.assumingMemoryBound(to: State<Value>.self)
        if location == nil {
            let parked = number.flatMap { inputs.parking?.value($0, Value.self) }
            let made = StoredLocation(parked ?? state.pointee.initial, inputs, isChanged: parked != nil)
            if let number { inputs.parking?.park(number, made) }
            location = made
        }
        state.pointee.location = location
    }

    override func hasChanged(since time: UInt64) -> Bool { location?.hasChanged(since: time) ?? false }
}
