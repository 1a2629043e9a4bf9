import Graph
import ViewValues

/// Names a value that a view hands to the container around it.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view hands to the container around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Nil while values are being set.
    private var traits: Traits?

    package init() {}

    /// Those of an element; inside a rule the reading is recorded.
    @MainActor
    package init(of element: ListElement) {
        self = element.traits.value(ContainerValuesTrait.self)
        traits = element.traits
    }

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of a type that the view was given; nil if it was given none.
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        guard let traits else { return nil }
        return onMainActor { traits.value(TagTrait<V>.self) }
    }

    /// Whether the view was given this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

@MainActor
package struct ContainerValuesTrait: TraitKey {
    package static var defaultValue: ContainerValues { ContainerValues() }
}

/// The values that a section as a whole was given, at each of its elements.
@MainActor
package struct SectionValuesTrait: TraitKey {
    package static var defaultValue: ContainerValues { ContainerValues() }
}

/// Hands a value to the container.
struct ContainerValueModifier<Value> {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value
}

extension ContainerValueModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }

    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let modifier = modifier.attribute
        func setting<K: TraitKey>(_ key: K.Type, _ traits: Traits) -> Traits where K.Value == ContainerValues {
            let before = traits.attribute(key)
            let changed = Computed {
                var values = before?.value ?? ContainerValues()
                modifier.withValue { values[keyPath: $0.keyPath] = $0.value }
                return values
            }
            return traits.setting(key, to: inputs.base.attribute(changed))
        }
        return body(inputs).mapped(inputs) { element in
            var traits = setting(ContainerValuesTrait.self, element.traits)
            if traits.attribute(SectionTrait.self) != nil { traits = setting(SectionValuesTrait.self, traits) }
            return element.with(traits: traits)
        }
    }
}

extension View {
    /// Hands a value to the container around the view.
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
