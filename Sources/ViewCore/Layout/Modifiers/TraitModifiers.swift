import CoreGraphics
import Graph
import ViewValues

/// Tells the container something about the view.
package struct TraitModifier<K: TraitKey> {
    let value: K.Value

    package nonisolated init(value: K.Value) {
        self.value = value
    }
}

extension TraitModifier: ViewModifier {
    package typealias Body = Never

    package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }

    package static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let value = modifier.part(inputs.base) { $0.value }.attribute
        return body(inputs).mapped(inputs) { $0.with(traits: $0.traits.setting(K.self, to: value)) }
    }
}

extension View {
    /// Views of a higher priority are offered room first; the default is 0.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(TraitModifier<LayoutPriorityTrait>(value: value.isNaN ? 0 : value))
    }

    /// The place in depth among the views of the same container; the default is 0, higher is nearer.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier<ZIndexTrait>(value: value.isNaN ? 0 : value))
    }

    /// A value for the layout around the view.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(TraitModifier<LayoutValueTrait<K>>(value: value))
    }
}
