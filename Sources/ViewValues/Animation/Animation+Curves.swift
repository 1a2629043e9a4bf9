import Foundation

extension Animation {
    /// The animation of `withAnimation` and `animation(_:)` without one: a spring with a response of 0.55 seconds that
    /// does not swing (documented, as of iOS 17 and macOS 14).
    public static let `default` = Animation(SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1)))

    /// Seconds that a curve takes if none are given (documented for `easeInOut`; the others are reported to agree).
    package static let defaultCurveDuration = 0.35

    public static var easeInOut: Animation { easeInOut(duration: defaultCurveDuration) }

    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    public static var easeIn: Animation { easeIn(duration: defaultCurveDuration) }

    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    public static var easeOut: Animation { easeOut(duration: defaultCurveDuration) }

    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    public static var linear: Animation { linear(duration: defaultCurveDuration) }

    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    /// Follows a curve for `duration` seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: duration))
    }

    /// Follows a cubic Bézier curve, given by its control points, for `duration` seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
    }
}
