import Foundation

/// An animation that is logically complete at a time of its own.
struct LogicalCompletionAnimation<Base: CustomAnimation>: CustomAnimation {
    let base: Base
    /// Seconds.
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= duration
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let inner = (previous.base as? LogicalCompletionAnimation<Base>).map { Animation($0.base) } ?? previous
        return base.shouldMerge(previous: inner, value: value, time: time, context: &context)
    }
}

extension LogicalCompletionAnimation: TimedAnimation where Base: TimedAnimation {
    func duration<V: VectorArithmetic>(value: V) -> TimeInterval { base.duration(value: value) }
}

extension LogicalCompletionAnimation: EndlessAnimation {
    var isEndless: Bool { Animation(base).isEndless }
}
