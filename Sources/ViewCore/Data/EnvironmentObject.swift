import Combine
import Graph
import ViewValues

/// An observable object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    private var object: ObjectType?
    private var announcements: Attribute<UInt64>?

    public init() {}

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                """
                No ObservableObject of type \(ObjectType.self) is in the environment. Add it above this view with \
                .environmentObject(_:).
                """)
        }
        return object
    }

    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(root: wrappedValue, announcements: announcements)
    }

    mutating func keep(_ object: ObjectType?, _ announcements: Attribute<UInt64>) {
        self.object = object
        self.announcements = announcements
    }
}

extension EnvironmentObject: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { EnvironmentObjectBox<ObjectType>(inputs) }
}

extension EnvironmentObject: GraphComparable {
    package func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}

private final class EnvironmentObjectBox<ObjectType: ObservableObject>: PropertyBox {
    private let listener: ObjectListener<ObjectType>
    private let object: Attribute<ObjectType?>

    init(_ inputs: _ViewInputs) {
        listener = ObjectListener(inputs)
        object = inputs.attribute(
            EnvironmentReading(
                environment: inputs.environment, keyPath: \EnvironmentValues.[object: ObjectOfType<ObjectType>()]))
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        let present = object.value
        property.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self).pointee.keep(
            present, listener.announcements)
        if let present { listener.listen(to: present) }
    }

    override func hasChanged(since time: UInt64) -> Bool {
        object.lastChange > time || listener.announcements.lastChange > time
    }
}
