import CoreGraphics
import IdiomData
import ViewCore

/// A check box, as of macOS 15.
struct CheckBoxFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    static let viewName: String? = "Toggle"

    var state: ToggleState
    var isPressed: Bool

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        let side = environment.metric(.checkBoxSize)
        return CGSize(width: side, height: side)
    }

    /// The box is centred on the capitals of the text beside it. Capitals are 0.727 of the font's size high (Inter).
    func baseline(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        centeredBaseline(height: height, environment)
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let radius = drawing.environment.metric(.checkBoxCornerRadius)
        let box = Path.rounded(frame, radius)
        let isEnabled = drawing.isEnabled
        let isDark = drawing.isDark
        drawing.focusRing(around: frame, radius: radius)
        if state != .off && isEnabled {
            drawing.fill(box, drawing.accent(in: frame))
            drawing.fill(box, drawing.vertical(drawing.white(0.17), drawing.white(0), in: frame))
            drawing.hairline(frame, radius: radius, drawing.black(0.08), width: 0.5)
        } else {
            let fade: Float = isEnabled ? 1 : 0.5
            drawing.fill(box, isDark ? drawing.white(0.18 * fade) : drawing.white(fade))
            let edge = isDark ? drawing.white(0.17 * fade) : drawing.black(0.22 * fade)
            drawing.edge(frame, radius: radius, edge)
            if !isDark {
                // The box lies a little below the window.
                drawing.clipped(to: box) { inner in
                    let shade = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 2)
                    inner.fill(Path(shade), inner.vertical(inner.black(0.1 * fade), inner.black(0), in: shade))
                }
            }
        }
        if isPressed { drawing.fill(box, drawing.ink(0.12, 0.18)) }
        let mark = isEnabled ? drawing.white(1) : drawing.ink(0.25, 0.25)
        drawMark(&drawing, frame, mark)
    }

    private func drawMark(_ drawing: inout FaceDrawing, _ frame: CGRect, _ color: PaintColor) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
        }
        let width = frame.width / 7
        switch state {
        case .on: drawing.line([point(0.26, 0.54), point(0.43, 0.73), point(0.75, 0.27)], color, width: width)
        case .mixed: drawing.line([point(0.27, 0.5), point(0.73, 0.5)], color, width: width)
        case .off: break
        }
    }
}
