import CoreGraphics
import IdiomData
import ViewCore

/// A ring that fills clockwise from the top.
struct ProgressRingFace: ControlFace {
    static let viewName: String? = "ProgressView"

    var fraction: CGFloat

    init(fraction: Double) {
        self.fraction = CGFloat(fraction)
    }

    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }

    /// The line's width as a part of the ring's. Our own choice.
    private static let lineWidth: CGFloat = 0.14

    func baseline(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        centeredBaseline(height: height, environment)
    }

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        let side = environment.metric(.spinnerSize)
        return CGSize(width: side, height: side)
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let width = frame.width * Self.lineWidth
        let ring = frame.insetBy(dx: width / 2 + 1, dy: width / 2 + 1)
        drawing.stroke(Path(ellipseIn: ring), drawing.ink(0.1, 0.14), width: width)
        let fraction = max(0, min(1, fraction))
        if fraction <= 0 { return }
        var arc = Path()
        arc.addArc(
            center: CGPoint(x: ring.midX, y: ring.midY), radius: ring.width / 2, startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * Double(fraction)), clockwise: false)
        drawing.stroke(arc, drawing.accent(in: frame), StrokeStyle(lineWidth: width, lineCap: .round))
    }
}
