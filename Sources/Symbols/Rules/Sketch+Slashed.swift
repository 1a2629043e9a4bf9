import CoreGraphics
import Drawing

extension Sketch {
    /// `.slash`: a line from corner to corner, with a gap beside it.
    var slashed: Sketch {
        var line = Path()
        line.move(to: CGPoint(x: center.x - 8.6, y: 3.4))
        line.addLine(to: CGPoint(x: center.x + 8.6, y: 20.6))
        let gap = Mark(path: line, effect: .clear, filling: .kept)
        return receding.adding([gap, Mark(path: line, filling: .kept)])
    }
}
