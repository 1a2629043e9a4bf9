import Graph
import ViewValues

/// A name that belongs to a view's place in the tree, in which views are matched with each other.
@propertyWrapper
public struct Namespace {
    /// Tells one namespace from another.
    public struct ID: Hashable, Sendable {
        private let number: Int

        @MainActor private static var last = 0

        @MainActor
        fileprivate static func next() -> ID {
            last += 1
            return ID(number: last)
        }

        /// Outside a view's body all namespaces are this one.
        fileprivate static let outside = ID(number: 0)
    }

    private var id = ID.outside

    public init() {}

    public var wrappedValue: ID { id }

    fileprivate mutating func keep(_ id: ID) { self.id = id }
}

extension Namespace: Sendable {}

extension Namespace: GraphProperty, DynamicProperty {
    package static func makeBox(_ inputs: _ViewInputs) -> PropertyBox { NamespaceBox() }
}

extension Namespace: GraphComparable {
    package func isSame(as other: Namespace) -> Bool { true }
}

private final class NamespaceBox: PropertyBox {
    private let id = Namespace.ID.next()

    override func update(_ property: UnsafeMutableRawPointer) {
        property.assumingMemoryBound(to: Namespace.self).pointee.keep(id)
    }
}
