import Foundation

/// The way in which a value goes from what it was to what it is.
public struct Animation: Equatable, Sendable {
    private let boxed: any CustomAnimation

    /// An animation that does what `base` does.
    public init<A>(_ base: A) where A: CustomAnimation {
        boxed = base
    }

    /// What the animation does.
    public var base: any CustomAnimation { boxed }

    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        func isEqual<A: CustomAnimation>(_ first: A) -> Bool { (rhs.boxed as? A) == first }
        return isEqual(lhs.boxed)
    }
}

extension Animation: Hashable {
    public func hash(into hasher: inout Hasher) {
        boxed.hash(into: &hasher)
    }
}

extension Animation {
    /// How far a value has come of `value` at a time, in seconds from the start. Nil once the animation is over.
    public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic {
        boxed.animate(value: value, time: time, context: &context)
    }

    /// How fast a value moves at a time, in seconds from the start. Nil if that is not known.
    public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic {
        boxed.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation takes over from `previous`.
    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        boxed.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { String(describing: boxed) }
    public var debugDescription: String { "Animation(\(String(reflecting: boxed)))" }
    public var customMirror: Mirror { Mirror(self, children: ["base": boxed]) }
}
