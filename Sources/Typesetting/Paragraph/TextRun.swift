import CoreGraphics

/// A stretch of text in one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var font: FontDescription
    /// Passed through to the layout: the caller's index of what paints the run.
    package var paint: Int
    package var kerning: CGFloat
    package var tracking: CGFloat
    /// Points upward.
    package var baselineOffset: CGFloat
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    /// What paints the line below and the line through; nil for what paints the run.
    package var underlinePaint: Int?
    package var strikethroughPaint: Int?

    package init(
        text: String, font: FontDescription, paint: Int = 0, kerning: CGFloat = 0, tracking: CGFloat = 0,
        baselineOffset: CGFloat = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false,
        underlinePaint: Int? = nil, strikethroughPaint: Int? = nil
    ) {
        self.text = text
        self.font = font
        self.paint = paint
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.underlinePaint = underlinePaint
        self.strikethroughPaint = strikethroughPaint
    }
}

package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var alignment: Alignment = .leading
    package var isRightToLeft = false
    /// Between lines, in points, on top of the fonts' own.
    package var lineSpacing: CGFloat = 0
    /// Nil for as many as there are.
    package var lineLimit: Int?
    package var truncation: Truncation = .tail
    /// Pixels a point: widths and heights are rounded up to 1/scale.
    package var scale: CGFloat = 1

    package init() {}
}
