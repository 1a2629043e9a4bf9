import Foundation

/// An animation for which time passes faster or slower.
struct SpeedAnimation<Base: CustomAnimation>: CustomAnimation {
    let base: Base
    let speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        // Their clocks have to agree for one to go on with the other's state.
        guard let previous = previous.base as? SpeedAnimation<Base>, previous.speed == speed else { return false }
        return base.shouldMerge(
            previous: Animation(previous.base), value: value, time: time * speed, context: &context)
    }
}

extension SpeedAnimation: TimedAnimation where Base: TimedAnimation {
    func duration<V: VectorArithmetic>(value: V) -> TimeInterval {
        speed > 0 ? base.duration(value: value) / speed : .infinity
    }
}

extension SpeedAnimation: EndlessAnimation {
    /// At a standstill, too, it never arrives.
    var isEndless: Bool { speed <= 0 || Animation(base).isEndless }
}
