import Combine
import Graph
import ViewValues

/// An observable object that somebody else owns. When it announces a change, the view's body runs, whatever the body reads.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType
        /// Counts what the object has announced, for those who read through a binding. Nil outside a view.
        var announcements: Attribute<UInt64>?

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(root, keyPath, announcements))
        }
    }

    private var object: ObjectType
    private var announcements: Attribute<UInt64>?

    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    public init(initialValue: ObjectType) {
        object = initialValue
    }

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper { Wrapper(root: wrappedValue, announcements: announcements) }

    @MainActor
    mutating func listen(_ listener: ObjectListener<ObjectType>) {
        listener.listen(to: wrappedValue)
        announcements = listener.announcements
    }
}

extension ObservedObject: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { ObservedObjectBox<ObjectType>(inputs) }
}

/// Reads and writes a property of an object. With a count of its announcements, whoever reads inside an evaluation comes to
/// depend on them.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let announcements: Attribute<UInt64>?

    init(
        _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, _ announcements: Attribute<UInt64>? = nil
    ) {
        self.object = object
        self.keyPath = keyPath
        self.announcements = announcements
    }

    override func get() -> Value {
        if let announcements, EvaluationThread.isCurrent {
            onMainActor { if Graph.isEvaluating && announcements.isAlive { _ = announcements.value } }
        }
        return object[keyPath: keyPath]
    }

    override func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }

    @MainActor override func hasChanged(since time: UInt64) -> Bool {
        announcements.map { $0.isAlive && $0.lastChange > time } ?? false
    }
}

/// Listens to one object at a time and, when it announces a change, marks whoever reads `announcements`.
@MainActor
final class ObjectListener<ObjectType: ObservableObject> {
    private let inputs: _ViewInputs
    private weak var object: ObjectType?
    private var subscription: AnyCancellable?
    let announcements: Attribute<UInt64>

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
        announcements = Attribute(input: 0, in: inputs.subgraph)
    }

    /// Makes the running rule depend on the object's announcements.
    func listen(to object: ObjectType) {
        if self.object !== object {
            self.object = object
            let announcements = announcements
            let tree = UncheckedSendable(WeakTree(inputs.tree))
            subscription = object.objectWillChange.sink { _ in
                tree.value.tree?.enqueue(.current) { announcements.set(announcements.peeked &+ 1) }
            }
        }
        _ = announcements.value
    }
}

/// A weak reference that may be handed to another thread.
final class WeakTree: @unchecked Sendable {
    weak var tree: ViewGraph?

    init(_ tree: ViewGraph?) {
        self.tree = tree
    }
}

private final class ObservedObjectBox<ObjectType: ObservableObject>: PropertyBox {
    private let listener: ObjectListener<ObjectType>

    init(_ inputs: _ViewInputs) {
        listener = ObjectListener(inputs)
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        property.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.listen(listener)
    }

    override func hasChanged(since time: UInt64) -> Bool { listener.announcements.lastChange > time }
}
