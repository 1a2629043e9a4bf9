import CoreGraphics

/// What is done to the outlines of a face to stand for a style that it lacks.
package struct GlyphShape: Hashable, Sendable {
    /// Horizontal shear; 0 for none.
    package var slant: CGFloat
    /// How many times as wide; 1 for as they are.
    package var stretch: CGFloat

    package init(slant: CGFloat = 0, stretch: CGFloat = 1) {
        self.slant = slant
        self.stretch = stretch
    }

    package static let plain = GlyphShape()

    /// For an outline whose origin is to be at a place, y downward.
    package func transform(to x: CGFloat = 0, _ y: CGFloat = 0) -> CGAffineTransform {
        CGAffineTransform(a: stretch, b: 0, c: -slant, d: 1, tx: x, ty: y)
    }
}
