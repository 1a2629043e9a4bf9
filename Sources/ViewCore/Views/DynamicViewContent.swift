import CoreTransferable
import Foundation
import Graph

/// Views made from a collection, which a list can let the user change.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    /// The collection that the views are made from.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

/// What a list can do with an element of a `ForEach` when the user wants it.
package struct ItemAction<Perform> {
    /// Where the element lies in the data.
    package let item: ForEachItem
    package let perform: Perform
}

/// Deletes elements, told by their offsets in the data. Nil where there is no such action.
@MainActor
package struct DeleteTrait: TraitKey {
    package static var defaultValue: ItemAction<(IndexSet) -> Void>? { nil }
}

/// Moves elements from their offsets to before another one. Nil where there is no such action.
@MainActor
package struct MoveTrait: TraitKey {
    package static var defaultValue: ItemAction<(IndexSet, Int) -> Void>? { nil }
}

/// What takes what is dropped between elements.
package struct ItemDrop {
    package let takes: @MainActor ([TransferItem]) -> Bool
    /// Gets the offset of the element that the dropped ones come to lie before.
    package let drop: @MainActor ([TransferItem], Int) -> Void
}

/// Takes what is dropped between elements. Nil where there is no such action.
@MainActor
package struct DropTrait: TraitKey {
    package static var defaultValue: ItemAction<ItemDrop>? { nil }
}

@MainActor
package struct DeleteDisabledTrait: TraitKey {
    package static var defaultValue: Bool { false }
}

@MainActor
package struct MoveDisabledTrait: TraitKey {
    package static var defaultValue: Bool { false }
}

/// Says what happens when the user changes the collection of a `ForEach`.
struct ItemActionModifier<K: TraitKey, Perform> where K.Value == ItemAction<Perform>? {
    let perform: Perform?
}

extension ItemActionModifier: ViewModifier {
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
        return body(inputs).mapped(inputs) { element in
            guard let item = element.item else { return element }
            let action = inputs.base.attribute(
                Computed { modifier.value.perform.map { ItemAction(item: item, perform: $0) } })
            return element.with(traits: element.traits.setting(K.self, to: action))
        }
    }
}

extension DynamicViewContent {
    /// Lets a list delete elements; the action gets their offsets in the data. Nil deletes nothing.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(ItemActionModifier<DeleteTrait, (IndexSet) -> Void>(perform: action))
    }

    /// Lets a list move elements; the action gets their offsets in the data and the offset they come to lie before.
    /// Nil moves nothing.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(ItemActionModifier<MoveTrait, (IndexSet, Int) -> Void>(perform: action))
    }
}

extension DynamicViewContent {
    /// Lets values of a type be dropped between elements in a list; the action gets them with the offset of the element that
    /// they come to lie before.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        // Run on the main actor, as all actions of views are.
        nonisolated(unsafe) let action = action
        let drop = ItemDrop(
            takes: { items in items.contains { $0.canBecome(T.self) } },
            drop: { items, offset in items.hand { (values: [T]) in action(values, offset) } })
        return modifier(ItemActionModifier<DropTrait, ItemDrop>(perform: drop))
    }
}

extension View {
    /// Whether the view may not be deleted from a list.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
    }

    /// Whether the view may not be moved in a list.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled))
    }
}
