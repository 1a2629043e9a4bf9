import CoreGraphics
import Drawing

extension Sketch {
    private static let badgeRadius: CGFloat = 4.9

    /// `.badge.plus` and its like: a notch at the lower corner, and in it a disc with the sign as a hole.
    func badged(_ sign: Sketch, color: SymbolColor) -> Sketch {
        let base = withRoomForBadge
        let center = CGPoint(x: width - 5.9, y: 18.1)
        let radius = Self.badgeRadius
        let disc = Path(
            ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        var marks = [
            Mark(path: disc, pen: .both, effect: .clear, filling: .kept),
            Mark(path: disc, pen: .both, filling: .kept, color: color),
        ]
        let scale: CGFloat = 0.37 / max(sign.width / SymbolGrid.side, 1)
        marks +=
            sign.placed(at: center, scale: scale).with { mark in
                if mark.effect == .draw { mark.effect = .cut }
                mark.filling = .kept
            }.marks
        return base.receding.adding(marks)
    }

    /// `.badge` by itself: a dot in a notch at the upper corner.
    func badgedWithDot() -> Sketch {
        let dot = Path(ellipseIn: CGRect(x: width - 9.4, y: 1.6, width: 7.8, height: 7.8))
        return receding.adding([
            Mark(path: dot, pen: .solid, effect: .clear, filling: .kept),
            Mark(path: dot, pen: .solid, filling: .kept, color: .red),
        ])
    }

    /// `.trianglebadge.exclamationmark`: a triangle that warns, in place of the disc.
    func badgedWithTriangle() -> Sketch {
        let (x, y) = (width - 6.4, CGFloat(18.2))
        let triangle = Path.polygon(
            [CGPoint(x: x, y: y - 4.9), CGPoint(x: x + 5.4, y: y + 4.2), CGPoint(x: x - 5.4, y: y + 4.2)], radius: 0.8,
            isClosed: true)
        var line = Path()
        line.move(to: CGPoint(x: x, y: y - 2.2))
        line.addLine(to: CGPoint(x: x, y: y + 0.7))
        let dot = Path(ellipseIn: CGRect(x: x - 0.95, y: y + 2.3, width: 1.9, height: 1.9))
        return withRoomForBadge.receding.adding([
            Mark(path: triangle, pen: .both, effect: .clear, filling: .kept),
            Mark(path: triangle, pen: .both, filling: .kept, color: .yellow),
            Mark(path: line, effect: .cut, filling: .kept),
            Mark(path: dot, pen: .solid, effect: .cut, filling: .kept),
        ])
    }

    /// A little smaller, so that less of it is under the badge.
    private var withRoomForBadge: Sketch {
        applying(CGAffineTransform(a: 0.92, b: 0, c: 0, d: 0.92, tx: 0.5, ty: 0.5))
    }
}
