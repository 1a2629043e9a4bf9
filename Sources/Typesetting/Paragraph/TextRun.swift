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
    package var underlinePattern = LinePattern.solid
    package var strikethroughPattern = LinePattern.solid
    /// What is painted behind the run; nil for nothing.
    package var backgroundPaint: Int?
    /// Something that is not text and stands in the line as one character would. The text of such a run is
    /// `Attachment.character`.
    package var attachment: Attachment?

    /// How a line beside letters is drawn.
    package enum LinePattern: Hashable, Sendable {
        case solid
        case dot
        case dash
        case dashDot
        case dashDotDot
    }

    /// A box in a line, whatever is drawn in it.
    package struct Attachment: Hashable, Sendable {
        /// In points.
        package var width: CGFloat
        package var ascent: CGFloat
        /// Positive below the baseline.
        package var descent: CGFloat

        /// Stands for the box in the text.
        package static let character = "\u{FFFC}"

        package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }
    }

    package init(
        text: String, font: FontDescription, paint: Int = 0, kerning: CGFloat = 0, tracking: CGFloat = 0,
        baselineOffset: CGFloat = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false,
        underlinePaint: Int? = nil, strikethroughPaint: Int? = nil,
        attachment: Attachment? = nil
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
        self.attachment = attachment
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
    /// Room for so many lines is taken in any case.
    package var leastLines = 0
    package var truncation: Truncation = .tail
    /// Pixels a point: widths and heights are rounded up to 1/scale.
    package var scale: CGFloat = 1

    package init() {}
}
