import Graph
import ViewValues

/// Gives a view a look that goes by its geometry.
struct VisualEffectModifier<Effect> {
    let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension VisualEffectModifier: ViewModifier, UnaryModifier where Effect: VisualEffect {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let proxy = GeometryProxy(inputs)
        let effect = inputs.attribute(
            EffectOfGeometry(modifier: modifier.attribute, proxy: proxy, tree: inputs.tree))
        return Effect._makeView(effect: _GraphValue(effect), inputs: inputs, body: body)
    }
}

private struct EffectOfGeometry<Effect: VisualEffect>: Rule {
    let modifier: Attribute<VisualEffectModifier<Effect>>
    let proxy: GeometryProxy
    unowned(unsafe) let tree: ViewGraph
    let identity = BodyIdentity()

    mutating func update(_ output: inout Output<Effect>) {
        let modifier = modifier.value
        let effect = tree.observing(identity) { modifier.effect(EmptyVisualEffect(), proxy) }
        output.set(effect) { ValueEquality.areEqual($0, $1) }
    }
}

extension View {
    /// Changes the look of the view by its geometry. Where views are laid out does not depend on it.
    ///
    /// The closure is not `@Sendable`, so that it may be whatever a view's body can say.
    public nonisolated func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
