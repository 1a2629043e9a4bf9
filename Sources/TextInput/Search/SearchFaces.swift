import CoreGraphics
import IdiomData
import ViewCore

/// What is behind a search field.
struct SearchFieldFace: ControlFace {
    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let radius = drawing.environment.metric(.searchFieldCornerRadius)
        drawing.focusRing(around: frame, radius: radius)
        drawing.fill(.rounded(frame, radius), drawing.isDark ? drawing.white(0.08) : drawing.white(1))
        drawing.hairline(frame, radius: radius, drawing.ink(0.12, 0.12), width: max(0.5, drawing.pixel))
    }
}

/// A magnifying glass.
struct MagnifierFace: ControlFace {
    /// Points.
    private static let side: CGFloat = 13

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        CGSize(width: Self.side, height: Self.side)
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let color = drawing.system(.secondary)
        let glass = CGRect(x: frame.minX + 1.5, y: frame.minY + 1.5, width: 8, height: 8)
        drawing.stroke(Path(ellipseIn: glass), color, width: 1.25)
        drawing.line(
            [CGPoint(x: glass.maxX - 0.9, y: glass.maxY - 0.9), CGPoint(x: frame.maxX - 1, y: frame.maxY - 1)], color,
            width: 1.5)
    }
}

/// A cross on a disc, which empties a field.
struct ClearFace: ControlFace {
    let isPressed: Bool

    /// Points.
    private static let side: CGFloat = 14

    func size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
        CGSize(width: Self.side, height: Self.side)
    }

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        var disc = drawing.system(.secondary)
        if isPressed { disc.opacity *= 1.4 }
        drawing.fill(Path(ellipseIn: frame), disc)
        let cross = frame.insetBy(dx: 4.25, dy: 4.25)
        let paper = drawing.isDark ? drawing.black(0.8) : drawing.white(1)
        drawing.line([cross.origin, CGPoint(x: cross.maxX, y: cross.maxY)], paper, width: 1.25)
        drawing.line(
            [CGPoint(x: cross.minX, y: cross.maxY), CGPoint(x: cross.maxX, y: cross.minY)], paper, width: 1.25)
    }
}
