import Graph

/// A stored property of a view that takes part in its updates.
///
/// A type of your own that conforms is looked into: the dynamic properties stored in it work as if they were
/// stored in the view, and `update()` is called before each body.
public protocol DynamicProperty {
    /// Called before the body runs, when all properties have their values.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that the library gives storage in the graph.
@MainActor
package protocol GraphProperty: DynamicProperty {
    /// The storage for one property of one view in the tree.
    static func makeBox(_ inputs: _ViewInputs) -> PropertyBox
}

/// Storage of one property of one view.
@MainActor
package class PropertyBox {
    package init() {}
    /// Puts the storage into the property of a view value whose body is about to run.
    package func update(_ property: UnsafeMutableRawPointer) {}
    /// Whether what the property reads has changed after `time`, on the graph's count of changes.
    package func hasChanged(since time: UInt64) -> Bool { false }
}

/// A property of a view in the tree: where it lies in the value, and its storage.
@MainActor
struct DynamicPropertyField {
    let name: String
    let offset: Int
    let box: PropertyBox
}

/// The dynamic properties of a type, found once.
@MainActor
struct DynamicPropertyFields {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type

    private static var known: [ObjectIdentifier: [DynamicPropertyFields]] = [:]

    static func of(_ type: Any.Type) -> [DynamicPropertyFields] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        let fields = TypeFields.of(type).compactMap { field in
            (field.type as? any DynamicProperty.Type).map {
                DynamicPropertyFields(name: field.name, offset: field.offset, type: $0)
            }
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    func attach(_ inputs: _ViewInputs) -> DynamicPropertyField {
        if let property = type as? any GraphProperty.Type {
            return DynamicPropertyField(name: name, offset: offset, box: property.makeBox(inputs))
        }
        func open<P: DynamicProperty>(_ type: P.Type) -> PropertyBox { NestedPropertyBox<P>(inputs) }
        return DynamicPropertyField(name: name, offset: offset, box: _openExistential(type, do: open))
    }
}

/// A user's own dynamic property: its parts first, then its `update()`.
private final class NestedPropertyBox<P: DynamicProperty>: PropertyBox {
    private let parts: [DynamicPropertyField]

    init(_ inputs: _ViewInputs) {
        parts = DynamicPropertyFields.of(P.self).map { $0.attach(inputs) }
    }

    override func update(_ property: UnsafeMutableRawPointer) {
        for part in parts { part.box.update(property + part.offset) }
        property.assumingMemoryBound(to: P.self).pointee.update()
    }

    override func hasChanged(since time: UInt64) -> Bool {
        for part in parts where part.box.hasChanged(since: time) { return true }
        return false
    }
}
