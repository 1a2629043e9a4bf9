import Drawing
import Foundation

/// A curve from 0, 0 to 1, 1 that turns the progress of time into progress of a value.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
        case circularEaseOutIn
        case bezier(CubicTiming)
    }

    private let function: Function

    /// No easing.
    public static let linear = UnitCurve(function: .linear)

    /// Begins slowly. Control points 0.42, 0 and 1, 1 (documented).
    public static let easeIn = bezier(0.42, 0, 1, 1)

    /// Ends slowly. Control points 0, 0 and 0.58, 1 (documented).
    public static let easeOut = bezier(0, 0, 0.58, 1)

    /// Begins and ends slowly. Control points 0.42, 0 and 0.58, 1 (documented).
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)

    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = bezier(0.42, 0, 0.58, 1)

    /// The lower right quarter of a circle (documented).
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)

    /// The upper left quarter of a circle (documented).
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)

    /// The first half as `circularEaseIn`, the second as `circularEaseOut` (documented).
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// The cubic Bézier curve with two control points, whose x is brought within 0 to 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(
            Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
            Double(endControlPoint.y))
    }

    package static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        UnitCurve(function: .bezier(CubicTiming(x1, y1, x2, y2)))
    }

    /// The curve with x and y exchanged.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(function: .circularEaseOutIn)
        case .circularEaseOutIn: .circularEaseInOut
        case .bezier(let timing): UnitCurve(function: .bezier(timing.inverse))
        }
    }

    /// The curve's y at an x, which is brought within 0 to 1.
    public func value(at progress: Double) -> Double {
        let x = unit(progress)
        switch function {
        case .linear: return x
        case .circularEaseIn: return easeIn(x)
        case .circularEaseOut: return easeOut(x)
        case .circularEaseInOut: return x < 0.5 ? easeIn(2 * x) / 2 : (1 + easeOut(2 * x - 1)) / 2
        case .circularEaseOutIn: return x < 0.5 ? easeOut(2 * x) / 2 : (1 + easeIn(2 * x - 1)) / 2
        case .bezier(let timing): return timing.value(at: x)
        }
    }

    /// The curve's slope at an x, which is brought within 0 to 1. Infinite where the curve stands upright.
    public func velocity(at progress: Double) -> Double {
        let x = unit(progress)
        switch function {
        case .linear: return 1
        case .circularEaseIn: return easeInSlope(x)
        case .circularEaseOut: return easeInSlope(1 - x)
        case .circularEaseInOut: return x < 0.5 ? easeInSlope(2 * x) : easeInSlope(2 - 2 * x)
        case .circularEaseOutIn: return x < 0.5 ? easeInSlope(1 - 2 * x) : easeInSlope(2 * x - 1)
        case .bezier(let timing): return timing.slope(at: x)
        }
    }

    private func unit(_ progress: Double) -> Double { progress.isNaN ? 0 : min(max(progress, 0), 1) }

    private func easeIn(_ x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

    private func easeOut(_ x: Double) -> Double { (1 - (1 - x) * (1 - x)).squareRoot() }

    private func easeInSlope(_ x: Double) -> Double { x / (1 - x * x).squareRoot() }
}
