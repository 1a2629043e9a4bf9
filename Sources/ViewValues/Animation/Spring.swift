import Foundation

/// A mass on a damped spring that is drawn to a target. Times in seconds, velocities in units a second.
///
/// Values are the exact solution of the equation of motion, so that they do not depend on the steps in which time passes.
public struct Spring: Hashable, Sendable {
    /// Of the undamped spring, in radians a second. Infinite for a spring that is at its target at once.
    package let angularFrequency: Double

    /// The drag, as a fraction of what just keeps the spring from swinging.
    public let dampingRatio: Double

    /// The mass at the end of the spring.
    public let mass: Double

    /// A spring is never damped more than this, since it would stand still.
    private static let largestDampingRatio = 1000.0

    package init(angularFrequency: Double, dampingRatio: Double, mass: Double = 1) {
        self.angularFrequency = angularFrequency > 0 ? angularFrequency : (angularFrequency.isNaN ? .infinity : 0)
        // Written so that a ratio that is not a number becomes 1.
        self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), Spring.largestDampingRatio)
        self.mass = mass
    }
}

// MARK: Making a spring

extension Spring {
    /// A spring of a pace and a bounciness.
    ///
    /// - Parameters:
    ///   - duration: About how long it takes, in seconds; for very bouncy springs the time of one swing.
    ///   - bounce: 0 does not swing, 1 never stops, negative values down to -1 are ever slower to arrive.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// A spring of a stiffness, told as about how long it takes in seconds, and a drag.
    public init(response: Double, dampingRatio: Double) {
        self.init(
            angularFrequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
    }

    /// A spring of a mass, a stiffness and a drag. Drag beyond what stops it from swinging counts only if
    /// `allowOverDamping` is true.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 ? mass : 1
        let frequency = (max(stiffness, 0) / mass).squareRoot()
        let ratio = frequency > 0 ? damping / (2 * mass * frequency) : 0
        self.init(
            angularFrequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// A spring that comes to rest within `epsilon` of a target of 1 after `settlingDuration` seconds.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // All springs of one damping have the same motion in their own time.
        let unit = Spring(angularFrequency: 1, dampingRatio: dampingRatio)
        let settling = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(
            angularFrequency: settlingDuration > 0 ? settling / settlingDuration : .infinity,
            dampingRatio: dampingRatio)
    }

    /// Documented: a bounce of 0 is critical damping, 1 none, and 0.3 gives a ratio of 0.7 (`Spring`'s overview, where a
    /// duration of 0.5 and a bounce of 0.3 make a damping of 17.6). Reported for negative bounce: 1 / (1 + bounce).
    private static func dampingRatio(bounce: Double) -> Double {
        bounce < 0 ? 1 / max(1 + bounce, 1 / largestDampingRatio) : 1 - bounce
    }
}

// MARK: What a spring is

extension Spring {
    /// The time of one undamped swing in seconds; zero for a spring that is at its target at once.
    public var response: Double { 2 * .pi / angularFrequency }

    /// About how long the spring takes, in seconds.
    public var duration: TimeInterval { response }

    /// How bouncy the spring is, from -1 to 1; 0 does not swing.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// Force a unit of distance.
    public var stiffness: Double { mass * angularFrequency * angularFrequency }

    /// Force a unit of velocity.
    public var damping: Double { 2 * mass * angularFrequency * dampingRatio }

    /// When the spring has come from 0 to within 0.001 of 1, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

// MARK: Ready-made springs

extension Spring {
    /// A spring that does not swing.
    public static var smooth: Spring { smooth() }

    /// A spring that does not swing, but for `extraBounce`; it takes about `duration` seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that swings a little.
    public static var snappy: Spring { snappy() }

    /// A spring with a bounce of 0.15 (documented) and `extraBounce`; it takes about `duration` seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that swings.
    public static var bouncy: Spring { bouncy() }

    /// A spring with a bounce of 0.3 (documented) and `extraBounce`; it takes about `duration` seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
