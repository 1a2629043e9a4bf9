import CoreGraphics
import IdiomData
import ViewCore

/// A bar that fills from the leading edge; where no fraction is known, a part of it runs to and fro.
struct ProgressBarFace: ControlFace {
    static let viewName: String? = "ProgressView"

    var fraction: CGFloat
    var isIndeterminate: Bool

    init(fraction: Double?) {
        self.fraction = CGFloat(fraction ?? 0)
        isIndeterminate = fraction == nil
    }

    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }

    /// Steps a second and seconds for a way there and back. Our own choice.
    private static let rate = 60.0
    private static let period = 2.0
    /// How much of the bar runs to and fro. Our own choice.
    private static let runnerLength: CGFloat = 0.3

    var motion: FaceMotion? {
        isIndeterminate ? FaceMotion(rate: Self.rate, count: Int(Self.rate * Self.period)) : nil
    }

    func baseline(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        centeredBaseline(height: height, environment)
    }

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        CGSize(
            width: max(0, proposal.width ?? environment.metric(.linearProgressIdealWidth)),
            height: environment.metric(.linearProgressFrameHeight))
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let height = min(frame.height, drawing.environment.metric(.linearProgressHeight))
        let track = CGRect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
        let isReversed = drawing.environment.layoutDirection == .rightToLeft
        drawing.fill(.capsule(track), drawing.ink(0.09, 0.12))
        let filled = part(of: track, phase: phase, isReversed: isReversed)
        if filled.width > 0 {
            drawing.clipped(to: .capsule(track)) { inner in
                inner.fill(.capsule(filled), inner.accent(in: track))
            }
        }
        drawing.hairline(track, radius: height / 2, drawing.ink(0.06, 0.04), width: 0.5)
    }

    private func part(of track: CGRect, phase: Int, isReversed: Bool) -> CGRect {
        var start: CGFloat = 0
        var length = max(0, min(1, fraction)) * track.width
        if isIndeterminate {
            let turn = Double(phase) / (Self.rate * Self.period)
            // There and back, slower at the ends.
            let way = (1 - cos(turn * 2 * .pi)) / 2
            length = track.width * Self.runnerLength
            start = (track.width - length) * CGFloat(way)
        }
        if isReversed { start = track.width - length - start }
        return CGRect(x: track.minX + start, y: track.minY, width: length, height: track.height)
    }
}
