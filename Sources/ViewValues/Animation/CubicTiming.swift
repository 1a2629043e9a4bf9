/// A cubic Bézier curve from 0, 0 to 1, 1, read as y over x.
struct CubicTiming: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = CubicTiming.finite(x1)
        self.y1 = CubicTiming.finite(y1)
        self.x2 = CubicTiming.finite(x2)
        self.y2 = CubicTiming.finite(y2)
    }

    var inverse: CubicTiming { CubicTiming(y1, x1, y2, x2) }

    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return point(y1, y2, at: parameter(at: x))
    }

    func slope(at x: Double) -> Double {
        var parameter = parameter(at: x)
        var run = derivative(startX, endX, at: parameter)
        // A control point on its end leaves no direction just there: take the one next to it.
        if run < 1e-9 {
            parameter = min(max(parameter, 1e-6), 1 - 1e-6)
            run = derivative(startX, endX, at: parameter)
        }
        let rise = derivative(y1, y2, at: parameter)
        if run < 1e-12 { return rise < 0 ? -.infinity : .infinity }
        return rise / run
    }

    /// Within 0 to 1, so that x only grows along the curve (documented: clamped when the curve is evaluated).
    private var startX: Double { min(max(x1, 0), 1) }
    private var endX: Double { min(max(x2, 0), 1) }

    /// The curve's parameter at an x between 0 and 1: Newton's steps, kept inside an interval that holds the root.
    private func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        var guess = x
        for _ in 0..<64 {
            let error = point(startX, endX, at: guess) - x
            if abs(error) < 1e-14 { break }
            if error > 0 { high = guess } else { low = guess }
            let next = guess - error / derivative(startX, endX, at: guess)
            guess = next > low && next < high ? next : (low + high) / 2
        }
        return guess
    }

    private func point(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return parameter * (3 * rest * (rest * first + parameter * second) + parameter * parameter)
    }

    private func derivative(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3
            * (rest * rest * first + 2 * rest * parameter * (second - first) + parameter * parameter * (1 - second))
    }

    private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
