import CoreGraphics

/// One thing to draw, in the coordinates of the chunk that holds it: points, y downward.
package enum DisplayItem: Sendable {
    case fill(Path, FillStyle, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case glyphs(GlyphRun, origin: CGPoint, Paint)
    /// `source` is in the image's pixels, `destination` in points. A tint replaces the colours and keeps the alpha.
    case image(any ImageSource, source: CGRect, destination: CGRect, smooth: Bool, tint: PaintColor?)
    case chunk(DisplayChunk)
    case layer(Layer)
}

/// A chunk drawn under an effect. The effects apply in the order of the fields, from the inside out:
/// filters, mask, clip, shadow, opacity, blend mode; the transform applies to all of it.
package final class Layer: Sendable {
    package let content: DisplayChunk
    package let filters: [Filter]
    /// Its alpha multiplies the content's.
    package let mask: DisplayChunk?
    package let clip: Clip?
    package let shadow: Shadow?
    package let opacity: Double
    package let blendMode: BlendMode
    package let transform: CGAffineTransform
    /// In place of the transform where lines do not stay parallel. Such a layer has none of the other effects but opacity.
    package let projection: ProjectionTransform?
    /// Whether the content is composited apart before it meets what is behind. Opacity and blend modes other
    /// than normal imply it.
    package let isGroup: Bool

    package init(
        content: DisplayChunk, filters: [Filter] = [], mask: DisplayChunk? = nil, clip: Clip? = nil,
        shadow: Shadow? = nil, opacity: Double = 1, blendMode: BlendMode = .normal,
        transform: CGAffineTransform = .identity, isGroup: Bool = false, projection: ProjectionTransform? = nil
    ) {
        self.content = content
        self.filters = filters
        self.mask = mask
        self.clip = clip
        self.shadow = shadow
        self.opacity = opacity
        self.blendMode = blendMode
        self.transform = transform
        self.isGroup = isGroup
        self.projection = projection
    }
}

package struct Clip: Sendable, Equatable {
    package var path: Path
    package var style: FillStyle

    package init(path: Path, style: FillStyle = FillStyle()) {
        self.path = path
        self.style = style
    }
}

/// The radius is the standard deviation of the Gaussian, in points.
package struct Shadow: Sendable, Equatable {
    package var color: PaintColor
    package var radius: CGFloat
    package var offset: CGSize

    package init(color: PaintColor, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

/// The radius is the standard deviation of the Gaussian, in points.
package enum Filter: Sendable, Equatable {
    case blur(radius: CGFloat, isOpaque: Bool)
    case color(ColorMatrix)
    /// Black, as opaque as it was light.
    case luminanceToAlpha
}
