import Drawing
import Foundation
import Typesetting

extension DrawingScenes {
    /// Four hundred cards with a shadow, a gradient, a border and a text.
    static func cards() -> DisplayList {
        let black = PaintColor(red: 0, green: 0, blue: 0)
        var random = DrawingNumbers.Random()
        var items: [DisplayItem] = []
        for row in 0..<20 {
            for column in 0..<20 {
                let box = CGRect(x: 4 + Double(column) * 64, y: 4 + Double(row) * 36, width: 56, height: 28)
                let hue = random.next()
                let path = Path(roundedRect: box, cornerRadius: 8, style: .circular)
                let gradient = Paint.linearGradient(
                    [
                        ColorStop(color: DrawingNumbers.color(hue: hue, saturation: 0.5, brightness: 1), location: 0),
                        ColorStop(color: DrawingNumbers.color(hue: hue, saturation: 0.8, brightness: 0.9), location: 1),
                    ], start: CGPoint(x: box.minX, y: box.minY), end: CGPoint(x: box.minX, y: box.maxY))
                let card = DisplayChunk(items: [.fill(path, FillStyle(), gradient)])
                let shadow = Shadow(
                    color: PaintColor(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 2,
                    offset: CGSize(width: 0, height: 1))
                items.append(.layer(Layer(content: card, shadow: shadow)))
                items.append(
                    .stroke(
                        path, StrokeStyle(lineWidth: 1),
                        .color(PaintColor(red: 0, green: 0, blue: 0, opacity: 0.2))))
                items += text("Item \(row * 20 + column)", centre: box.midX, baseline: box.minY + 18, .color(black))
            }
        }
        return list(items, on: PaintColor(red: 1, green: 1, blue: 1))
    }

    private static func text(_ text: String, centre: CGFloat, baseline: CGFloat, _ paint: Paint) -> [DisplayItem] {
        let run = TextRun(text: text, font: FontDescription(family: .named("Inter"), size: 11))
        let layout = Paragraph(runs: [run], style: ParagraphStyle()).layout(width: .infinity)
        guard let line = layout.lines.first else { return [] }
        let left = centre - line.frame.width / 2
        return line.pieces.map { piece in
            .glyphs(
                piece.run,
                origin: CGPoint(x: left + piece.origin.x, y: baseline + piece.origin.y - layout.firstBaseline), paint)
        }
    }
}
