import CoreGraphics
import IdiomData
import ViewCore

/// The bezel of a push button, as of macOS 15.
package struct BezelFace: ControlFace {
    package typealias AnimatableData = EmptyAnimatableData

    package static let viewName: String? = "Button"

    package enum Prominence {
        case standard
        /// Filled with the accent colour.
        case prominent
    }

    var prominence: Prominence
    var isPressed: Bool
    var isDestructive = false
    /// Of the corners, in points. Nil for the metric's.
    var radius: CGFloat?

    package init(prominence: Prominence, isPressed: Bool, isDestructive: Bool = false, radius: CGFloat? = nil) {
        self.prominence = prominence
        self.isPressed = isPressed
        self.isDestructive = isDestructive
        self.radius = radius
    }

    package func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let wanted = radius ?? drawing.environment.metric(.buttonCornerRadius)
        let radius = min(wanted, frame.width / 2, frame.height / 2)
        drawing.focusRing(around: frame, radius: radius)
        if drawing.isEnabled && prominence == .prominent {
            drawProminent(&drawing, frame, radius)
        } else {
            drawStandard(&drawing, frame, radius)
        }
    }

    private func drawStandard(_ drawing: inout FaceDrawing, _ frame: CGRect, _ radius: CGFloat) {
        let shape = Path.rounded(frame, radius)
        let isDark = drawing.isDark
        let isEnabled = drawing.isEnabled
        let fade: Float = isEnabled ? 1 : 0.5
        BezelShadow.draw(&drawing, around: frame, radius: radius, strength: fade)
        var face = drawing.system(.controlBackground)
        face.opacity *= isDark && !isEnabled ? 0.5 : 1
        if !isDark && !isEnabled { face.opacity = 0.5 }
        drawing.fill(shape, face)
        if isPressed { drawing.fill(shape, drawing.ink(0.1, 0.15)) }
        if isDark {
            // Light falls on the upper edge.
            drawing.clipped(to: shape) { inner in
                let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height * 2)
                inner.hairline(line.insetBy(dx: -1, dy: 0), radius: radius, inner.white(0.16 * fade), width: 0.5)
            }
        }
    }

    private func drawProminent(_ drawing: inout FaceDrawing, _ frame: CGRect, _ radius: CGFloat) {
        let shape = Path.rounded(frame, radius)
        BezelShadow.draw(&drawing, around: frame, radius: radius, strength: 1)
        drawing.fill(shape, isDestructive ? .color(drawing.system(.red)) : drawing.accent(in: frame))
        drawing.fill(shape, drawing.vertical(drawing.white(0.17), drawing.white(0), in: frame))
        if isPressed { drawing.fill(shape, drawing.ink(0.15, 0.15)) }
    }
}

/// What lies under a bezel, a check box or a knob: a hairline around it, darker at the bottom, and a soft shadow.
package enum BezelShadow {
    package static func draw(_ drawing: inout FaceDrawing, around frame: CGRect, radius: CGFloat, strength: Float) {
        let isDark = drawing.isDark
        let line: CGFloat = 0.5
        let ring = frame.insetBy(dx: -line, dy: -line)
        let hole = Path.rounded(frame, radius)
        var outline = Path.rounded(ring, radius + line)
        outline.addPath(hole)
        // The ring alone is painted, since a face may be translucent.
        let even = FillStyle(eoFill: true)
        let top: Float = (isDark ? 0.2 : 0.09) * strength
        let bottom: Float = (isDark ? 0.3 : 0.22) * strength
        drawing.fill(outline, even, drawing.vertical(drawing.black(top), drawing.black(bottom), in: ring))
        let shade = frame.offsetBy(dx: 0, dy: 1)
        drawing.clippedOutside(hole, around: frame) { inner in
            inner.fill(Path.rounded(shade, radius), inner.black((isDark ? 0.16 : 0.08) * strength))
        }
    }
}
