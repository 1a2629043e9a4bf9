import CoreGraphics

/// Glyphs of one face at one size, placed relative to an origin on the baseline, y downward.
package final class GlyphRun: Sendable {
    package let face: any FontFace
    /// In points.
    package let size: CGFloat
    package let glyphs: [UInt32]
    package let positions: [CGPoint]
    package let advance: CGFloat
    /// What the run says, in logical order, for renderers that keep text as text.
    package let text: String
    package let shape: GlyphShape
    /// A box that no glyph leaves, relative to the origin.
    package let bounds: CGRect

    package init(
        face: any FontFace, size: CGFloat, glyphs: [UInt32], positions: [CGPoint], advance: CGFloat, text: String,
        shape: GlyphShape = .plain, bounds: CGRect
    ) {
        self.face = face
        self.size = size
        self.glyphs = glyphs
        self.positions = positions
        self.advance = advance
        self.text = text
        self.shape = shape
        self.bounds = bounds
    }
}

extension GlyphRun: Equatable {
    package static func == (a: GlyphRun, b: GlyphRun) -> Bool {
        a === b
            || (a.face.id == b.face.id && a.size == b.size && a.glyphs == b.glyphs && a.positions == b.positions
                && a.shape == b.shape && a.text == b.text)
    }
}
