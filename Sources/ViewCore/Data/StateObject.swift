import Combine
import Graph
import ViewValues

/// An observable object that the view owns: made once, when the view appears in the tree, and kept as long as the view's place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    private enum Storage {
        case initially(() -> ObjectType)
        case object(ObjectType)
    }

    private var storage: Storage
    private var announcements: Attribute<UInt64>?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = .initially(thunk)
    }

    /// Outside a body each reading makes a new object, as there is no place yet to keep it.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        switch storage {
        case .initially(let thunk): thunk()
        case .object(let object): object
        }
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(root: wrappedValue, announcements: announcements)
    }

    mutating func keep(_ object: ObjectType, _ announcements: Attribute<UInt64>) {
        self.announcements = announcements
        storage = .object(object)
    }
}

extension StateObject: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { StateObjectBox<ObjectType>(inputs) }
}

extension StateObject: GraphComparable {
    package func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}

private final class StateObjectBox<ObjectType: ObservableObject>: PropertyBox {
    private let listener: ObjectListener<ObjectType>
    private var object: ObjectType?
    private let parking: StateParking?
    /// Among the state of the row of a lazy container.
    private let number: Int?

    init(_ inputs: _ViewInputs) {
        listener = ObjectListener(inputs)
        parking = inputs.parking
        number = inputs.parking?.next()
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        let field = property.assumingMemoryBound(to: StateObject<ObjectType>.self)
        let parked = object == nil ? number.flatMap { parking?.value($0, ObjectType.self) } : nil
        let object = object ?? parked ?? field.pointee.wrappedValue
        if self.object == nil, let number { parking?.park(number, ParkedObject(object)) }
        self.object = object
        field.pointee.keep(object, listener.announcements)
        listener.listen(to: object)
    }

    override func hasChanged(since time: UInt64) -> Bool { listener.announcements.lastChange > time }
}
