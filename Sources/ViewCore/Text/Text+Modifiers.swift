import CoreGraphics
import Foundation
import ViewValues

extension Text {
    /// Where a text that is too long is cut.
    public typealias TruncationMode = TextTruncationMode
    /// Letters all made upper or lower case.
    public typealias Case = TextCase

    /// A line below or through text.
    public struct LineStyle: Hashable, Sendable {
        /// How the line is drawn.
        public struct Pattern: Hashable, Sendable {
            enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

            let kind: Kind

            public static let solid = Pattern(kind: .solid)
            public static let dot = Pattern(kind: .dot)
            public static let dash = Pattern(kind: .dash)
            public static let dashDot = Pattern(kind: .dashDot)
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        /// A line; nil for the text's own colour.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's own colour.
        public static let single = LineStyle()
    }

    /// How large text is beside other text of its font.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// A little smaller, for what is less important.
        public static let secondary = Scale(factor: 0.8)
    }

    /// The font; nil for that of the environment.
    public func font(_ font: Font?) -> Text { adding(.font(font)) }

    /// Nil leaves the font's own weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.trait(.weight(weight))) }

    /// Nil leaves the font's own width.
    public func fontWidth(_ width: Font.Width?) -> Text { width.map { adding(.trait(.width($0))) } ?? self }

    /// Nil leaves the font's own design.
    public func fontDesign(_ design: Font.Design?) -> Text { design.map { adding(.trait(.design($0))) } ?? self }

    public func bold() -> Text { adding(.trait(.weight(.bold))) }

    public func bold(_ isActive: Bool) -> Text { adding(.trait(.weight(isActive ? .bold : nil))) }

    public func italic() -> Text { adding(.trait(.italic(true))) }

    public func italic(_ isActive: Bool) -> Text { adding(.trait(.italic(isActive))) }

    public func monospaced(_ isActive: Bool = true) -> Text { adding(.trait(.monospaced(isActive))) }

    public func monospacedDigit() -> Text { adding(.trait(.monospacedDigit)) }

    /// Text smaller than its font says, or as it says.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        isEnabled && scale.factor != 1 ? adding(.trait(.scale(scale.factor))) : self
    }

    public func foregroundColor(_ color: Color?) -> Text {
        color.map { adding(.style(AnyTextStyle($0))) } ?? self
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.style(AnyTextStyle(style))) }

    /// Points between characters, within words and without breaking ligatures apart.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

    /// Points between characters.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

    /// Points upward.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

    /// A line below the text; nil for the text's own colour.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(color: color) : nil))
    }

    /// A line below the text; nil for the text's own colour.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// A line through the text; nil for the text's own colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }

    /// A line through the text; nil for the text's own colour.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
}

// What a speech would make of a text; there is none here.
extension Text {
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
