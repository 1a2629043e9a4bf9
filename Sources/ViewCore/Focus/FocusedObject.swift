import Combine
import Graph
import ViewValues

/// An observable object that the views with the keyboard tell of themselves. Nil where they tell none. Its announcements run
/// the body.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType
        var announcements: Attribute<UInt64>?

        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            Binding(location: ObjectLocation(root, keyPath, announcements))
        }
    }

    fileprivate var object: ObjectType?
    fileprivate var announcements: Attribute<UInt64>?

    public init() {}

    @MainActor @preconcurrency
    public var wrappedValue: ObjectType? { object }

    @MainActor @preconcurrency
    public var projectedValue: Wrapper? { object.map { Wrapper(root: $0, announcements: announcements) } }
}

extension FocusedObject: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { FocusedObjectBox<ObjectType>(inputs) }
}

extension FocusedObject: GraphComparable {
    /// What it holds comes from the window, not from the value of the view.
    package func isSame(as other: FocusedObject<ObjectType>) -> Bool { true }
}

private final class FocusedObjectBox<ObjectType: ObservableObject>: PropertyBox {
    private let listener: ObjectListener<ObjectType>
    private let object: Attribute<ObjectType?>

    init(_ inputs: _ViewInputs) {
        listener = ObjectListener(inputs)
        let values = inputs.tree.focusedValues
        object = inputs.attribute(Distinct { values.value[object: ObjectOfType<ObjectType>()] })
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        let field = property.assumingMemoryBound(to: FocusedObject<ObjectType>.self)
        field.pointee.object = object.value
        field.pointee.announcements = listener.announcements
        if let object = object.value { listener.listen(to: object) }
    }

    override func hasChanged(since time: UInt64) -> Bool {
        object.lastChange > time || listener.announcements.lastChange > time
    }
}

extension View {
    /// Tells an observable object while the keyboard is in the view, for `FocusedObject` to read. Nil tells none.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(keyPath: \.[object: ObjectOfType<T>()], value: object, isOfScene: false))
    }

    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueModifier(keyPath: \.[object: ObjectOfType<T>()], value: object, isOfScene: false))
    }

    /// Tells an observable object of the view's scene while that has the keyboard. Nil tells none.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(keyPath: \.[object: ObjectOfType<T>()], value: object, isOfScene: true))
    }

    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedValueModifier(keyPath: \.[object: ObjectOfType<T>()], value: object, isOfScene: true))
    }
}
