import Graph
import ViewValues

/// Puts an animation into the transactions of the view below whenever a value has changed.
struct AnimationModifier<Value: Equatable>: Equatable {
    let animation: Animation?
    let value: Value
}

extension AnimationModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let trigger = inputs.attribute(ChangeTrigger(value: { modifier.value.value }, tree: inputs.tree))
        Graph.makeEffect(trigger.id, .trigger, isDue: true)
        let tree = inputs.tree
        let outer = inputs.transaction
        inputs.transaction = inputs.attribute(
            Computed { [unowned(unsafe) tree] in
                var transaction = outer.value
                if trigger.value == tree.flush && !transaction.disablesAnimations {
                    transaction.animation = modifier.value.animation
                }
                return transaction
            })
    }
}

/// The group of changes in which the value changed last; 0 for never.
struct ChangeTrigger<Value: Equatable>: Rule {
    let value: @MainActor () -> Value
    unowned(unsafe) let tree: ViewGraph
    private var last: Value?

    init(value: @escaping @MainActor () -> Value, tree: ViewGraph) {
        self.value = value
        self.tree = tree
    }

    mutating func update(_ output: inout Output<UInt64>) {
        let value = value()
        if let last, last != value {
            output.set(tree.flush)
        } else if !output.hasValue {
            output.set(0)
        }
        last = value
    }
}

/// Changes the transactions of the view below by a closure.
struct TransactionModifier {
    let transform: (inout Transaction) -> Void
}

extension TransactionModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let outer = inputs.transaction
        inputs.transaction = inputs.attribute(
            Computed {
                var transaction = outer.value
                modifier.value.transform(&transaction)
                return transaction
            })
    }
}

/// Changes the transactions of the view below by a closure in which a value has changed.
struct ValueTransactionModifier<Value: Equatable> {
    let value: Value
    let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let trigger = inputs.attribute(ChangeTrigger(value: { modifier.value.value }, tree: inputs.tree))
        Graph.makeEffect(trigger.id, .trigger, isDue: true)
        let tree = inputs.tree
        let outer = inputs.transaction
        inputs.transaction = inputs.attribute(
            Computed { [unowned(unsafe) tree] in
                var transaction = outer.value
                if trigger.value == tree.flush { modifier.value.transform(&transaction) }
                return transaction
            })
    }
}

extension View {
    /// Animates changes of the view whenever `value` changes; nil lets them happen at once.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Changes the transaction under which the view is updated.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction under which the view is updated when `value` changes.
    public nonisolated func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }
}
