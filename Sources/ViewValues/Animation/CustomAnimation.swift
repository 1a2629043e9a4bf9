import Foundation

/// A way in which a value goes from zero to where it is headed. Times are seconds since the animation began; a value is
/// the whole distance to go, not a position.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
    /// How far the value has come of `value`. Nil once the animation is over.
    nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic

    /// How fast it moves, in units of `value` a second. Nil if that is not known.
    nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic

    /// Whether this animation takes over from `previous`, which has run for `time` towards `value`, instead of running
    /// beside it. Called at the moment it would begin.
    nonisolated func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
    nonisolated public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic { nil }

    nonisolated public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic { false }
}
