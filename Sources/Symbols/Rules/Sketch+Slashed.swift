import CoreGraphics
import Drawing

extension Sketch {
    /// `.slash`: a line from corner to corner, with a gap on the side above it.
    var slashed: Sketch {
        let (from, to) = (CGPoint(x: center.x - 8.6, y: 3.4), CGPoint(x: center.x + 8.6, y: 20.6))
        // A right angle to the line, as wide as the gap.
        let aside = CGSize(width: SymbolGrid.gap / 2.0.squareRoot(), height: -SymbolGrid.gap / 2.0.squareRoot())
        var gap = Path()
        gap.addLines([
            from, to, CGPoint(x: to.x + aside.width, y: to.y + aside.height),
            CGPoint(x: from.x + aside.width, y: from.y + aside.height),
        ])
        gap.closeSubpath()
        return receding.adding([
            Mark(path: gap, pen: .both, effect: .cut, filling: .kept), Mark(path: .segment(from, to), filling: .kept),
        ])
    }
}
