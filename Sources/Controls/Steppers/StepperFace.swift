import CoreGraphics
import IdiomData
import ViewCore

/// The two buttons of a stepper: one over the other on the desktop, beside one another on a phone.
struct StepperFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    static let viewName: String? = "Stepper"

    var canIncrement: Bool
    var canDecrement: Bool
    var pressed: AccessibilityAdjustmentDirection?

    func baseline(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        centeredBaseline(height: height, environment)
    }

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        CGSize(width: environment.metric(.stepperWidth), height: environment.metric(.stepperHeight))
    }

    /// Which way a press at a point goes. Nil outside.
    static func direction(
        at point: CGPoint, in frame: CGRect, _ environment: EnvironmentValues
    ) -> AccessibilityAdjustmentDirection? {
        for direction in [AccessibilityAdjustmentDirection.increment, .decrement]
        where half(direction, of: frame, environment).contains(point) {
            return direction
        }
        return nil
    }

    private static func half(
        _ direction: AccessibilityAdjustmentDirection, of frame: CGRect, _ environment: EnvironmentValues
    ) -> CGRect {
        if environment.idiom == .desktop {
            let height = frame.height / 2
            let y = direction == .increment ? frame.minY : frame.minY + height
            return CGRect(x: frame.minX, y: y, width: frame.width, height: height)
        }
        let width = frame.width / 2
        let isTrailing = (direction == .increment) != (environment.layoutDirection == .rightToLeft)
        return CGRect(
            x: isTrailing ? frame.minX + width : frame.minX, y: frame.minY, width: width, height: frame.height)
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let isDesktop = drawing.environment.idiom == .desktop
        let radius = min(drawing.environment.metric(.stepperCornerRadius), frame.width / 2)
        let shape = Path.rounded(frame, radius)
        let fade: Float = drawing.isEnabled ? 1 : 0.5
        drawing.focusRing(around: frame, radius: radius)
        if isDesktop {
            BezelShadow.draw(&drawing, around: frame, radius: radius, strength: fade)
            var face = drawing.system(.controlBackground)
            face.opacity *= drawing.isEnabled ? 1 : 0.5
            drawing.fill(shape, face)
        } else {
            drawing.fill(shape, drawing.ink(0.08, 0.18))
        }
        if let pressed {
            let half = Self.half(pressed, of: frame, drawing.environment)
            drawing.clipped(to: shape) { inner in inner.fill(Path(half), inner.ink(0.14, 0.2)) }
        }
        drawDivider(&drawing, frame, isDesktop)
        for direction in [AccessibilityAdjustmentDirection.increment, .decrement] {
            drawSign(&drawing, direction, Self.half(direction, of: frame, drawing.environment), isDesktop)
        }
    }

    private func drawDivider(_ drawing: inout FaceDrawing, _ frame: CGRect, _ isDesktop: Bool) {
        let width = drawing.pixel
        if isDesktop {
            let line = CGRect(x: frame.minX + 2, y: frame.midY - width / 2, width: frame.width - 4, height: width)
            drawing.fill(Path(line), drawing.ink(0.1, 0.14))
        } else {
            let inset = frame.height / 4
            let line = CGRect(x: frame.midX - 0.5, y: frame.minY + inset, width: 1, height: frame.height - 2 * inset)
            drawing.fill(Path(line), drawing.ink(0.15, 0.2))
        }
    }

    /// A chevron on the desktop, plus or minus on a phone.
    private func drawSign(
        _ drawing: inout FaceDrawing, _ direction: AccessibilityAdjustmentDirection, _ half: CGRect,
        _ isDesktop: Bool
    ) {
        let isUp = direction == .increment
        let isUsable = drawing.isEnabled && (isUp ? canIncrement : canDecrement)
        let color = isUsable ? drawing.ink(0.8, 0.85) : drawing.ink(0.25, 0.25)
        if isDesktop {
            let reach = min(half.width, half.height) * 0.25
            let rise = reach * 0.55 * (isUp ? 1 : -1)
            drawing.line(
                [
                    CGPoint(x: half.midX - reach, y: half.midY + rise), CGPoint(x: half.midX, y: half.midY - rise),
                    CGPoint(x: half.midX + reach, y: half.midY + rise),
                ], color, width: max(1, half.width * 0.11))
        } else {
            let reach: CGFloat = min(half.width, half.height) * 0.22
            drawing.line(
                [CGPoint(x: half.midX - reach, y: half.midY), CGPoint(x: half.midX + reach, y: half.midY)], color,
                width: 2)
            if !isUp { return }
            drawing.line(
                [CGPoint(x: half.midX, y: half.midY - reach), CGPoint(x: half.midX, y: half.midY + reach)], color,
                width: 2)
        }
    }
}
