import Foundation

/// A value that goes to where it is set by the animations it is set with. What is shown is the target, less what each
/// running animation still has to go:
///
/// - An animation that merges takes the place of the last one, with its state and its clock; its `value` is then the
///   whole distance since the first began.
/// - Otherwise both run, and their distances add up.
/// - A repeating animation without end is ended by the next one, which begins at what is shown.
/// - A change without animation is there at once, and ends what runs (guessed), but for a change of time alone: a view beside
///   one that grows.
///
/// Setting costs an allocation; asking for the value none, once the track has run.
@usableFromInline package struct AnimationTrack<Value: VectorArithmetic> {
    @usableFromInline struct Run {
        @usableFromInline var animation: Animation
        /// From where the run began to where it ends.
        @usableFromInline var distance: Value
        @usableFromInline var begin: TimeInterval
        @usableFromInline var context: AnimationContext<Value>
        @usableFromInline var claims: [AnimationClaim]
        /// A run that another took over moves nothing any more, and is kept only for completions that wait for the moment
        /// at which it would have been logically complete.
        @usableFromInline var isReplaced = false
    }

    /// Where the value will be when nothing runs.
    @usableFromInline package internal(set) var target: Value
    @usableFromInline var runs: [Run] = []

    @inlinable package init(_ value: Value) {
        target = value
    }

    /// Whether nothing runs, so that the value is the target until it is set.
    @inlinable package var isIdle: Bool { runs.isEmpty }

    /// Sets the target.
    ///
    /// - Parameters:
    ///   - animation: Nil to show the change at once.
    ///   - time: Now, in seconds on the clock of `value(at:finished:)`.
    ///   - completions: Those of the transaction. Each is told if an animation begins.
    ///   - finished: Is given what completes because the change ended its animation.
    package mutating func set(
        _ newTarget: Value, animation: Animation?, at time: TimeInterval, in environment: EnvironmentValues,
        completions: [AnimationCompletion] = [], finished: (AnimationCompletion) -> Void
    ) {
        var distance = newTarget - target
        guard distance != .zero else { return }
        target = newTarget
        guard let animation else {
            end(finished: finished)
            return
        }
        let claims = completions.map { AnimationClaim($0) }

        for index in runs.indices.reversed() where isEndless(runs[index]) {
            distance += runs[index].distance - position(of: index, at: time)
            runs[index].claims.forEach { finished($0.release()) }
            runs.remove(at: index)
        }
        if let index = runs.lastIndex(where: { !$0.isReplaced }) {
            let before = runs[index]
            if animation.shouldMerge(
                previous: before.animation, value: before.distance, time: max(time - before.begin, 0),
                context: &runs[index].context)
            {
                take(over: index, before: before, animation, distance, claims)
                return
            }
        }
        runs.append(
            Run(
                animation: animation, distance: distance, begin: time,
                context: AnimationContext(environment: environment), claims: claims))
    }

    /// Moves the target along with what goes there by an animation of its own: what is shown moves as far, and what runs goes on.
    package mutating func shift(to newTarget: Value) { target = newTarget }

    /// What is shown at `time`. Runs that are over are taken away; `finished` is given each completion whose criteria are
    /// met, for the caller to tell it when the moment has come to run it.
    @inlinable package mutating func value(at time: TimeInterval, finished: (AnimationCompletion) -> Void) -> Value {
        var value = target
        var index = 0
        while index < runs.count {
            let elapsed = max(time - runs[index].begin, 0)
            let position = runs[index].animation.animate(
                value: runs[index].distance, time: elapsed, context: &runs[index].context)
            if runs[index].context.isLogicallyComplete || position == nil {
                finish(index, isOver: position == nil, finished)
            }
            if let position, !(runs[index].isReplaced && runs[index].claims.isEmpty) {
                if !runs[index].isReplaced { value -= runs[index].distance - position }
                index += 1
            } else {
                runs.remove(at: index)
            }
        }
        return value
    }

    /// Ends whatever runs, so that the value is the target.
    package mutating func end(finished: (AnimationCompletion) -> Void) {
        for run in runs { run.claims.forEach { finished($0.release()) } }
        runs = []
    }

    /// How fast what is shown moves at `time`, in units a second. An animation that does not know counts as still.
    package func velocity(at time: TimeInterval) -> Value {
        runs.reduce(into: .zero) { sum, run in
            guard !run.isReplaced else { return }
            sum +=
                run.animation.velocity(
                    value: run.distance, time: max(time - run.begin, 0), context: run.context) ?? .zero
        }
    }

    private mutating func take(
        over index: Int, before: Run, _ animation: Animation, _ distance: Value, _ claims: [AnimationClaim]
    ) {
        runs[index].animation = animation
        runs[index].distance += distance
        // Documented: what waits for removal waits for the new animation too; what waits for logical completion does not
        // heed it.
        runs[index].claims = before.claims.filter { $0.completion.criteria == .removed } + claims
        let waiting = before.claims.filter { $0.completion.criteria == .logicallyComplete }
        guard !waiting.isEmpty else { return }
        var replaced = before
        replaced.claims = waiting
        replaced.isReplaced = true
        runs.insert(replaced, at: index)
    }

    @usableFromInline mutating func finish(_ index: Int, isOver: Bool, _ finished: (AnimationCompletion) -> Void) {
        guard !runs[index].claims.isEmpty else { return }
        let claims = runs[index].claims
        runs[index].claims = isOver ? [] : claims.filter { $0.completion.criteria == .removed }
        for claim in claims where isOver || claim.completion.criteria == .logicallyComplete {
            finished(claim.release())
        }
    }

    private mutating func position(of index: Int, at time: TimeInterval) -> Value {
        runs[index].animation.animate(
            value: runs[index].distance, time: max(time - runs[index].begin, 0), context: &runs[index].context)
            ?? runs[index].distance
    }

    private func isEndless(_ run: Run) -> Bool { run.animation.isEndless && !run.isReplaced }
}
