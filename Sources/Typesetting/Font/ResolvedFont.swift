import CTypesetting
import CoreGraphics
import Drawing
import IdiomData

/// A font description with the faces that it means here and the figures that layout needs of it.
@MainActor
package final class ResolvedFont {
    /// The shear that stands for an italic that a family lacks: about 11 degrees, as Apple's synthesized obliques.
    static let syntheticSlant: CGFloat = 0.2

    package let description: FontDescription
    /// Nil when no font is installed at all.
    package let primary: OpenTypeFace?
    /// In points, finite and not negative.
    package let size: CGFloat
    private let slant: CGFloat
    private let stretch: CGFloat
    let isFitted: Bool
    let fallbackStyle: FontFallback.Style
    /// In points, from the font, not rounded.
    private let ascent: CGFloat
    private let descent: CGFloat
    private let lineGap: CGFloat

    init(description: FontDescription, primary: OpenTypeFace?, slant: CGFloat) {
        self.description = description
        self.primary = primary
        self.slant = slant
        stretch = description.stretch.isFinite ? min(max(description.stretch, 0.1), 10) : 1
        size = description.size.isFinite ? min(max(description.size, 0), 16384) : 13
        isFitted = primary.map(BuiltInFaces.isSystemStandIn) ?? false
        fallbackStyle = FontFallback.Style(
            isSerif: description.family == .serif, isBold: description.weight >= 550, isItalic: description.isItalic)
        if isFitted || primary == nil {
            ascent = SystemFontFit.ascent * size
            descent = SystemFontFit.descent * size
            lineGap = 0
        } else {
            let metrics = primary!.metrics
            ascent = metrics.ascent * size
            descent = metrics.descent * size
            lineGap = metrics.lineGap * size
        }
    }

    /// The line the font asks for, on the pixels of `scale`: its height rounded up, its baseline rounded.
    package func lineMetrics(scale: CGFloat) -> LineMetrics {
        // A product that is a whole number but for its last bits must not gain a pixel.
        let own = ((ascent + descent + lineGap) * scale - 1e-6).rounded(.up) / scale
        let ascent = (ascent * scale).rounded() / scale
        let height = max(own + description.leading, 0)
        return LineMetrics(ascent: ascent, descent: height - ascent)
    }

    /// Points a font unit, with the fit where it applies.
    func unit(of face: OpenTypeFace) -> CGFloat {
        size / CGFloat(face.metrics.unitsPerEm) * (isFitted && face === primary ? SystemFontFit.advanceScale : 1)
            * shape(of: face).stretch
    }

    /// Points that the fit adds to each cluster of the face.
    func spacing(of face: OpenTypeFace) -> CGFloat {
        isFitted && face === primary ? SystemFontFit.letterSpacing(size: size) * stretch : 0
    }

    func shape(of face: OpenTypeFace) -> GlyphShape {
        if face === primary { return GlyphShape(slant: slant, stretch: stretch) }
        if face.isColor { return .plain }
        return GlyphShape(slant: description.isItalic ? Self.syntheticSlant : 0, stretch: stretch)
    }

    func covers(_ scalar: Unicode.Scalar) -> Bool {
        primary?.covers(scalar) ?? false
    }
}

/// A line's extent around its baseline, in points.
package struct LineMetrics: Equatable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat

    package var height: CGFloat { ascent + descent }
}
