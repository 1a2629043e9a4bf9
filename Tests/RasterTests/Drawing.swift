import CoreGraphics
import Drawing
import Raster

let red = PaintColor(red: 1, green: 0, blue: 0)
let green = PaintColor(red: 0, green: 1, blue: 0)
let blue = PaintColor(red: 0, green: 0, blue: 1)
let white = PaintColor(red: 1, green: 1, blue: 1)
let black = PaintColor(red: 0, green: 0, blue: 0)
let clear = PaintColor(red: 0, green: 0, blue: 0, opacity: 0)

extension DisplayItem {
    static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: PaintColor)
        -> DisplayItem
    {
        .fill(Path(CGRect(x: x, y: y, width: width, height: height)), FillStyle(), .color(color))
    }

    static func layer(
        _ items: [DisplayItem], filters: [Filter] = [], mask: [DisplayItem]? = nil, clip: Path? = nil,
        shadow: Shadow? = nil, opacity: Double = 1, blendMode: BlendMode = .normal,
        transform: CGAffineTransform = .identity, isGroup: Bool = false
    ) -> DisplayItem {
        .layer(
            Layer(
                content: DisplayChunk(items: items), filters: filters, mask: mask.map { DisplayChunk(items: $0) },
                clip: clip.map { Clip(path: $0) }, shadow: shadow, opacity: opacity, blendMode: blendMode,
                transform: transform, isGroup: isGroup))
    }
}

func makeList(
    _ items: [DisplayItem], width: CGFloat = 40, height: CGFloat = 40, background: PaintColor = clear
) -> DisplayList {
    DisplayList(
        root: DisplayChunk(items: items), size: CGSize(width: width, height: height), background: background)
}

/// The list in pixels of its own.
func picture(_ list: DisplayList, scale: CGFloat = 1, threads: Int = 1) -> PixelSurface {
    let surface = PixelSurface(
        width: Int((list.size.width * scale).rounded(.up)), height: Int((list.size.height * scale).rounded(.up)))!
    RasterRenderer(threads: threads).draw(list, into: surface, scale: scale)
    return surface
}

func picture(
    _ items: [DisplayItem], background: PaintColor = clear, scale: CGFloat = 1
) -> PixelSurface {
    picture(makeList(items, background: background), scale: scale)
}

extension PixelSurface {
    func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y) >> 24) }
    func red(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y) >> 16 & 255) }
    func green(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y) >> 8 & 255) }
    func blue(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y) & 255) }

    /// The sum of all alphas, in whole pixels.
    var area: Double {
        var sum = 0
        for y in 0..<height {
            for x in 0..<width { sum += alpha(x, y) }
        }
        return Double(sum) / 255
    }
}
