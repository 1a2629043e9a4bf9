import CoreGraphics

/// A font at no particular size, as a renderer sees it. Typesetting provides the subclass that knows the
/// font; everything here may be called from any thread.
package protocol FontFace: AnyObject, Sendable {
    /// The same for two handles exactly when they stand for the same face and variation.
    var id: UInt64 { get }
    /// The file and the face in it, for renderers that embed the font.
    var file: String { get }
    var index: Int { get }

    /// The glyph's outline at `size` points, y downward, origin on the baseline. Nil for a glyph with no outline (a
    /// colour bitmap).
    func outline(glyph: UInt32, size: CGFloat) -> Path?

    /// The glyph's coverage at `size` pixels, shifted right by `quarter` quarters of a pixel, unhinted. Nil where it
    /// draws nothing.
    func coverage(glyph: UInt32, size: CGFloat, quarter: Int) -> GlyphCoverage?
}

/// A rasterized glyph: 8-bit coverage, or premultiplied BGRA for a colour glyph.
package final class GlyphCoverage: Sendable {
    package let width: Int
    package let height: Int
    /// From the origin to the left edge, and from the baseline down to the top edge (negative above it), in pixels.
    package let left: Int
    package let top: Int
    package let isColor: Bool
    /// Rows from the top, tightly packed: `width` bytes a row, four times that for colour.
    package let bytes: [UInt8]

    package init(width: Int, height: Int, left: Int, top: Int, isColor: Bool, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.left = left
        self.top = top
        self.isColor = isColor
        self.bytes = bytes
    }
}
