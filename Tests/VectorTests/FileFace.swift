import CoreGraphics
import Drawing
import Foundation

/// A font of a file, in which all glyphs advance by the same.
final class FileFace: FontFace {
    /// Nil where the machine lacks the font.
    static let monospaced: FileFace? = {
        let file = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
        return FileManager.default.fileExists(atPath: file) ? FileFace(file: file) : nil
    }()

    /// Of the font's glyphs, in parts of its size.
    static let advance: CGFloat = 1233.0 / 2048

    let id: UInt64 = 1
    let file: String
    let index = 0

    private init(file: String) {
        self.file = file
    }

    func outline(glyph: UInt32, size: CGFloat) -> Path? { Path() }
    func coverage(glyph: UInt32, size: CGFloat, quarter: Int) -> GlyphCoverage? { nil }

    /// A glyph a letter, or as many as given, each `tracking` points farther than the font's advance, and some
    /// of them kerned.
    func run(_ text: String, glyphs: Int? = nil, size: CGFloat = 20, tracking: CGFloat = 0, kerned: [Int] = [])
        -> GlyphRun
    {
        let count = glyphs ?? text.unicodeScalars.count
        var positions: [CGPoint] = []
        var x: CGFloat = 0
        for index in 0..<count {
            positions.append(CGPoint(x: x, y: 0))
            x += size * Self.advance + tracking - (kerned.contains(index) ? size / 10 : 0)
        }
        return GlyphRun(
            face: self, size: size, glyphs: (0..<count).map { UInt32(36 + $0 % 50) }, positions: positions, advance: x,
            text: text, bounds: CGRect(x: 0, y: -size, width: x, height: size * 2))
    }
}
