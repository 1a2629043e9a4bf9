import CMarkdown
import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// What of Markdown is understood.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks and what is within lines.
            case full
            /// What is within lines; white space as Markdown has it.
            case inlineOnly
            /// What is within lines; white space as written.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens where Markdown cannot be read.
        public enum FailurePolicy: Int, Hashable, Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// The text of a Markdown document, with what its parts are as attributes. Links are taken relative to `baseURL`.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self = MarkdownReading.read(markdown, options, baseURL)
    }

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self = MarkdownReading.read(String(decoding: markdown, as: UTF8.self), options, baseURL)
    }

    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self = MarkdownReading.read(markdown, options, baseURL)
    }

    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self = MarkdownReading.read(markdown, options, baseURL)
    }

    /// Reads a Markdown file.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self = MarkdownReading.read(String(decoding: try Data(contentsOf: url), as: UTF8.self), options, baseURL)
    }
}

/// Makes attributed strings of Markdown.
enum MarkdownReading {
    static func read(
        _ text: String, _ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?
    ) -> AttributedString {
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: return attributed(InlineMarkdown.spans(of: text), baseURL)
        case .inlineOnly: return attributed(InlineMarkdown.spans(of: collapsed(text)), baseURL)
        case .full:
            var reader = BlockReader(baseURL: baseURL)
            MarkdownDocument.walk(text) { reader.take($0) }
            return reader.result
        }
    }

    /// Newlines and runs of spaces as one space.
    private static func collapsed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    static func attributed(_ spans: [InlineMarkdown.Span], _ baseURL: URL?) -> AttributedString {
        var result = AttributedString()
        for span in spans { result += attributed(span, baseURL) }
        return result
    }

    static func attributed(_ span: InlineMarkdown.Span, _ baseURL: URL?) -> AttributedString {
        var container = AttributeContainer()
        if !span.intent.isEmpty {
            container[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = span.intent
        }
        if let link = span.link, let url = url(link, baseURL) {
            container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
        }
        if let image = span.imageURL, let url = url(image, baseURL) {
            container[AttributeScopes.FoundationAttributes.ImageURLAttribute.self] = url
        }
        return AttributedString(span.text, attributes: container)
    }

    static func url(_ text: String, _ baseURL: URL?) -> URL? {
        if let url = URL(string: text, relativeTo: baseURL) { return url.absoluteURL }
        return text.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
            .flatMap { URL(string: $0, relativeTo: baseURL)?.absoluteURL }
    }
}

/// Gathers a document's blocks: each stretch of text knows those it is in.
private struct BlockReader {
    let baseURL: URL?
    var result = AttributedString()
    private var blocks: [PresentationIntent.IntentType] = []
    private var walker = InlineMarkdown.Walker()
    private var lastIdentity = 0
    private var ordinals: [Int] = []
    private var rows: [Int] = []
    private var columns = 0

    init(baseURL: URL?) {
        self.baseURL = baseURL
    }

    private mutating func enter(_ kind: PresentationIntent.Kind) {
        lastIdentity += 1
        blocks.insert(PresentationIntent.IntentType(kind: kind, identity: lastIdentity), at: 0)
    }

    private mutating func leave() {
        flush()
        blocks.removeFirst()
    }

    private mutating func nest(_ kind: PresentationIntent.Kind, _ enters: Bool) {
        if enters { enter(kind) } else { leave() }
    }

    private mutating func flush() {
        for span in walker.spans {
            var span = span
            // A newline within a paragraph is a space to its reader.
            if span.text == "\n" && !span.intent.contains(.lineBreak) {
                span.text = " "
                span.intent.insert(.softBreak)
            }
            append(MarkdownReading.attributed(span, baseURL))
        }
        walker.spans = []
    }

    private mutating func append(_ text: AttributedString) {
        var text = text
        if !blocks.isEmpty {
            text[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = PresentationIntent(
                types: blocks)
        }
        result += text
    }

    mutating func take(_ step: MarkdownStep) {
        switch Int(step.kind) {
        case GESSO_MARKDOWN_QUOTE: nest(.blockQuote, step.enters)
        case GESSO_MARKDOWN_LIST:
            if step.enters { ordinals.append(max(step.number, 1)) } else { ordinals.removeLast() }
            nest(step.number > 0 ? .orderedList : .unorderedList, step.enters)
        case GESSO_MARKDOWN_ITEM:
            let kind = PresentationIntent.Kind.listItem(ordinal: ordinals.last ?? 1)
            nest(kind, step.enters)
            if !step.enters, !ordinals.isEmpty { ordinals[ordinals.count - 1] += 1 }
        case GESSO_MARKDOWN_PARAGRAPH: nest(.paragraph, step.enters)
        case GESSO_MARKDOWN_HEADING: nest(.header(level: step.number), step.enters)
        case GESSO_MARKDOWN_CODE_BLOCK:
            enter(.codeBlock(languageHint: step.info.flatMap { $0.isEmpty ? nil : $0 }))
            append(AttributedString(step.text))
            leave()
        case GESSO_MARKDOWN_HTML_BLOCK:
            enter(.paragraph)
            append(MarkdownReading.attributed(.init(text: step.text, intent: .blockHTML), baseURL))
            leave()
        case GESSO_MARKDOWN_THEMATIC_BREAK:
            enter(.thematicBreak)
            append(AttributedString("\u{2E3B}"))
            leave()
        case GESSO_MARKDOWN_TABLE:
            if step.enters { rows.append(0) } else { rows.removeLast() }
            nest(.table(columns: []), step.enters)
        case GESSO_MARKDOWN_TABLE_HEADER:
            columns = 0
            nest(.tableHeaderRow, step.enters)
        case GESSO_MARKDOWN_TABLE_ROW:
            columns = 0
            if step.enters, !rows.isEmpty { rows[rows.count - 1] += 1 }
            let kind = PresentationIntent.Kind.tableRow(rowIndex: rows.last ?? 0)
            nest(kind, step.enters)
        case GESSO_MARKDOWN_TABLE_CELL:
            let kind = PresentationIntent.Kind.tableCell(columnIndex: columns)
            nest(kind, step.enters)
            if !step.enters { columns += 1 }
        default: walker.take(step)
        }
    }
}
