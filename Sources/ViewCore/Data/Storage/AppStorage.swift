import Combine
import Foundation
import Graph
import ViewValues

/// A value in the user's defaults, under a key. Every view that names the same key shows the same value, and updates when one
/// of them sets it.
///
/// A program's defaults are in `~/.config/NAME.plist`; a picture or an inspection begins without them and leaves none.
@propertyWrapper
public struct AppStorage<Value> {
    let key: String
    /// Nil for the environment's, see `defaultAppStorage(_:)`.
    let store: UserDefaults?
    let initial: Value
    let coding: StoredCoding<Value>
    var location: KeyedLocation<Value>?
    /// Of the observable object that the property is in, if it is in one.
    fileprivate var announcer: ObservableObjectPublisher?

    init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ coding: StoredCoding<Value>) {
        self.key = key
        self.store = store
        self.initial = initial
        self.coding = coding
    }

    public var wrappedValue: Value {
        get { place.get() }
        nonmutating set {
            announcer?.send()
            place.set(newValue, transaction: .current)
        }
    }

    public var projectedValue: Binding<Value> { Binding(location: place) }

    private var place: KeyedLocation<Value> {
        location ?? KeyedLocation(store ?? .standard, key, coding, initial: initial)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { AppStorageBox<Value>(inputs) }
}

extension AppStorage: GraphComparable {
    package func isSame(as other: AppStorage<Value>) -> Bool {
        key == other.key && store === other.store && ValueEquality.areEqual(initial, other.initial)
    }
}

extension AppStorage: AnnouncingField {
    package static func publisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher? {
        address.assumingMemoryBound(to: AppStorage<Value>.self).pointee.announcer
    }

    package static func setPublisher(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
        UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: AppStorage<Value>.self).pointee.announcer =
            publisher
    }
}

private final class AppStorageBox<Value>: PropertyBox {
    private let inputs: _ViewInputs
    private var environmentStore: Attribute<UserDefaults>?
    private var node: StoredValueNode?
    private var location: KeyedLocation<Value>?

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        let storage = property.assumingMemoryBound(to: AppStorage<Value>.self)
        let store = storage.pointee.store ?? storeOfEnvironment
        if node?.store !== store || node?.name != storage.pointee.key {
            node = inputs.tree.storedValues.node(store, storage.pointee.key, inputs.tree)
            location = nil
        }
        guard let node else { return }
        let place =
            location
            ?? KeyedLocation(
                store, node.name, storage.pointee.coding, initial: storage.pointee.initial, node.attribute)
        location = place
        storage.pointee.location = place
    }

    override func hasChanged(since time: UInt64) -> Bool { location?.hasChanged(since: time) ?? false }

    private var storeOfEnvironment: UserDefaults {
        let attribute = environmentStore ?? inputs.environmentValue(\.defaultAppStorage)
        environmentStore = attribute
        return attribute.value
    }
}

private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
    /// Where `AppStorage` keeps its values that names no store.
    package nonisolated var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// The store of every `AppStorage` in this view that names none.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
