import CoreGraphics
import IdiomData
import ViewCore

/// Where the parts of a slider lie.
struct SliderGeometry {
    let track: CGRect
    let knob: CGRect
    /// The x of each tick; empty where they are not drawn.
    let ticks: [CGFloat]
    let isReversed: Bool
    /// Where the knob's centre goes.
    private let way: (start: CGFloat, length: CGFloat)

    init(frame: CGRect, fraction: Double, stepCount: Int?, _ environment: EnvironmentValues) {
        let showsTicks = Self.showsTicks(width: frame.width, stepCount: stepCount, environment)
        let height = min(frame.height, environment.metric(.sliderHeight))
        let trackHeight = environment.metric(.sliderTrackHeight)
        let knobHeight = min(height, environment.metric(.sliderKnobHeight))
        let knobWidth = environment.metric(showsTicks ? .sliderTickKnobWidth : .sliderKnobWidth)
        let middle = frame.minY + height / 2
        isReversed = environment.layoutDirection == .rightToLeft
        let inset = min(Self.trackInset, frame.width / 2)
        track = CGRect(
            x: frame.minX + inset, y: middle - trackHeight / 2, width: frame.width - 2 * inset, height: trackHeight)
        let start = frame.minX + knobWidth / 2
        let length = max(0, frame.width - knobWidth)
        way = (start, length)
        let along = CGFloat(isReversed ? 1 - fraction : fraction)
        knob = CGRect(
            x: start + along * length - knobWidth / 2, y: middle - knobHeight / 2, width: knobWidth, height: knobHeight)
        if showsTicks, let stepCount {
            ticks = (0...stepCount).map { start + length * CGFloat($0) / CGFloat(stepCount) }
        } else {
            ticks = []
        }
    }

    /// The knob reaches so far beyond the track's ends, in points. Our own choice.
    private static let trackInset: CGFloat = 3

    /// The fraction at which the knob's centre is nearest to `x`, from 0 to 1.
    func fraction(at x: CGFloat) -> Double {
        guard way.length > 0, x.isFinite else { return 0 }
        let along = Double(max(0, min(1, (x - way.start) / way.length)))
        return isReversed ? 1 - along : along
    }

    /// Ticks are drawn for a step, unless they would merge.
    static func showsTicks(width: CGFloat, stepCount: Int?, _ environment: EnvironmentValues) -> Bool {
        guard let stepCount, stepCount > 0, environment.idiom == .desktop else { return false }
        let length = width - environment.metric(.sliderTickKnobWidth)
        return length / CGFloat(stepCount) >= environment.metric(.sliderTickMinimumDistance)
    }
}

/// A track filled from the leading edge up to a white knob, as of macOS 15.
struct SliderFace: ControlFace {
    static let viewName: String? = "Slider"

    var fraction: Double
    /// Steps from one end to the other. Nil without steps.
    var stepCount: Int?
    var isPressed = false

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    /// Between the knob's lower end and the ticks' in a slider with ticks, in points. Our own choice.
    private static let tickDrop: CGFloat = 3

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        let width = max(
            environment.metric(.sliderKnobWidth), proposal.width ?? environment.metric(.sliderIdealWidth))
        let showsTicks = SliderGeometry.showsTicks(width: width, stepCount: stepCount, environment)
        return CGSize(width: width, height: environment.metric(.sliderHeight) + (showsTicks ? Self.tickDrop : 0))
    }

    /// On the track, whether or not there are ticks below it.
    func center(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        min(height, environment.metric(.sliderHeight)) / 2
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let environment = drawing.environment
        let geometry = SliderGeometry(frame: frame, fraction: fraction, stepCount: stepCount, environment)
        let track = geometry.track
        let knob = geometry.knob
        let isEnabled = drawing.isEnabled
        drawing.fill(.capsule(track), drawing.ink(isEnabled ? 0.1 : 0.06, isEnabled ? 0.14 : 0.08))
        drawing.hairline(track, radius: track.height / 2, drawing.ink(0.05, 0.03), width: 0.5)
        let filled =
            geometry.isReversed
            ? CGRect(x: knob.midX, y: track.minY, width: track.maxX - knob.midX, height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: knob.midX - track.minX, height: track.height)
        if filled.width > 0 {
            if isEnabled {
                drawing.fill(.capsule(filled), drawing.accent(in: track))
            } else {
                drawing.fill(.capsule(filled), drawing.ink(0.14, 0.16))
            }
        }
        drawTicks(&drawing, geometry, bottom: frame.maxY)
        drawing.focusRing(around: knob, radius: min(knob.width, knob.height) / 2)
        // The shadow needs room within the control's height.
        KnobDrawing.draw(&drawing, knob.insetBy(dx: geometry.ticks.isEmpty ? 1 : 0, dy: 1), isPressed: isPressed)
    }

    private func drawTicks(_ drawing: inout FaceDrawing, _ geometry: SliderGeometry, bottom: CGFloat) {
        let length = drawing.environment.metric(.sliderTickLength)
        let pixel = drawing.pixel
        let color = drawing.ink(drawing.isEnabled ? 0.26 : 0.14, drawing.isEnabled ? 0.3 : 0.16)
        for x in geometry.ticks {
            // On whole pixels, so that all are alike.
            let left = ((x - 0.5) / pixel).rounded() * pixel
            drawing.fill(Path(CGRect(x: left, y: bottom - length, width: 1, height: length)), color)
        }
    }
}
