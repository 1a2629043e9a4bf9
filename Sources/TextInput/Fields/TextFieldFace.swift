import CoreGraphics
import IdiomData
import ViewCore

/// The border of a text field and what is behind its text.
struct TextFieldFace: ControlFace {
    enum Shape: Equatable {
        case rounded
        case square
    }

    let shape: Shape

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let radius = shape == .rounded ? drawing.environment.metric(.textFieldCornerRadius) : 0
        drawing.focusRing(around: frame, radius: radius)
        let paper = drawing.isDark ? drawing.white(0.06) : drawing.white(drawing.isEnabled ? 1 : 0.6)
        drawing.fill(.rounded(frame, radius), paper)
        drawing.hairline(frame, radius: radius, drawing.ink(0.14, 0.16), width: max(1, drawing.pixel))
    }
}
