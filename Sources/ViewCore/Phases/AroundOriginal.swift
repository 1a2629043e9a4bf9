import Graph
import ViewValues

/// Puts a view around a placeholder for the one that is modified.
struct AroundOriginal<Original, Whole> {
    let whole: Whole

    nonisolated init(_ whole: Whole) {
        self.whole = whole
    }
}

extension AroundOriginal: ViewModifier where Original: View, Whole: View {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.place(PlaceholderContentView<Original>.self, body)
        return Whole._makeView(view: modifier.part(inputs) { $0.whole }, inputs: inner)
    }

    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        var inner = inputs
        inner.base.placedContents.append(
            PlacedContent(
                placeholder: ObjectIdentifier(PlaceholderContentView<Original>.self),
                makeView: { ImplicitContainer.make(list: body(_ViewListInputs($0)), inputs: $0) }, makeList: body))
        return Whole._makeViewList(view: modifier.part(inputs.base) { $0.whole }, inputs: inner)
    }
}
