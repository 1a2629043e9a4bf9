import CoreGraphics
import Foundation
import Localization
import ViewValues

/// Lines of text that can be read and not edited.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey)
        case keyElsewhere(LocalizedStringKey, table: String?, bundle: Bundle?)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case formatted(FormattedValue)
        case date(DateText)
        case image(Image)
        case joined(Text, Text)
    }

    enum Modifier: Equatable, Sendable {
        case font(Font?)
        case style(AnyTextStyle)
        /// What is done to the font.
        case trait(FontModifier)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        /// Nil for none.
        case underline(LineStyle?)
        case strikethrough(LineStyle?)
        /// Something for a text renderer.
        case attribute(CustomTextAttribute)
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

    /// Text that is looked up in a table of a bundle, nil for `Localizable` and the program's.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(
            storage: tableName == nil && bundle == nil
                ? .key(key) : .keyElsewhere(key, table: tableName, bundle: bundle))
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(storage: .resource(resource))
    }

    /// Text with attributes for each of its stretches.
    // An attributed string can be a literal too, but a literal is a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(storage: .attributed(attributedContent))
    }

    /// A picture or symbol that stands in a line as a character does.
    public init(_ image: Image) {
        self.init(storage: .image(image))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(storage: .formatted(FormattedValue(input, format)))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(storage: .formatted(FormattedValue(input, format)))
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(storage: .formatted(FormattedValue(subject, formatter: formatter)))
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(storage: .formatted(FormattedValue(subject, formatter: formatter)))
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
