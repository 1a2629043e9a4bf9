import CoreGraphics

/// One stop of a gradient. Locations ascend from 0 to 1.
package struct ColorStop: Hashable, Sendable {
    package var color: PaintColor
    package var location: Double

    package init(color: PaintColor, location: Double) {
        self.color = color
        self.location = location
    }
}

/// What a fill, a stroke or a glyph run is painted with. Points are in the item's own coordinates.
package enum Paint: Hashable, Sendable {
    case color(PaintColor)
    case linearGradient([ColorStop], start: CGPoint, end: CGPoint)
    /// `aspect`: how many times as high as wide the circles are.
    case radialGradient([ColorStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, aspect: CGFloat = 1)
    /// Angles in radians, clockwise from the positive x axis (y grows downward).
    case angularGradient([ColorStop], center: CGPoint, startAngle: Double, endAngle: Double)
}
