import Graph
import ViewValues

/// The tag of a type that a view was given, by which pickers, lists and tabs tell their views apart.
@MainActor
package struct TagTrait<V: Hashable>: TraitKey {
    package static var defaultValue: V? { nil }
}

/// Gives a view a tag.
struct TagModifier<V: Hashable> {
    let tag: V
    let includesOptional: Bool
}

extension TagModifier: ViewModifier {
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
        let tag = modifier.part(inputs.base) { $0.tag as V? }.attribute
        let optional = modifier.part(inputs.base) { $0.includesOptional ? .some(.some($0.tag)) : V??.none }.attribute
        return body(inputs).mapped(inputs) { element in
            let traits = element.traits.setting(TagTrait<V>.self, to: tag)
            return element.with(traits: traits.setting(TagTrait<V?>.self, to: optional))
        }
    }
}

extension View {
    /// Tells the view apart for a selection of the tag's type, and of its optional if `includeOptional`.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag, includesOptional: includeOptional))
    }
}
