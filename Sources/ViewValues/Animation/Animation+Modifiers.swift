import Foundation

extension Animation {
    /// The animation, begun `delay` seconds later. A delay that is not finite counts as none.
    public func delay(_ delay: TimeInterval) -> Animation {
        func delayed<A: CustomAnimation>(_ base: A) -> Animation {
            Animation(DelayAnimation(base: base, delay: delay.isFinite ? delay : 0))
        }
        return delayed(base)
    }

    /// The animation, run `speed` times as fast. A speed that is not finite counts as 1.
    public func speed(_ speed: Double) -> Animation {
        func quickened<A: CustomAnimation>(_ base: A) -> Animation {
            Animation(SpeedAnimation(base: base, speed: speed.isFinite ? speed : 1))
        }
        return quickened(base)
    }

    /// The animation, run `repeatCount` times, every other time backwards if `autoreverses` is true.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        repeated(repeatCount, autoreverses: autoreverses)
    }

    /// The animation, run until another takes its place.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        repeated(nil, autoreverses: autoreverses)
    }

    /// The animation, logically complete after `duration` seconds, whenever it is over.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        func completing<A: CustomAnimation>(_ base: A) -> Animation {
            Animation(LogicalCompletionAnimation(base: base, duration: duration))
        }
        return completing(base)
    }

    private func repeated(_ count: Int?, autoreverses: Bool) -> Animation {
        func repeating<A: CustomAnimation>(_ base: A) -> Animation {
            Animation(RepeatAnimation(base: base, count: count, autoreverses: autoreverses))
        }
        return repeating(base)
    }
}
