import Graph
import ViewValues

/// A vector in a rule that moves to where its target is: at once, or by the animation of the transaction that
/// changed it.
@MainActor
struct Animator<Data: VectorArithmetic> {
    private var track: AnimationTrack<Data>?

    /// Where the animation takes its surroundings from.
    struct Surroundings {
        let transaction: Attribute<Transaction>
        unowned(unsafe) let tree: ViewGraph
        let environment: Attribute<EnvironmentValues>

        @MainActor
        init(_ inputs: _ViewInputs) {
            transaction = inputs.transaction
            tree = inputs.tree
            environment = inputs.environment
        }
    }

    /// What is shown now when `target` is where the vector is to be; nil when it is there. Called inside a rule, which
    /// comes to depend on time as long as the vector moves.
    mutating func moving(to target: Data, _ surroundings: Surroundings) -> Data? {
        guard track != nil else {
            track = AnimationTrack(target)
            return nil
        }
        let tree = surroundings.tree
        let finished = { (completion: AnimationCompletion) in
            tree.queueAction("an animation's completion") { completion.animationCompleted() }
        }
        if track!.target != target {
            let transaction = surroundings.transaction.peeked
            if transaction.animation == nil, tree.isMovingOn {
                track!.shift(to: target)
            } else {
                track!.set(
                    target, animation: transaction.animation, at: tree.time.peeked,
                    in: surroundings.environment.peeked, completions: transaction.completions, finished: finished)
            }
        }
        if track!.isIdle { return nil }
        let shown = track!.value(at: tree.time.peeked, finished: finished)
        if track!.isIdle { return nil }
        // Read, and so depended on, only as long as there is something to come.
        _ = tree.time.value
        return shown
    }
}
