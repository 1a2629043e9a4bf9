import Graph
import ViewValues

/// Which views and modifiers with a body of their own move their numbers, by type.
@MainActor
enum AnimatableTypes {
    private static var known: [ObjectIdentifier: (any Animatable.Type)?] = [:]

    /// The type as one whose values move; nil where they do not.
    static func animatable<V>(_ type: V.Type) -> (any Animatable.Type)? {
        let id = ObjectIdentifier(type)
        if let known = known[id] { return known }
        let found = type as? any Animatable.Type
        known[id] = .some(found)
        return found
    }
}

extension _ViewInputs {
    /// A view or a modifier as its body sees it: one that is `Animatable` moves to where `source` is, and its body runs for each
    /// frame of that.
    func movingIfAnimatable<V>(_ source: Attribute<V>) -> Attribute<V> {
        guard let type = AnimatableTypes.animatable(V.self) else { return source }
        return moving(source, as: type)
    }

    private func moving<V, A: Animatable>(_ source: Attribute<V>, as type: A.Type) -> Attribute<V> {
        Attribute<V>(id: animated(Attribute<A>(id: source.id)).id)
    }
}
