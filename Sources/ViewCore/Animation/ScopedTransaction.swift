import Graph
import ViewValues

/// Changes the transaction for some modifiers of a view and not for the view itself.
struct ScopedTransaction<Original, Scoped> {
    let transform: (inout Transaction) -> Void
    /// The modifiers, around a placeholder for the view.
    let scoped: Scoped
}

extension ScopedTransaction: ViewModifier where Original: View, Scoped: View {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outer = inputs.transaction
        @MainActor func original(_ inputs: _ViewInputs) -> _ViewOutputs {
            var inputs = inputs
            inputs.transaction = outer
            return body(inputs)
        }
        var inner = inputs
        inner.transaction = changed(outer, modifier.attribute, inputs)
        inner.placedContents.append(
            PlacedContent(
                placeholder: ObjectIdentifier(PlaceholderContentView<Original>.self), makeView: original,
                makeList: { list in
                    .one(ListElement(subgraph: list.base.subgraph) { original($0.merging(list)) })
                }))
        return Scoped._makeView(view: modifier.part(inputs) { $0.scoped }, inputs: inner)
    }

    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let outer = inputs.base.transaction
        @MainActor func original(_ list: _ViewListInputs) -> _ViewListOutputs {
            var list = list
            list.change { $0.transaction = outer }
            return body(list)
        }
        var inner = inputs
        let transaction = changed(outer, modifier.attribute, inputs.base)
        inner.change { $0.transaction = transaction }
        inner.base.placedContents.append(
            PlacedContent(
                placeholder: ObjectIdentifier(PlaceholderContentView<Original>.self),
                makeView: { ImplicitContainer.make(list: original(_ViewListInputs($0)), inputs: $0) },
                makeList: original))
        return Scoped._makeViewList(view: modifier.part(inputs.base) { $0.scoped }, inputs: inner)
    }

    @MainActor private static func changed(
        _ outer: Attribute<Transaction>, _ modifier: Attribute<Self>, _ inputs: _ViewInputs
    ) -> Attribute<Transaction> {
        inputs.attribute(
            Computed {
                var transaction = outer.value
                modifier.value.transform(&transaction)
                return transaction
            })
    }
}

/// Stands for a view in the closure of `animation(_:body:)` and `transaction(_:body:)`.
public struct PlaceholderContentView<Value> {
    nonisolated init() {}
}

extension PlaceholderContentView: View, PrimitiveView, Placeholder {
    public typealias Body = Never
}

extension View {
    /// Animates every change of the view; nil lets all of them happen at once. Give a value to animate only its changes.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Animates changes of the modifiers that `body` puts around the view, and not those of the view itself.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction(
            { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            }, body: body)
    }

    /// Changes the transaction for the modifiers that `body` puts around the view, and not for the view itself.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(ScopedTransaction<Self, V>(transform: transform, scoped: body(PlaceholderContentView())))
    }
}
