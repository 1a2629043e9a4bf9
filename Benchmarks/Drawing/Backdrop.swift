import Codecs
import Drawing
import Foundation
import Raster

extension DrawingScenes {
    /// The particles as a picture, and five frosted panels over it.
    static func backdrop() -> DisplayList {
        let surface = newSurface()
        RasterRenderer().draw(particles(), into: surface, scale: 1)
        let picture = BitmapImage(surface.makeBitmap())
        let all = CGRect(origin: .zero, size: DrawingNumbers.size)
        let image = DisplayItem.image(picture, source: all, destination: all, smooth: false, tint: nil)
        var items = [image]
        for index in 0..<5 {
            let panel = CGRect(x: 20 + 250 * Double(index), y: 60, width: 240, height: 600)
            let blurred = Layer(
                content: DisplayChunk(items: [image]), filters: [.blur(radius: 15, isOpaque: true)])
            let white = PaintColor(red: 1, green: 1, blue: 1, opacity: 0.55)
            let content = DisplayChunk(items: [.layer(blurred), .fill(Path(all), FillStyle(), .color(white))])
            let clip = Clip(path: Path(roundedRect: panel, cornerRadius: 24, style: .circular))
            items.append(.layer(Layer(content: content, clip: clip)))
        }
        return list(items)
    }
}
