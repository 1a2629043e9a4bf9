import Foundation
import Graph
import ViewValues

/// A value that belongs to the window a view is in, under a key: it outlives the view, and all views in the window that name
/// the key share it.
@propertyWrapper
public struct SceneStorage<Value> {
    let key: String
    let initial: Value
    let coding: StoredCoding<Value>
    var location: KeyedLocation<Value>?

    init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
        self.key = key
        self.initial = initial
        self.coding = coding
    }

    /// Outside a view's body there is no window: then it is the first value, and setting it does nothing.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    public var projectedValue: Binding<Value> { Binding(location: location ?? ConstantLocation(initial)) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { SceneStorageBox<Value>(inputs) }
}

extension SceneStorage: GraphComparable {
    package func isSame(as other: SceneStorage<Value>) -> Bool {
        key == other.key && ValueEquality.areEqual(initial, other.initial)
    }
}

private final class SceneStorageBox<Value>: PropertyBox {
    private let inputs: _ViewInputs
    private var name: String?
    private var location: KeyedLocation<Value>?

    init(_ inputs: _ViewInputs) {
        self.inputs = inputs
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        let storage = property.assumingMemoryBound(to: SceneStorage<Value>.self)
        if location == nil || name != storage.pointee.key {
            let nodes = inputs.tree.storedValues
            let node = nodes.node(nodes.scene, storage.pointee.key, inputs.tree)
            name = node.name
            location = KeyedLocation(
                nodes.scene, node.name, storage.pointee.coding, initial: storage.pointee.initial, node.attribute)
        }
        storage.pointee.location = location
    }

    override func hasChanged(since time: UInt64) -> Bool { location?.hasChanged(since: time) ?? false }
}
