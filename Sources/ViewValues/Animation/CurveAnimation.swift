import Foundation

/// Follows a curve for some seconds.
struct CurveAnimation: TimedAnimation {
    let curve: UnitCurve
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        guard time < duration else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time >= 0, time < duration else { return .zero }
        let slope = curve.velocity(at: time / duration) / duration
        return value.scaled(by: slope.isFinite ? slope : 0)
    }

    func duration<V: VectorArithmetic>(value: V) -> TimeInterval { max(duration, 0) }
}
