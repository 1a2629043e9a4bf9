import CTypesetting
import CoreGraphics

/// What a face says of itself, as parts of its size, y upward.
package struct FaceMetrics: Sendable, Equatable {
    package let unitsPerEm: Int
    package let ascent: CGFloat
    /// Positive below the baseline.
    package let descent: CGFloat
    package let lineGap: CGFloat
    /// The top of each stroke.
    package let underlinePosition: CGFloat
    package let underlineThickness: CGFloat
    package let strikethroughPosition: CGFloat
    package let strikethroughThickness: CGFloat
    package let xHeight: CGFloat
    package let capHeight: CGFloat
    package let glyphCount: Int
    package let isColor: Bool

    init(_ handle: OpaquePointer) {
        var metrics = gesso_font_metrics()
        gesso_font_get_metrics(handle, &metrics)
        let em = CGFloat(metrics.units_per_em)
        unitsPerEm = Int(metrics.units_per_em)
        ascent = CGFloat(metrics.ascent) / em
        descent = CGFloat(metrics.descent) / em
        lineGap = max(0, CGFloat(metrics.line_gap) / em)
        underlinePosition = CGFloat(metrics.underline_position) / em
        underlineThickness = CGFloat(metrics.underline_thickness) / em
        strikethroughPosition = CGFloat(metrics.strikeout_position) / em
        strikethroughThickness = CGFloat(metrics.strikeout_thickness) / em
        xHeight = CGFloat(metrics.x_height) / em
        capHeight = CGFloat(metrics.cap_height) / em
        glyphCount = Int(metrics.glyph_count)
        isColor = metrics.is_color
    }
}
