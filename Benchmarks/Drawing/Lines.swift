import Drawing
import Foundation

extension DrawingScenes {
    /// Five opaque lines of ten thousand points each.
    static func lines() -> DisplayList {
        let colors = [(1, 0.27, 0.23), (0.2, 0.78, 0.35), (0, 0.48, 1), (1, 0.8, 0), (0.69, 0.32, 0.87)]
        var random = DrawingNumbers.Random()
        var items: [DisplayItem] = []
        for (index, color) in colors.enumerated() {
            var path = Path()
            for point in 0..<10_000 {
                let place = CGPoint(
                    x: Double(point) / 9_999 * DrawingNumbers.width,
                    y: 72 + Double(index) * 144 + (random.next() - 0.5) * 120)
                if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
            items.append(
                .stroke(
                    path, StrokeStyle(lineWidth: 2, lineJoin: .round),
                    .color(PaintColor(red: Float(color.0), green: Float(color.1), blue: Float(color.2)))))
        }
        return list(items)
    }
}
