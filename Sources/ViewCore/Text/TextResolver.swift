import CoreGraphics
import Drawing
import Foundation
import Localization
import Markdown
import Typesetting
import ViewValues

/// Makes the runs of a text in its environment.
@MainActor
struct TextResolver {
    let environment: EnvironmentValues
    let now: Date
    private(set) var runs: [TextRun] = []
    /// What the runs' `paint` counts.
    private(set) var styles: [_ResolvedStyle]
    /// Pictures by the index of their run.
    private(set) var images: [Int: ResolvedImage] = [:]
    /// Links by the index of their run.
    private(set) var links: [Int: URL] = [:]
    /// What text renderers are told of the runs, by the index of their run.
    private(set) var attributes: [Int: CustomTextAttributes] = [:]
    /// When the text says something else; nil for never.
    private(set) var nextChange: Date?
    private var linkPaint: Int?

    /// How a stretch of text looks, as far as the modifiers around it say.
    struct RunStyle {
        var font: Font?
        var traits: [FontModifier] = []
        /// What the traits are of Markdown: its code and emphasis.
        var paint = 0
        var kerning: CGFloat = 0
        var tracking: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var underline: Text.LineStyle?
        var strikethrough: Text.LineStyle?
        var background: Color?
        var link: URL?
        var attributes: CustomTextAttributes = [:]
    }

    init(_ environment: EnvironmentValues, now: Date) {
        self.environment = environment
        self.now = now
        styles = [ForegroundStyle()._resolvedStyle(in: environment)]
    }

    mutating func add(_ text: Text) {
        let ambient = environment.textRunStyle
        var style = RunStyle(font: environment.font)
        style.kerning = ambient.kerning
        style.tracking = ambient.tracking
        style.baselineOffset = ambient.baselineOffset
        style.underline = ambient.underline
        style.strikethrough = ambient.strikethrough
        add(text, style)
    }

    private mutating func add(_ text: Text, _ outer: RunStyle) {
        var style = outer
        // The outermost first, so that an inner one overrides it.
        for modifier in text.modifiers.reversed() { apply(modifier, to: &style) }
        switch text.storage {
        case .verbatim(let string): add(string, style)
        case .key(let key):
            add(StringTables.localized(key.message, locale: environment.locale), style)
        case .keyElsewhere(let key, let table, let bundle):
            add(
                StringTables.localized(key.message, table: table, bundle: bundle, locale: environment.locale), style)
        case .resource(let resource): add(resource.message(in: environment.locale), style)
        case .attributed(let string): add(string, style)
        case .formatted(let value):
            add(
                value.attributed(
                    environment.locale, calendar: environment.calendar, timeZone: environment.timeZone), style)
        case .date(let date):
            let (text, until) = date.text(at: now, in: environment)
            if let until { nextChange = min(nextChange ?? until, until) }
            add(text, style)
        case .image(let image): add(image, style)
        case .joined(let first, let second):
            add(first, style)
            add(second, style)
        }
    }

    private mutating func apply(_ modifier: Text.Modifier, to style: inout RunStyle) {
        switch modifier {
        case .font(let font):
            if let font { style.font = font }
        case .style(let own): style.paint = paint(own.style)
        case .trait(.weight(nil)): break
        case .trait(let trait): style.traits.append(trait)
        case .kerning(let kerning): style.kerning = kerning
        case .tracking(let tracking): style.tracking = tracking
        case .baselineOffset(let offset): style.baselineOffset = offset
        case .underline(let line): style.underline = line
        case .strikethrough(let line): style.strikethrough = line
        case .attribute(let attribute): style.attributes[attribute.key] = attribute
        }
    }

    private mutating func paint(_ style: some ShapeStyle) -> Int {
        styles.append(style._resolvedStyle(in: environment))
        return styles.count - 1
    }

    // MARK: Messages

    private mutating func add(_ message: Message, _ style: RunStyle) {
        for case .literal(let text) in message.pieces where InlineMarkdown.mayApply(to: text) {
            return addMarkdown(message.inflected(in: environment.locale), style)
        }
        // One run, unless something in it has a style of its own.
        var text = ""
        for piece in message.pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .argument(.embedded(let value), _):
                if !text.isEmpty { add(text, style) }
                text = ""
                add(value, style)
            case .argument(let argument, _): text += string(argument)
            }
        }
        if !text.isEmpty || message.pieces.isEmpty { add(text, style) }
    }

    private func string(_ argument: MessageArgument) -> String {
        argument.string(
            in: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    }

    private mutating func add(_ value: EmbeddedValue, _ style: RunStyle) {
        if let text = value.value as? Text { add(text, style) }
    }

    /// Stands for the values while Markdown is parsed, which they take no part in. From the last private plane.
    private static let firstMark: UInt32 = 0x10F000
    private static let mostMarks: UInt32 = 0xFF0

    private mutating func addMarkdown(_ message: Message, _ style: RunStyle) {
        var source = ""
        var arguments: [MessageArgument] = []
        for piece in message.pieces {
            switch piece {
            case .literal(let text): source += text
            case .argument(let argument, _):
                guard arguments.count < Int(Self.mostMarks),
                    let mark = Unicode.Scalar(Self.firstMark + UInt32(arguments.count))
                else { continue }
                source.unicodeScalars.append(mark)
                arguments.append(argument)
            }
        }
        for span in InlineMarkdown.spans(of: source) {
            var own = style
            Self.apply(span.intent, to: &own)
            if let link = span.link ?? span.imageURL {
                own.link = MarkdownLink.url(filled(link, arguments))
            }
            var text = ""
            for scalar in span.text.unicodeScalars {
                guard scalar.value >= Self.firstMark, scalar.value < Self.firstMark + UInt32(arguments.count) else {
                    text.unicodeScalars.append(scalar)
                    continue
                }
                let argument = arguments[Int(scalar.value - Self.firstMark)]
                if case .embedded(let value) = argument {
                    if !text.isEmpty { add(text, own) }
                    text = ""
                    add(value, own)
                } else {
                    text += string(argument)
                }
            }
            if !text.isEmpty { add(text, own) }
        }
    }

    private func filled(_ link: String, _ arguments: [MessageArgument]) -> String {
        var text = ""
        for scalar in link.unicodeScalars {
            if scalar.value >= Self.firstMark, scalar.value < Self.firstMark + UInt32(arguments.count) {
                text += string(arguments[Int(scalar.value - Self.firstMark)])
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private static func apply(_ intent: InlinePresentationIntent, to style: inout RunStyle) {
        if intent.contains(.emphasized) { style.traits.append(.italic(true)) }
        if intent.contains(.stronglyEmphasized) { style.traits.append(.bold(true)) }
        if intent.contains(.code) { style.traits.append(.monospaced(true)) }
        if intent.contains(.strikethrough) { style.strikethrough = .single }
    }

    // MARK: Attributed strings

    private mutating func add(_ string: AttributedString, _ style: RunStyle) {
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        typealias Foundation = AttributeScopes.FoundationAttributes
        if string.characters.isEmpty { return add("", style) }
        for run in string.runs {
            var own = style
            if let intent = run[Foundation.InlinePresentationIntentAttribute.self] { Self.apply(intent, to: &own) }
            if let font = run[Attributes.FontAttribute.self] { own.font = font }
            if let color = run[Attributes.ForegroundColorAttribute.self] { own.paint = paint(color) }
            if let color = run[Attributes.BackgroundColorAttribute.self] { own.background = color }
            if let line = run[Attributes.UnderlineStyleAttribute.self] { own.underline = line }
            if let line = run[Attributes.StrikethroughStyleAttribute.self] { own.strikethrough = line }
            if let kern = run[Attributes.KerningAttribute.self] { own.kerning = kern }
            if let tracking = run[Attributes.TrackingAttribute.self] { own.tracking = tracking }
            if let offset = run[Attributes.BaselineOffsetAttribute.self] { own.baselineOffset = offset }
            if let link = run[Foundation.LinkAttribute.self] { own.link = link }
            add(String(string[run.range].characters), own)
        }
    }

    // MARK: Runs

    private mutating func add(_ string: String, _ style: RunStyle) {
        let cased =
            switch environment.textCase {
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            default: string
            }
        append(cased, resolution(style).description, style, attachment: nil)
    }

    private mutating func add(_ image: Image, _ style: RunStyle) {
        let font = resolution(style)
        let resolved = image.resolved(in: environment, font: font, style: style.paint == 0 ? nil : styles[style.paint])
        // What is no symbol stands on the baseline.
        let ascent = resolved.baseline ?? resolved.size.height
        let box = TextRun.Attachment(
            width: resolved.size.width, ascent: ascent, descent: resolved.size.height - ascent)
        images[runs.count] = resolved
        append(TextRun.Attachment.character, font.description, style, attachment: box)
    }

    private func resolution(_ style: RunStyle) -> FontResolution {
        (style.font ?? .body).resolution(in: environment, then: style.traits)
    }

    private mutating func append(
        _ text: String, _ font: FontDescription, _ style: RunStyle, attachment: TextRun.Attachment?
    ) {
        var paint = style.paint
        if let link = style.link, environment.hasTextLinks {
            links[runs.count] = link
            // Links have the tint, unless their text has a style of its own.
            if paint == 0 {
                let own = linkPaint ?? self.paint(TintShapeStyle())
                linkPaint = own
                paint = own
            }
        }
        var run = TextRun(
            text: text, font: font, paint: paint, kerning: style.kerning, tracking: style.tracking,
            baselineOffset: style.baselineOffset, isUnderlined: style.underline != nil,
            isStruckThrough: style.strikethrough != nil, attachment: attachment)
        if let line = style.underline {
            run.underlinePaint = line.color.map { self.paint($0) }
            run.underlinePattern = line.pattern.drawn
        }
        if let line = style.strikethrough {
            run.strikethroughPaint = line.color.map { self.paint($0) }
            run.strikethroughPattern = line.pattern.drawn
        }
        if !style.attributes.isEmpty { attributes[runs.count] = style.attributes }
        if let background = style.background { run.backgroundPaint = self.paint(background) }
        runs.append(run)
    }
}

extension Text.LineStyle.Pattern {
    var drawn: TextRun.LinePattern {
        switch kind {
        case .solid: .solid
        case .dot: .dot
        case .dash: .dash
        case .dashDot: .dashDot
        case .dashDotDot: .dashDotDot
        }
    }
}

/// Links as they are written in Markdown.
enum MarkdownLink {
    static func url(_ text: String) -> URL? {
        URL(string: text)
            ?? text.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed).flatMap { URL(string: $0) }
    }
}
