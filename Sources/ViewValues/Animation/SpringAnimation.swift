import Foundation

/// A spring that takes over where the spring before it was, and how fast it moved.
struct SpringAnimation: TimedAnimation {
    let spring: Spring
    /// Seconds over which the response goes from that of the spring before to this one's.
    var blendDuration: TimeInterval = 0

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let handover = context.state[Handover<V>.self]
        let elapsed = time - handover.time
        if elapsed >= spring.response { context.isLogicallyComplete = true }
        let (position, velocity) = motion(to: value, after: elapsed, from: handover)
        // What counts as small depends on the way from the last handover, which can be long though `value` is zero.
        let way = value - handover.position
        let scale = way.magnitudeSquared > 0 ? way : handover.velocity.scaled(by: spring.response)
        if spring.hasSettled(distance: value - position, velocity: velocity, of: scale) {
            context.isLogicallyComplete = true
            return nil
        }
        return position
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let handover = context.state[Handover<V>.self]
        return motion(to: value, after: time - handover.time, from: handover).velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let before = previous.base as? SpringAnimation else { return false }
        let handover = context.state[Handover<V>.self]
        let (position, velocity) = before.motion(to: value, after: time - handover.time, from: handover)
        context.state[Handover<V>.self] = Handover(
            time: time, position: position, velocity: velocity,
            response: before.response(after: time - handover.time, from: handover.response))
        context.isLogicallyComplete = false
        return true
    }

    func duration<V: VectorArithmetic>(value: V) -> TimeInterval {
        // One number says it, since nothing but the length of the way matters.
        spring.settlingDuration(
            target: value.magnitudeSquared.squareRoot(), epsilon: Spring.restingDistance(of: value))
    }

    /// Where and how fast the last spring was when this one took over, in the time and from the start of the first.
    private struct Handover<V: VectorArithmetic>: AnimationStateKey {
        var time: TimeInterval = 0
        var position = V.zero
        var velocity = V.zero
        /// Nil where no spring was before.
        var response: Double?

        static var defaultValue: Handover<V> { Handover() }
    }

    private func motion<V: VectorArithmetic>(
        to target: V, after time: TimeInterval, from handover: Handover<V>
    ) -> (position: V, velocity: V) {
        var position = handover.position
        var velocity = handover.velocity
        var remaining = time
        if let before = handover.response, blendDuration > 0, before != spring.response {
            // No closed form while the response changes: short springs one after the other, on a grid that does not
            // depend on the frames.
            let step = blendDuration / Double(SpringAnimation.blendSteps)
            for index in 0..<SpringAnimation.blendSteps where remaining > 0 {
                let fraction = (Double(index) + 0.5) / Double(SpringAnimation.blendSteps)
                Spring(
                    response: before + (spring.response - before) * fraction, dampingRatio: spring.dampingRatio
                ).update(value: &position, velocity: &velocity, target: target, deltaTime: min(step, remaining))
                remaining -= step
            }
        }
        if remaining > 0 {
            spring.update(value: &position, velocity: &velocity, target: target, deltaTime: remaining)
        }
        return (position, velocity)
    }

    private func response(after time: TimeInterval, from before: Double?) -> Double {
        guard let before, blendDuration > 0, time < blendDuration else { return spring.response }
        return before + (spring.response - before) * max(time, 0) / blendDuration
    }

    private static let blendSteps = 24
}
