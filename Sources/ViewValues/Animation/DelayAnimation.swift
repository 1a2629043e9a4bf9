import Foundation

/// An animation that begins some seconds later.
struct DelayAnimation<Base: CustomAnimation>: CustomAnimation {
    let base: Base
    let delay: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }
}

extension DelayAnimation: TimedAnimation where Base: TimedAnimation {
    func duration<V: VectorArithmetic>(value: V) -> TimeInterval { max(delay + base.duration(value: value), 0) }
}

extension DelayAnimation: EndlessAnimation {
    var isEndless: Bool { Animation(base).isEndless }
}
