import Graph
import ViewValues

/// A transition for coming in and another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    public typealias Body = Never

    public var insertion: Insertion
    public var removal: Removal

    public nonisolated init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: Transition {
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    public nonisolated var _isAnimated: Bool { insertion._isAnimated || removal._isAnimated }

    public static func _makeView(
        transition: _GraphValue<Self>, phase: _GraphValue<TransitionPhase>, inputs: _ViewInputs,
        body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let phase = phase.attribute
        let coming = inputs.attribute(Compared { phase.value == .willAppear ? TransitionPhase.willAppear : .identity })
        let going = inputs.attribute(
            Compared { phase.value == .didDisappear ? TransitionPhase.didDisappear : .identity })
        let removal = transition.part(inputs) { $0.removal }
        return Insertion._makeView(
            transition: transition.part(inputs) { $0.insertion }, phase: _GraphValue(coming), inputs: inputs
        ) { Removal._makeView(transition: removal, phase: _GraphValue(going), inputs: $0, body: body) }
    }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition> {
    typealias Body = Never
    let first: First
    let second: Second

    nonisolated init(first: First, second: Second) {
        self.first = first
        self.second = second
    }
}

extension CombinedTransition: Transition {
    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    nonisolated var _isAnimated: Bool { first._isAnimated || second._isAnimated }

    static func _makeView(
        transition: _GraphValue<Self>, phase: _GraphValue<TransitionPhase>, inputs: _ViewInputs,
        body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let first = transition.part(inputs) { $0.first }
        return Second._makeView(transition: transition.part(inputs) { $0.second }, phase: phase, inputs: inputs) {
            First._makeView(transition: first, phase: phase, inputs: $0, body: body)
        }
    }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition> {
    typealias Body = Never
    let base: Base
    let animation: Animation?

    nonisolated init(base: Base, animation: Animation?) {
        self.base = base
        self.animation = animation
    }
}

extension AnimatedTransition: Transition {
    static var properties: TransitionProperties { Base.properties }
    nonisolated var _isAnimated: Bool { animation != nil }

    static func _makeView(
        transition: _GraphValue<Self>, phase: _GraphValue<TransitionPhase>, inputs: _ViewInputs,
        body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outer = inputs.transaction
        let (phase, whole, tree) = (phase.attribute, transition.attribute, inputs.tree)
        let trigger = inputs.attribute(ChangeTrigger(value: { phase.value }, tree: tree))
        Graph.makeEffect(trigger.id, .trigger, isDue: true)
        var inner = inputs
        // What it does moves by its animation; the view itself and where it lies do not.
        inner.transaction = inputs.attribute(
            Computed { [unowned(unsafe) tree] in
                var transaction = outer.value
                if trigger.value == tree.flush && !transaction.disablesAnimations {
                    transaction.animation = whole.value.animation
                }
                return transaction
            })
        return Base._makeView(
            transition: transition.part(inputs) { $0.base }, phase: _GraphValue(phase), inputs: inner
        ) {
            var inputs = $0
            inputs.transaction = outer
            return body(inputs)
        }
    }
}

/// A modifier while the view is there, and another before and after.
struct ModifierTransition<Modifier: ViewModifier> {
    let active: Modifier
    let identity: Modifier

    nonisolated init(active: Modifier, identity: Modifier) {
        self.active = active
        self.identity = identity
    }
}

extension ModifierTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

extension Transition {
    /// Both transitions at once.
    public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The transition with an animation of its own instead of the one under which the view comes or goes.
    public nonisolated func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}
