import Controls
import CoreGraphics
import Drawing
import ViewCore

/// The ground of a sheet, an alert, a menu, a popover or a tooltip: filled, with a hairline and a shadow.
struct PanelFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    enum Kind {
        case sheet
        case menu
        case popover
        case tooltip
    }

    /// An arrow that stands out of a popover.
    struct Arrow {
        var edge: Edge
        /// Along that edge, in points from its beginning.
        var position: CGFloat
        var length: CGFloat
        var width: CGFloat
    }

    var kind: Kind
    var radius: CGFloat
    /// What an arrow points to, in points of the surface. Nil for a panel without one.
    var pointsTo: CGRect?

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let shape = outline(frame, drawing.environment)
        let ground = ground(drawing)
        let shadow = shadow
        let isDark = drawing.isDark
        drawing.shadowed(
            drawing.black(isDark ? shadow.opacity * 1.6 : shadow.opacity), radius: shadow.radius, y: shadow.y
        ) { $0.fill(shape, ground) }
        // The line lies around the panel in light, and inside of it too in dark.
        drawing.stroke(shape, drawing.black(isDark ? 0.6 : 0.14), width: drawing.pixel)
        if isDark {
            drawing.clipped(to: shape) { $0.stroke(shape, $0.white(0.18), width: 2 * $0.pixel) }
        }
    }

    private func outline(_ frame: CGRect, _ environment: EnvironmentValues) -> Path {
        guard let target = pointsTo, let (edge, position) = Self.side(of: frame, towards: target) else {
            return Path(roundedRect: frame, cornerRadius: radius, style: .continuous)
        }
        let arrow = Arrow(
            edge: edge, position: position, length: environment.metric(.popoverArrowLength),
            width: environment.metric(.popoverArrowWidth))
        return PopoverOutline.path(around: frame, radius: radius, arrow: arrow)
    }

    /// The edge of a panel that looks at a target, and where on it the middle of the target is. Nil where they overlap.
    private static func side(of frame: CGRect, towards target: CGRect) -> (Edge, CGFloat)? {
        if frame.minY >= target.maxY { return (.top, target.midX - frame.minX) }
        if frame.maxY <= target.minY { return (.bottom, target.midX - frame.minX) }
        if frame.minX >= target.maxX { return (.leading, target.midY - frame.minY) }
        if frame.maxX <= target.minX { return (.trailing, target.midY - frame.minY) }
        return nil
    }

    private func ground(_ drawing: FaceDrawing) -> PaintColor {
        func gray(_ value: Float) -> PaintColor { PaintColor(red: value, green: value, blue: value) }
        switch kind {
        case .sheet: return drawing.system(.windowBackground)
        // In the dark what lies higher is lighter: the window beneath has 0.196.
        case .menu: return gray(drawing.isDark ? 0.235 : 0.965)
        case .popover: return gray(drawing.isDark ? 0.235 : 0.96)
        case .tooltip: return gray(drawing.isDark ? 0.25 : 0.95)
        }
    }

    private var shadow: (opacity: Float, radius: CGFloat, y: CGFloat) {
        switch kind {
        case .sheet: (0.28, 18, 10)
        case .menu: (0.22, 9, 5)
        case .popover: (0.22, 12, 5)
        case .tooltip: (0.16, 3, 1.5)
        }
    }
}

/// A rounded rectangle with an arrow standing out of one edge.
enum PopoverOutline {
    static func path(around frame: CGRect, radius: CGFloat, arrow: PanelFace.Arrow) -> Path {
        // Drawn with the arrow at the top, then turned to its edge.
        let isVertical = arrow.edge == .top || arrow.edge == .bottom
        let size = isVertical ? frame.size : CGSize(width: frame.height, height: frame.width)
        let half = arrow.width / 2
        let middle = min(max(arrow.position, radius + half), max(radius + half, size.width - radius - half))
        let radius = min(radius, size.width / 2, size.height / 2)
        var path = Path()
        path.move(to: CGPoint(x: radius, y: 0))
        path.addLine(to: CGPoint(x: middle - half, y: 0))
        let tip = CGPoint(x: middle, y: -arrow.length)
        path.addCurve(
            to: CGPoint(x: tip.x - 1.5, y: tip.y + 0.8), control1: CGPoint(x: middle - half * 0.55, y: 0),
            control2: CGPoint(x: middle - half * 0.35, y: -arrow.length * 0.72))
        path.addQuadCurve(to: CGPoint(x: tip.x + 1.5, y: tip.y + 0.8), control: CGPoint(x: tip.x, y: tip.y - 0.2))
        path.addCurve(
            to: CGPoint(x: middle + half, y: 0), control1: CGPoint(x: middle + half * 0.35, y: -arrow.length * 0.72),
            control2: CGPoint(x: middle + half * 0.55, y: 0))
        path.addLine(to: CGPoint(x: size.width - radius, y: 0))
        let corners: [(CGPoint, CGPoint)] = [
            (CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: radius)),
            (CGPoint(x: size.width, y: size.height), CGPoint(x: size.width - radius, y: size.height)),
            (CGPoint(x: 0, y: size.height), CGPoint(x: 0, y: size.height - radius)),
            (CGPoint(x: 0, y: 0), CGPoint(x: radius, y: 0)),
        ]
        let starts = [
            CGPoint(x: size.width - radius, y: 0), CGPoint(x: size.width, y: size.height - radius),
            CGPoint(x: radius, y: size.height), CGPoint(x: 0, y: radius),
        ]
        for (start, (corner, end)) in zip(starts, corners) {
            path.addLine(to: start)
            path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
        }
        path.closeSubpath()
        return path.applying(turn(to: arrow.edge, frame))
    }

    private static func turn(to edge: Edge, _ frame: CGRect) -> CGAffineTransform {
        switch edge {
        case .top: CGAffineTransform(translationX: frame.minX, y: frame.minY)
        case .bottom: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: frame.minX, ty: frame.maxY)
        case .leading: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: frame.minX, ty: frame.minY)
        case .trailing: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: frame.maxX, ty: frame.minY)
        }
    }
}

/// What lies over a window under a sheet.
struct DimFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        drawing.fill(Path(frame), drawing.black(drawing.isDark ? 0.35 : 0.18))
    }
}
