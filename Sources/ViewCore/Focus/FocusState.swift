import Graph
import ViewValues

/// Whether a view has the keyboard, or which of several does: moves with the focus, and moves it when it is set.
///
/// With a `Bool` it stands for one view, with an optional for several, which `focused(_:equals:)` tells apart.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    /// The value while none of its views has the keyboard.
    let none: Value
    var location: FocusStateLocation<Value>?

    public init() where Value == Bool {
        none = false
    }

    public init<T: Hashable>() where Value == T? {
        none = nil
    }

    public var wrappedValue: Value {
        get { location?.get() ?? none }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    public var projectedValue: FocusState<Value>.Binding { Binding(none: none, location: location) }

    /// A focus state of another view.
    @propertyWrapper
    public struct Binding {
        let none: Value
        let location: FocusStateLocation<Value>?

        public var wrappedValue: Value {
            get { location?.get() ?? none }
            nonmutating set { location?.set(newValue, transaction: .current) }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { FocusStateBox<Value>(inputs) }
}

extension FocusState: GraphComparable {
    /// What it holds is told by its storage, not by the value of the view.
    package func isSame(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: GraphComparable {
    package func isSame(as other: FocusState<Value>.Binding) -> Bool { location === other.location }
}

/// Reading it records what it reads.
extension FocusState.Binding: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { PropertyBox() }
}

private final class FocusStateBox<Value: Hashable>: PropertyBox {
    private let inputs: _ViewInputs
    private var location: FocusStateLocation<Value>?

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        let state = property.assumingMemoryBound(to: FocusState<Value>.self)
        if location == nil { location = FocusStateLocation(none: state.pointee.none, inputs) }
        state.pointee.location = location
    }

    override func hasChanged(since time: UInt64) -> Bool { location?.hasChanged(since: time) ?? false }
}
