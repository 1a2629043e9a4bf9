import Graph

/// One thing in a container: how to make it, how long it lives. The object itself is its identity.
@MainActor
package final class ListElement {
    /// The element ends with it.
    package let subgraph: Subgraph
    package let make: @MainActor (_ViewInputs) -> _ViewOutputs
    package let traits: Traits
    /// The `id` that a `ForEach` or an `id(_:)` gave it, innermost.
    package private(set) var explicitID: AnyHashable?
    /// Those that a `ForEach` around another one gave it.
    private var outerIDs: [AnyHashable] = []
    /// Where the element lies in the data of the outermost `ForEach` that made it; nil outside one.
    package private(set) var item: ForEachItem?

    package init(
        subgraph: Subgraph, traits: Traits = Traits(), explicitID: AnyHashable? = nil, item: ForEachItem? = nil,
        make: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) {
        self.subgraph = subgraph
        self.traits = traits
        self.explicitID = explicitID
        self.item = item
        self.make = make
    }

    /// The same element inside a modifier.
    package func wrapped(
        _ wrap: @escaping @MainActor (_ViewInputs, @escaping @MainActor (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
    ) -> ListElement {
        let make = make
        let wrapped = ListElement(subgraph: subgraph, traits: traits, explicitID: explicitID, item: item) {
            wrap($0, make)
        }
        wrapped.outerIDs = outerIDs
        return wrapped
    }

    /// Makes it one of `item`, with an `id` if it has none. For who has just had it made, before anybody else knows of it.
    func identify(by id: AnyHashable, of item: ForEachItem) {
        if explicitID == nil { explicitID = id } else { outerIDs.append(id) }
        self.item = item
    }

    /// Whether it, or what it is the first or a further view of, has an `id`.
    package func isCalled(_ id: AnyHashable) -> Bool { explicitID == id || outerIDs.contains(id) }

    package func with(traits: Traits) -> ListElement {
        let changed = ListElement(subgraph: subgraph, traits: traits, explicitID: explicitID, item: item, make: make)
        changed.outerIDs = outerIDs
        return changed
    }

    func with(explicitID: AnyHashable) -> ListElement {
        let changed = ListElement(subgraph: subgraph, traits: traits, explicitID: explicitID, item: item, make: make)
        changed.outerIDs = outerIDs
        return changed
    }
}

/// What an element tells its container, by key: its layout priority, its place in depth, its layout values.
@MainActor
package struct Traits {
    private var values: [(key: ObjectIdentifier, value: AttributeID)] = []

    package init() {}

    package func attribute<K: TraitKey>(_ key: K.Type) -> Attribute<K.Value>? {
        for entry in values where entry.key == ObjectIdentifier(key) { return Attribute(id: entry.value) }
        return nil
    }

    package func value<K: TraitKey>(_ key: K.Type) -> K.Value {
        attribute(key)?.value ?? K.defaultValue
    }

    /// The outermost modifier wins.
    package func setting<K: TraitKey>(_ key: K.Type, to value: Attribute<K.Value>) -> Traits {
        var traits = self
        traits.values.removeAll { $0.key == ObjectIdentifier(key) }
        traits.values.append((ObjectIdentifier(key), value.id))
        return traits
    }

    /// Makes the running rule depend on all of them.
    func recordReading() {
        for entry in values { _ = Graph.readValue(entry.value) }
    }
}

@MainActor
package protocol TraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
