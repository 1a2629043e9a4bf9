import Graph
import ViewValues

/// Keeps a view's room, and nothing else of it.
struct HiddenModifier {}

extension HiddenModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        outputs.display = nil
        outputs.presented = nil
        return outputs
    }
}

extension View {
    /// Hides the view for good: it keeps its room, is not drawn, cannot be touched and is not spoken of.
    public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }
}
