import Graph
import ViewValues

/// Moves a vector to where its target is: at once, or by the animation of the transaction that changed it.
///
/// Animations that do not merge add up: each takes the way that was set when it began from its start to nothing.
@MainActor
struct Animator<Data: VectorArithmetic> {
    private var target: Data?
    private var runs: [Run] = []

    private struct Run {
        var animation: Animation
        /// The way there was to go when it began.
        var way: Data
        let start: Double
        var context: AnimationContext<Data>
        var completions: [AnimationCompletion]
        var isLogicallyComplete = false
    }

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

    /// How far short of `new`, the target of now, the vector is. Nil when it is there. Called inside a rule, which
    /// comes to depend on time as long as it moves.
    mutating func remaining(to new: Data, _ surroundings: Surroundings) -> Data? {
        if let old = target, old != new { targetChanged(from: old, to: new, surroundings) }
        target = new
        if runs.isEmpty { return nil }
        let rest = remaining(at: surroundings.tree.time.value, surroundings)
        if runs.isEmpty { return nil }
        surroundings.tree.requestNextFrame()
        return rest
    }

    private mutating func targetChanged(from old: Data, to new: Data, _ surroundings: Surroundings) {
        let transaction = surroundings.transaction.peeked
        guard let animation = transaction.animation else {
            // A value set without animation is there at once.
            for run in runs { completeLater(run.completions, surroundings) }
            runs = []
            return
        }
        let now = surroundings.tree.time.peeked
        for completion in transaction.completions { completion.animationBegan() }
        if let last = runs.last {
            var context = last.context
            if animation.shouldMerge(
                previous: last.animation, value: last.way, time: now - last.start, context: &context)
            {
                completeLater(last.completions, surroundings)
                runs[runs.count - 1] = Run(
                    animation: animation, way: last.way + (new - old), start: last.start, context: context,
                    completions: transaction.completions)
                return
            }
        }
        runs.append(
            Run(
                animation: animation, way: new - old, start: now,
                context: AnimationContext(environment: surroundings.environment.peeked),
                completions: transaction.completions))
    }

    /// What is still to go, over all animations under way; those that are over are dropped.
    private mutating func remaining(at now: Double, _ surroundings: Surroundings) -> Data {
        var sum = Data.zero
        var index = 0
        while index < runs.count {
            let time = max(0, now - runs[index].start)
            let way = runs[index].way
            if let done = runs[index].animation.animate(value: way, time: time, context: &runs[index].context) {
                sum += way - done
                if runs[index].context.isLogicallyComplete && !runs[index].isLogicallyComplete {
                    runs[index].isLogicallyComplete = true
                    let all = runs[index].completions
                    completeLater(all.filter { $0.criteria == .logicallyComplete }, surroundings)
                    runs[index].completions = all.filter { $0.criteria != .logicallyComplete }
                }
                index += 1
            } else {
                completeLater(runs[index].completions, surroundings)
                runs.remove(at: index)
            }
        }
        return sum
    }

    private func completeLater(_ completions: [AnimationCompletion], _ surroundings: Surroundings) {
        for completion in completions {
            surroundings.tree.queueAction("an animation's completion") { completion.animationCompleted() }
        }
    }
}
