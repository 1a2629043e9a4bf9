import Combine
import Graph
import Observation
import ViewValues

/// Sets a value of the environment for the view below.
struct EnvironmentModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension EnvironmentModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let outer = inputs.environment
        inputs.environment = inputs.attribute(
            Computed {
                var values = outer.value
                modifier.withValue { values[keyPath: $0.keyPath] = $0.value }
                return values
            })
        if Value.self == LayoutDirection.self || Value.self == EnvironmentValues.self { inputs.directionChanged() }
        if Value.self == ContentTransition.self { inputs.contentEffects.insert(.transition) }
    }
}

/// Changes a value of the environment for the view below.
struct EnvironmentTransformModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
}

extension EnvironmentTransformModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let outer = inputs.environment
        inputs.environment = inputs.attribute(
            Computed {
                var values = outer.value
                let change = modifier.value
                change.transform(&values[keyPath: change.keyPath])
                return values
            })
        if Value.self == LayoutDirection.self || Value.self == EnvironmentValues.self { inputs.directionChanged() }
    }
}

extension View {
    /// Sets a value of the environment for this view and those in it.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier(keyPath: keyPath, value: value))
    }

    /// Puts an observable object into the environment under its type; nil takes it out.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier(keyPath: \.[object: ObjectOfType<T>()], value: object))
    }

    /// Puts an observable object into the environment, for `EnvironmentObject`.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier(keyPath: \.[object: ObjectOfType<T>()], value: object))
    }

    /// Changes a value of the environment for this view and those in it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Whether controls in this view can be used. Inside a disabled view nothing can be enabled.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// The font of text in this view; nil for the default.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
}
