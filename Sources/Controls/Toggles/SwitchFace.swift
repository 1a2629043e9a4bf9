import CoreGraphics
import IdiomData
import ViewCore

/// A switch with its knob.
struct SwitchFace: ControlFace {
    static let viewName: String? = "Toggle"

    /// How far the knob is on its way, from 0 for off to 1 for on.
    var position: CGFloat
    var isPressed: Bool

    init(state: ToggleState, isPressed: Bool) {
        position = state == .on ? 1 : state == .mixed ? 0.5 : 0
        self.isPressed = isPressed
    }

    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }

    func baseline(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        centeredBaseline(height: height, environment)
    }

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        CGSize(width: environment.metric(.switchWidth), height: environment.metric(.switchHeight))
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let isEnabled = drawing.isEnabled
        let fade: Float = isEnabled ? 1 : 0.5
        let track = Path.capsule(frame)
        let radius = frame.height / 2
        let position = max(0, min(1, position))
        drawing.focusRing(around: frame, radius: radius)
        drawing.fill(track, drawing.ink(0.1 * fade, 0.14 * fade))
        if position > 0 {
            drawing.fill(track, drawing.accent(in: frame).opacity(Float(position) * fade))
        }
        drawing.hairline(frame, radius: radius, drawing.ink(0.07, 0.06), width: 0.5)
        if isPressed { drawing.fill(track, drawing.ink(0.06, 0.1)) }
        let inset = drawing.environment.metric(.switchKnobInset)
        let side = frame.height - 2 * inset
        let isReversed = drawing.environment.layoutDirection == .rightToLeft
        let way = (frame.width - side - 2 * inset) * (isReversed ? 1 - position : position)
        let knob = CGRect(x: frame.minX + inset + way, y: frame.minY + inset, width: side, height: side)
        KnobDrawing.draw(&drawing, knob, isPressed: false)
    }
}

/// The white knob of switches and sliders.
enum KnobDrawing {
    static func draw(_ drawing: inout FaceDrawing, _ knob: CGRect, isPressed: Bool) {
        let isDark = drawing.isDark
        let isEnabled = drawing.isEnabled
        let shape = Path.capsule(knob)
        let light: Float = isDark ? (isEnabled ? 0.8 : 0.45) : 1
        let shade: Float = isPressed ? (isDark ? 0.12 : -0.06) : 0
        func gray(_ value: Float) -> PaintColor {
            let value = max(0, min(1, value + shade))
            return PaintColor(red: value, green: value, blue: value, opacity: 1)
        }
        let shadow = drawing.black((isDark ? 0.35 : 0.25) * (isEnabled ? 1 : 0.4))
        drawing.shadowed(shadow, radius: 0.9, y: 0.6) { inner in
            inner.fill(shape, inner.vertical(gray(light), gray(light * 0.985), in: knob))
        }
        drawing.hairline(
            knob.insetBy(dx: -0.25, dy: -0.25), radius: min(knob.width, knob.height) / 2 + 0.25,
            drawing.black(isDark ? 0.25 : 0.13), width: 0.5)
    }
}
