import CoreGraphics
import IdiomData
import ViewCore

extension FaceDrawing {
    /// What a gauge's part up to its value is painted with: the tint that was chosen, else the accent colour, else in the
    /// styles for small places the colour of text.
    fileprivate func gaugePaint(in rect: CGRect, isAccessory: Bool) -> Paint {
        if isAccessory && environment.tintStyle == nil { return .color(ink(0.75, 0.85)) }
        return accent(in: rect)
    }

    fileprivate func gaugeTrack(_ paint: Paint, isAccessory: Bool) -> Paint {
        isAccessory ? paint.opacity(0.25) : .color(ink(0.09, 0.12))
    }
}

/// A gauge's bar, filled up to the value or with a mark at it.
struct GaugeBarFace: ControlFace {
    static let viewName: String? = "Gauge"

    /// From 0 to 1.
    var value: Double
    var marks: Bool
    var isAccessory: Bool

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    func baseline(height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        centeredBaseline(height: height, environment)
    }

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        CGSize(
            width: max(0, proposal.width ?? environment.metric(.linearProgressIdealWidth)),
            height: environment.metric(.gaugeBarHeight))
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let height = min(frame.height, drawing.environment.metric(.gaugeBarHeight))
        let track = CGRect(x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
        let fade: Float = drawing.isEnabled ? 1 : 0.5
        let paint = drawing.gaugePaint(in: track, isAccessory: isAccessory).opacity(fade)
        let fraction = CGFloat(max(0, min(1, value)))
        let isReversed = drawing.environment.layoutDirection == .rightToLeft
        if marks {
            drawMark(&drawing, track, paint, at: isReversed ? 1 - fraction : fraction)
            return
        }
        drawing.fill(.capsule(track), drawing.gaugeTrack(paint, isAccessory: isAccessory))
        let length = fraction * track.width
        let filled = CGRect(
            x: isReversed ? track.maxX - length : track.minX, y: track.minY, width: length, height: height)
        if length > 0 {
            drawing.clipped(to: .capsule(track)) { inner in inner.fill(.capsule(filled), paint) }
        }
    }

    /// The whole bar is painted but for a gap around the mark.
    private func drawMark(_ drawing: inout FaceDrawing, _ track: CGRect, _ paint: Paint, at fraction: CGFloat) {
        let side = track.height
        let x = track.minX + side / 2 + fraction * max(0, track.width - side)
        let center = CGPoint(x: x, y: track.midY)
        let gap = Path(
            ellipseIn: CGRect(x: x - side * 0.85, y: center.y - side * 0.85, width: side * 1.7, height: side * 1.7))
        drawing.clippedOutside(gap, around: track) { inner in inner.fill(.capsule(track), paint) }
        let mark = CGRect(x: x - side / 2, y: center.y - side / 2, width: side, height: side)
        drawing.fill(Path(ellipseIn: mark), paint)
    }
}

/// A gauge's ring: closed and filled from the top up to the value, or open below with a mark at it.
struct GaugeRingFace: ControlFace {
    static let viewName: String? = "Gauge"

    /// From 0 to 1.
    var value: Double
    var marks: Bool

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    /// Degrees of the ring, of which it begins at the lower left. Our own choice.
    private static let openStart = 135.0
    private static let openLength = 270.0

    /// A gradient along a line goes around the ring instead, from its first degree on.
    private static func around(_ center: CGPoint, _ paint: Paint, _ ring: (start: Double, length: Double)) -> Paint {
        guard case .linearGradient(let stops, _, _) = paint else { return paint }
        return .angularGradient(
            stops, center: center, startAngle: ring.start * .pi / 180,
            endAngle: (ring.start + ring.length) * .pi / 180)
    }

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        let side = environment.metric(.gaugeRingSize)
        return CGSize(width: side, height: side)
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let width = drawing.environment.metric(.gaugeRingWidth)
        let ring = frame.insetBy(dx: width, dy: width)
        let radius = min(ring.width, ring.height) / 2
        guard radius > 0 else { return }
        let fade: Float = drawing.isEnabled ? 1 : 0.5
        let center = CGPoint(x: ring.midX, y: ring.midY)
        let paint = Self.around(
            center, drawing.gaugePaint(in: frame, isAccessory: true).opacity(fade),
            marks ? (Self.openStart, Self.openLength) : (-90, 360))
        let fraction = max(0, min(1, value))
        let style = StrokeStyle(lineWidth: width, lineCap: .round)
        func arc(_ start: Double, _ length: Double) -> Path {
            var path = Path()
            path.addArc(
                center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(start + length),
                clockwise: false)
            return path
        }
        if !marks {
            drawing.stroke(Path(ellipseIn: ring), drawing.gaugeTrack(paint, isAccessory: true), style)
            if fraction > 0 { drawing.stroke(arc(-90, 360 * fraction), paint, style) }
            return
        }
        let angle = (Self.openStart + Self.openLength * fraction) * .pi / 180
        let mark = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        let reach = width * 0.95
        let gap = Path(ellipseIn: CGRect(x: mark.x - reach, y: mark.y - reach, width: 2 * reach, height: 2 * reach))
        drawing.clippedOutside(gap, around: frame) { inner in
            inner.stroke(arc(Self.openStart, Self.openLength), paint, style)
        }
        let dot = width * 0.6
        drawing.fill(
            Path(ellipseIn: CGRect(x: mark.x - dot, y: mark.y - dot, width: 2 * dot, height: 2 * dot)), paint)
    }
}
