import Codecs
import CoreGraphics
import Drawing
import Foundation

extension DrawingScenes {
    /// Two thousand turned photos, clipped to discs.
    static func clips() -> DisplayList {
        var random = DrawingNumbers.Random()
        let photo = BitmapImage(DrawingNumbers.photo())
        let box = CGRect(x: -32, y: -32, width: 64, height: 64)
        let content = DisplayChunk(items: [
            .image(
                photo, source: CGRect(x: 0, y: 0, width: 256, height: 256), destination: box, smooth: true, tint: nil)
        ])
        let disc = Clip(path: Path(ellipseIn: box))
        var items: [DisplayItem] = []
        for _ in 0..<2_000 {
            let x = random.next() * 1_216
            let y = random.next() * 656
            let angle = random.next() * 2 * .pi
            items.append(
                .layer(
                    Layer(
                        content: content, clip: disc, opacity: 0.9,
                        transform: CGAffineTransform(rotationAngle: angle)
                            .concatenating(CGAffineTransform(translationX: x + 32, y: y + 32)))))
        }
        return list(items)
    }
}
