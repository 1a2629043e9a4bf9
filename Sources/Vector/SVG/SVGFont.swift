import CCairo
import CoreGraphics
import Drawing

/// A font as SVG names it.
struct SVGFont {
    let family: String
    let weight: Int
    let isItalic: Bool
    /// How far each glyph advances, in parts of the font's size. Empty where the font does not tell quickly.
    private let advances: [Float]

    init?(file: String, index: Int) {
        var name = [CChar](repeating: 0, count: 256)
        var weight: Int32 = 0
        var isItalic: Int32 = 0
        guard !file.isEmpty, vector_describe_font(file, index, &name, name.count, &weight, &isItalic) != 0 else {
            return nil
        }
        let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        family = String(decoding: bytes, as: UTF8.self)
        self.weight = Int(weight)
        self.isItalic = isItalic != 0
        // No font has more glyphs: their numbers have 16 bits.
        advances = [Float](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = vector_font_advances(file, index, buffer.baseAddress, buffer.count)
        }
    }

    /// How much farther apart than the font would have them the run's letters are, in points: the middle of all
    /// distances, so that kerning, which whoever shows the document applies for itself, does not count. Nil where
    /// letters and glyphs do not pair up.
    ///
    /// Not every viewer reads `textLength`; librsvg for one does not.
    func tracking(of run: GlyphRun) -> CGFloat? {
        guard run.hasOneGlyphPerLetter, run.glyphs.count > 1 else { return nil }
        var distances: [CGFloat] = []
        distances.reserveCapacity(run.glyphs.count)
        for (index, glyph) in run.glyphs.enumerated() {
            guard glyph < advances.count else { return nil }
            let next = index + 1 < run.positions.count ? run.positions[index + 1].x : run.advance
            let distance = next - run.positions[index].x - CGFloat(advances[Int(glyph)]) * run.size
            guard distance.isFinite else { return nil }
            distances.append(distance)
        }
        distances.sort()
        return distances[distances.count / 2]
    }
}
