import CoreGraphics
import IdiomData
import ViewCore

/// Blades around a centre, of which each in turn is the darkest.
struct SpinnerFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    static let viewName: String? = "ProgressView"

    /// Steps in which the darkest place goes from one blade to the next.
    private static let stepsPerBlade = 4
    /// Of the desktop's table; a phone's spinner has as many.
    private static let bladeCount = Int(MetricTable.value(.spinnerBladeCount, .desktop))
    private static let period = Double(MetricTable.value(.spinnerPeriod, .desktop))
    /// Of the darkest blade and the palest. Our own choice.
    private static let opacities: (most: Float, least: Float) = (0.78, 0.14)

    var motion: FaceMotion? {
        let count = Self.bladeCount * Self.stepsPerBlade
        return FaceMotion(rate: Double(count) / Self.period, count: count)
    }

    func baseline(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        centeredBaseline(height: height, environment)
    }

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        let side = environment.metric(.spinnerSize)
        return CGSize(width: side, height: side)
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let radius = min(frame.width, frame.height) / 2
        let width = radius * 0.2
        let (inner, outer) = (radius * 0.48, radius * 0.9 - width / 2)
        let count = Self.bladeCount
        let steps = count * Self.stepsPerBlade
        for blade in 0..<count {
            // How long ago, as a part of the turn, the darkest place was here.
            let age = Float((phase - blade * Self.stepsPerBlade + steps) % steps) / Float(steps)
            let opacity = Self.opacities.most - (Self.opacities.most - Self.opacities.least) * min(1, age * 1.15)
            let angle = Double(blade) / Double(count) * 2 * .pi - .pi / 2
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            drawing.line(
                [
                    CGPoint(x: frame.midX + direction.x * inner, y: frame.midY + direction.y * inner),
                    CGPoint(x: frame.midX + direction.x * outer, y: frame.midY + direction.y * outer),
                ], drawing.ink(opacity, opacity), width: width)
        }
    }
}
