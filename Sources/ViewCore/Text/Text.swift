import CoreGraphics
import Foundation
import ViewValues

/// Lines of text that can be read and not edited.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey)
        case joined(Text, Text)
    }

    enum Modifier: Equatable, Sendable {
        case font(Font?)
        case style(AnyTextStyle)
        case weight(Font.Weight?)
        case italic(Bool)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case underline(Bool, Color?)
        case strikethrough(Bool, Color?)
        case monospacedDigit
    }

    let storage: Storage
    /// The innermost first.
    var modifiers: [Modifier] = []

    init(storage: Storage) {
        self.storage = storage
    }

    /// Text that is not looked up.
    public init(verbatim content: String) {
        self.init(storage: .verbatim(content))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(storage: .verbatim(String(content)))
    }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(storage: .key(key))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(storage: .verbatim(format.format(input)))
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .joined(lhs, rhs)) }

    func adding(_ modifier: Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }
}

/// A style that a stretch of text is painted with, compared by its description of itself.
struct AnyTextStyle: Equatable, Sendable {
    let style: AnyShapeStyle
    private let identity: String

    init<S: ShapeStyle>(_ style: S) {
        self.style = AnyShapeStyle(style)
        identity = String(reflecting: style)
    }

    static func == (a: AnyTextStyle, b: AnyTextStyle) -> Bool { a.identity == b.identity }
}

extension Text {
    /// Where a text that is too long is cut.
    public typealias TruncationMode = TextTruncationMode
    /// Letters all made upper or lower case.
    public typealias Case = TextCase

    /// The font; nil for that of the environment.
    public func font(_ font: Font?) -> Text { adding(.font(font)) }

    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

    public func bold() -> Text { adding(.weight(.bold)) }

    public func bold(_ isActive: Bool) -> Text { adding(.weight(isActive ? .bold : nil)) }

    public func italic() -> Text { adding(.italic(true)) }

    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

    public func monospacedDigit() -> Text { adding(.monospacedDigit) }

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
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { adding(.underline(isActive, color)) }

    /// A line through the text; nil for the text's own colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive, color))
    }
}

extension View {
    /// At most so many lines; nil for as many as there are.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number.map { max(1, $0) })
    }

    /// Points between lines.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing.isFinite ? max(0, lineSpacing) : 0)
    }

    /// How lines of a text are aligned with one another.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Where a text that is too long is cut.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
}
