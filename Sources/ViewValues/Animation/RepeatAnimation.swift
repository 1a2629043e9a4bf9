import Foundation

/// An animation that runs several times, or for ever.
struct RepeatAnimation<Base: CustomAnimation>: CustomAnimation {
    let base: Base
    /// Nil for ever.
    let count: Int?
    /// Whether every other time goes back from the end to the start, in the manner in which the base goes forth (guessed).
    let autoreverses: Bool

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard let (round, begin) = round(value: value, time: time, context: &context) else {
            context.isLogicallyComplete = true
            return nil
        }
        let position = base.animate(value: value, time: time - begin, context: &context) ?? value
        context.isLogicallyComplete = false
        return isReversed(round) ? value - position : position
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        var context = context
        guard let (round, begin) = round(value: value, time: time, context: &context),
            let velocity = base.velocity(value: value, time: time - begin, context: context)
        else { return nil }
        return isReversed(round) ? V.zero - velocity : velocity
    }

    private func isReversed(_ round: Int) -> Bool { autoreverses && !round.isMultiple(of: 2) }

    /// Which time it runs and when that began. Nil when all are over.
    private func round<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> (round: Int, begin: TimeInterval)? {
        if let count, count <= 0 { return nil }
        if let timed = base as? any TimedAnimation {
            let duration = timed.duration(value: value)
            guard duration > 0 else { return nil }
            guard duration < .infinity else { return (0, 0) }
            let round = Int(min(max(time / duration, 0), 1e15))
            if let count, round >= count { return nil }
            return (round, Double(round) * duration)
        }
        // A base that does not say how long it takes is asked, and begins anew at the first time it was found to be over.
        var progress = context.state[Progress.self]
        if base.animate(value: value, time: time - progress.begin, context: &context) == nil {
            // Over as soon as it began: it would be over again and again at the same instant.
            if time <= progress.begin { return nil }
            progress = Progress(round: progress.round + 1, begin: time)
            context.state = AnimationState()
            context.state[Progress.self] = progress
        }
        if let count, progress.round >= count { return nil }
        return (progress.round, progress.begin)
    }

    private struct Progress: AnimationStateKey {
        var round = 0
        var begin: TimeInterval = 0

        static var defaultValue: Progress { Progress() }
    }
}

extension RepeatAnimation: EndlessAnimation {
    var isEndless: Bool { count == nil }
}

extension RepeatAnimation: TimedAnimation where Base: TimedAnimation {
    func duration<V: VectorArithmetic>(value: V) -> TimeInterval {
        count.map { Double(max($0, 0)) * base.duration(value: value) } ?? .infinity
    }
}
