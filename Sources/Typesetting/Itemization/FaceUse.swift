import CTypesetting
import CoreGraphics
import Drawing

/// A face as one run of a paragraph uses it.
struct FaceUse {
    let face: OpenTypeFace
    let run: Int
    /// In points.
    let size: CGFloat
    /// Points a font unit, and points added to each cluster.
    let unit: CGFloat
    let spacing: CGFloat
    let shape: GlyphShape
    let options: UInt32

    @MainActor
    init(face: OpenTypeFace, font: ResolvedFont, style: TextRun, run: Int) {
        self.face = face
        self.run = run
        size = font.size
        unit = font.unit(of: face)
        // Tracking goes before kerning where a text has both, as documented for Text.tracking(_:).
        let asked = style.tracking != 0 ? style.tracking : style.kerning
        let own = asked.isFinite ? asked : 0
        spacing = font.spacing(of: face) + own
        shape = font.shape(of: face)
        var options: UInt32 = 0
        if style.font.hasMonospacedDigits { options |= UInt32(GESSO_TABULAR_DIGITS) }
        if style.font.smallCaps.contains(.lowercase) { options |= UInt32(GESSO_LOWERCASE_SMALL_CAPS) }
        if style.font.smallCaps.contains(.uppercase) { options |= UInt32(GESSO_UPPERCASE_SMALL_CAPS) }
        // Spaced letters are not joined into ligatures.
        if own != 0 { options |= UInt32(GESSO_NO_LIGATURES) }
        self.options = options
    }

    func points(_ advance: Int, _ clusters: Int) -> CGFloat {
        CGFloat(advance) * unit + CGFloat(clusters) * spacing
    }
}
