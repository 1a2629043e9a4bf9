import Foundation

/// A spring from the start to the end of each change, added to the changes before it.
struct InterpolatingSpringAnimation: TimedAnimation {
    let spring: Spring
    /// In whole distances a second.
    let initialVelocity: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= spring.response { context.isLogicallyComplete = true }
        let motion = spring.motion(after: time)
        let progress = 1 - motion.distanceFromDistance + initialVelocity * motion.distanceFromVelocity
        let speed = initialVelocity * motion.velocityFromVelocity - motion.velocityFromDistance
        if spring.hasSettled(distance: value.scaled(by: 1 - progress), velocity: value.scaled(by: speed), of: value) {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: progress)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        spring.velocity(target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
    }

    func duration<V: VectorArithmetic>(value: V) -> TimeInterval {
        let way = value.magnitudeSquared.squareRoot()
        return spring.settlingDuration(
            target: way, initialVelocity: way * initialVelocity, epsilon: Spring.restingDistance(of: value))
    }
}

extension Spring {
    /// How near to its end a spring that animates `value` counts as there: a thousandth of the way, as in
    /// `settlingDuration` (documented there), but no more than a hundredth of a point, which nobody sees (guessed).
    static func restingDistance<V: VectorArithmetic>(of value: V) -> Double {
        min(value.magnitudeSquared.squareRoot() * 0.001, 0.01)
    }

    func hasSettled<V: VectorArithmetic>(distance: V, velocity: V, of value: V) -> Bool {
        unrest(distance: distance, velocity: velocity) <= Spring.restingDistance(of: value)
    }
}
