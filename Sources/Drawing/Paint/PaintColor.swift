import CoreGraphics

/// A colour as the renderers take it: extended sRGB, gamma encoded, not premultiplied.
package struct PaintColor: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var opacity: Float

    package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = opacity
    }
}
