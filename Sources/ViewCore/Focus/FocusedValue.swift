import Graph
import Observation
import ViewValues

/// A value that the views with the keyboard tell of themselves. Nil where they tell none.
@propertyWrapper
public struct FocusedValue<Value> {
    let keyPath: KeyPath<FocusedValues, Value?>
    var current: Value?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
    }

    /// An observable object, by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        keyPath = \FocusedValues.[object: ObjectOfType<Value>()]
    }

    public var wrappedValue: Value? { current }
}

extension FocusedValue: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox {
        FocusedValueBox<Value, FocusedValue<Value>>(inputs, { $0.keyPath }) { $0.current = $1 }
    }
}

extension FocusedValue: GraphComparable {
    package func isSame(as other: FocusedValue<Value>) -> Bool { keyPath == other.keyPath }
}

/// A binding that the views with the keyboard tell of themselves, read and written as the value that it is bound to. Nil
/// where they tell none.
@propertyWrapper
public struct FocusedBinding<Value> {
    let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    var current: Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        self.keyPath = keyPath
    }

    public var wrappedValue: Value? {
        get { current?.wrappedValue }
        nonmutating set {
            if let newValue { current?.wrappedValue = newValue }
        }
    }

    /// Setting it to nil changes nothing.
    public var projectedValue: Binding<Value?> {
        current.map { Binding<Value?>($0) } ?? .constant(nil)
    }
}

extension FocusedBinding: @unchecked Sendable where Value: Sendable {}

extension FocusedBinding: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox {
        FocusedValueBox<Binding<Value>, FocusedBinding<Value>>(inputs, { $0.keyPath }) { $0.current = $1 }
    }
}

extension FocusedBinding: GraphComparable {
    package func isSame(as other: FocusedBinding<Value>) -> Bool { keyPath == other.keyPath }
}

/// Reads the tree's focused values for one property.
private final class FocusedValueBox<Value, Property>: PropertyBox {
    private let inputs: _ViewInputs
    private let keyPath: @MainActor (Property) -> KeyPath<FocusedValues, Value?>
    private let put: @MainActor (inout Property, Value?) -> Void
    private var reading: (keyPath: KeyPath<FocusedValues, Value?>, attribute: Attribute<Value?>)?

    init(
        _ inputs: _ViewInputs, _ keyPath: @escaping @MainActor (Property) -> KeyPath<FocusedValues, Value?>,
        _ put: @escaping @MainActor (inout Property, Value?) -> Void
    ) {
        self.inputs = inputs
        self.keyPath = keyPath
        self.put = put
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        let property = property.assumingMemoryBound(to: Property.self)
        let keyPath = keyPath(property.pointee)
        if reading?.keyPath != keyPath {
            let values = inputs.tree.focusedValues
            reading = (keyPath, inputs.attribute(Distinct { values.value[keyPath: keyPath] }))
        }
        if let reading { put(&property.pointee, reading.attribute.value) }
    }

    override func hasChanged(since time: UInt64) -> Bool { reading.map { $0.attribute.lastChange > time } ?? false }
}
