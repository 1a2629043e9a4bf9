import CoreGraphics
import Drawing

/// A font whose glyph n is a box: half the size wide, n tenths of the size high, on the baseline. Glyph 0 draws
/// nothing, glyph 100 is a colour glyph, red above blue.
final class BoxFace: FontFace {
    let id: UInt64
    let file = ""
    let index = 0

    init(id: UInt64 = 7) {
        self.id = id
    }

    static func box(of glyph: UInt32, size: CGFloat) -> CGRect {
        let height = size * CGFloat(glyph) / 10
        return CGRect(x: 0, y: -height, width: size / 2, height: height)
    }

    func outline(glyph: UInt32, size: CGFloat) -> Path? {
        if glyph == 100 { return nil }
        return glyph == 0 ? Path() : Path(Self.box(of: glyph, size: size))
    }

    func coverage(glyph: UInt32, size: CGFloat, quarter: Int) -> GlyphCoverage? {
        if glyph == 0 { return nil }
        if glyph == 100 {
            let side = max(2, Int(size))
            let bytes = (0..<side * side).flatMap { index -> [UInt8] in
                index / side < side / 2 ? [0, 0, 255, 255] : [255, 0, 0, 255]
            }
            return GlyphCoverage(width: side, height: side, left: 0, top: -side, isColor: true, bytes: bytes)
        }
        let box = Self.box(of: glyph, size: size).offsetBy(dx: CGFloat(quarter) / 4, dy: 0)
        let outer = box.roundedOut
        let width = Int(outer.width)
        let height = Int(outer.height)
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let pixel = CGRect(x: outer.minX + CGFloat(x), y: outer.minY + CGFloat(y), width: 1, height: 1)
                let part = pixel.intersection(box)
                bytes.append(part.isNull ? 0 : UInt8((part.width * part.height * 255).rounded()))
            }
        }
        return GlyphCoverage(
            width: width, height: height, left: Int(outer.minX), top: Int(outer.minY), isColor: false, bytes: bytes)
    }

    /// Glyphs an advance of 0.6 of the size apart.
    func run(_ glyphs: [UInt32], size: CGFloat, slant: CGFloat = 0) -> GlyphRun {
        let positions = glyphs.indices.map { CGPoint(x: CGFloat($0) * size * 0.6, y: 0) }
        let advance = CGFloat(glyphs.count) * size * 0.6
        return GlyphRun(
            face: self, size: size, glyphs: glyphs, positions: positions, advance: advance, text: "test",
            shape: GlyphShape(slant: slant),
            bounds: CGRect(x: -size, y: -size * 1.5, width: advance + 3 * size, height: size * 2))
    }
}

/// An image of given pixels.
final class PixelImage: ImageSource {
    let id: UInt64
    let width: Int
    let height: Int
    private let pixels: Bitmap

    /// Pixels as 0xAARRGGBB, premultiplied.
    init(id: UInt64 = 1, width: Int, height: Int, pixel: (Int, Int) -> UInt32) {
        self.id = id
        self.width = width
        self.height = height
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let value = pixel(x, y)
                bytes += [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255), UInt8(value >> 24)]
            }
        }
        pixels = Bitmap(width: width, height: height, bytes: bytes)
    }

    func bitmap() -> Bitmap? { pixels }
}
