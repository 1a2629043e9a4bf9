import CoreGraphics
import Graph
import ViewValues

/// Hands up a value that is made of a place in the view.
struct AnchorWritingModifier<Place, K: PreferenceKey> {
    let source: Anchor<Place>.Source
    let transform: (Anchor<Place>) -> K.Value
}

extension AnchorWritingModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard inputs.wants(K.self) else { return outputs }
        let (modifier, frame) = (modifier.attribute, inputs.frame)
        outputs.setPreference(
            K.self,
            inputs.attribute(
                Distinct {
                    let value = modifier.value
                    return value.transform(value.source.resolved(in: frame.value.rect))
                }))
        return outputs
    }
}

/// Changes what the view below hands up by a place in the view.
struct AnchorTransformModifier<Place, K: PreferenceKey> {
    let source: Anchor<Place>.Source
    let transform: (inout K.Value, Anchor<Place>) -> Void
}

extension AnchorTransformModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        guard inputs.wants(K.self) else { return outputs }
        let (modifier, frame, below) = (modifier.attribute, inputs.frame, outputs.preference(K.self))
        outputs.setPreference(
            K.self,
            inputs.attribute(
                Distinct {
                    var value = below?.value ?? K.defaultValue
                    let change = modifier.value
                    change.transform(&value, change.source.resolved(in: frame.value.rect))
                    return value
                }))
        return outputs
    }
}

extension View {
    /// Hands a value up for `key`, made from a place in the view.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorWritingModifier<A, K>(source: value, transform: transform))
    }

    /// Changes the value that the view hands up for `key` by a place in the view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorTransformModifier<A, K>(source: value, transform: transform))
    }
}
