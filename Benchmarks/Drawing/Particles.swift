import Codecs
import Drawing
import Foundation

extension DrawingScenes {
    /// Ten thousand discs and tinted stars that brighten what is behind them.
    static func particles() -> DisplayList {
        var random = DrawingNumbers.Random()
        let star = BitmapImage(DrawingNumbers.star())
        let source = CGRect(x: 0, y: 0, width: 16, height: 16)
        var items: [DisplayItem] = []
        for _ in 0..<10_000 {
            let x = random.next() * DrawingNumbers.width
            let y = random.next() * DrawingNumbers.height
            let hue = random.next()
            let disc = DisplayItem.fill(
                Path(ellipseIn: CGRect(x: x - 12, y: y - 12, width: 24, height: 24)), FillStyle(),
                .color(DrawingNumbers.color(hue: hue, saturation: 0.8, brightness: 1, opacity: 0.4)))
            let image = DisplayItem.image(
                star, source: source, destination: source.offsetBy(dx: x - 8, dy: y - 8), smooth: true,
                tint: DrawingNumbers.color(hue: hue, saturation: 0.5, brightness: 1))
            for item in [disc, image] {
                items.append(.layer(Layer(content: DisplayChunk(items: [item]), blendMode: .screen)))
            }
        }
        return list(items)
    }
}
