import CMarkdown

/// Markdown within lines: white space, newlines and the signs of blocks stay as they are written.
package enum InlineMarkdown {
    /// A stretch of text of one kind.
    package struct Span: Equatable {
        package var text: String
        package var intent: InlinePresentationIntent = []
        /// As written.
        package var link: String?
        package var imageURL: String?

        package init(
            text: String, intent: InlinePresentationIntent = [], link: String? = nil, imageURL: String? = nil
        ) {
            self.text = text
            self.intent = intent
            self.link = link
            self.imageURL = imageURL
        }
    }

    /// Whether a text may hold Markdown: most do not, and need not be parsed.
    package static func mayApply(to text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
                    UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "@"):
                    return true
                case UInt8(ascii: ":"):
                    // A bare address.
                    if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") { return true }
                case UInt8(ascii: "."):
                    if index >= 3, bytes[index - 1] == UInt8(ascii: "w"), bytes[index - 2] == UInt8(ascii: "w") {
                        return true
                    }
                default: continue
                }
            }
            return false
        }
    }

    /// Stands at either end of each line while it is parsed, so that no line begins a block and none loses its white space.
    /// A punctuation that nobody writes: beside it the signs of emphasis mean what they do at the end of a line.
    private static let guardCharacter: Character = "\u{10AF6}"

    package static func spans(of text: String) -> [Span] {
        var guarded = ""
        guarded.reserveCapacity(text.utf8.count + 16)
        guarded.append(guardCharacter)
        for character in text {
            if character.isNewline {
                guarded.append(guardCharacter)
                guarded.append("\n")
                guarded.append(guardCharacter)
            } else if character != guardCharacter {
                guarded.append(character)
            }
        }
        guarded.append(guardCharacter)
        var walker = Walker()
        MarkdownDocument.walk(guarded) { walker.take($0) }
        var spans: [Span] = []
        for var span in walker.spans {
            span.text.removeAll { $0 == guardCharacter }
            if span.text.isEmpty { continue }
            if let last = spans.last, last.intent == span.intent, last.link == span.link, last.imageURL == span.imageURL
            {
                spans[spans.count - 1].text += span.text
            } else {
                spans.append(span)
            }
        }
        return spans
    }

    /// Gathers spans from the steps through a document.
    struct Walker {
        var spans: [Span] = []
        private var intents: [InlinePresentationIntent] = [[]]
        private var links: [String?] = [nil]
        private var images: [String?] = [nil]

        private mutating func add(_ text: String, _ intent: InlinePresentationIntent = []) {
            spans.append(
                Span(text: text, intent: intents.last!.union(intent), link: links.last!, imageURL: images.last!))
        }

        private mutating func nest(_ intent: InlinePresentationIntent, _ enters: Bool) {
            if enters { intents.append(intents.last!.union(intent)) } else { intents.removeLast() }
        }

        mutating func take(_ step: MarkdownStep) {
            switch Int(step.kind) {
            case GESSO_MARKDOWN_TEXT: add(step.text)
            case GESSO_MARKDOWN_CODE: add(step.text, .code)
            case GESSO_MARKDOWN_HTML: add(step.text, .inlineHTML)
            case GESSO_MARKDOWN_SOFT_BREAK: add("\n")
            case GESSO_MARKDOWN_LINE_BREAK: add("\n", .lineBreak)
            case GESSO_MARKDOWN_EMPHASIS: nest(.emphasized, step.enters)
            case GESSO_MARKDOWN_STRONG: nest(.stronglyEmphasized, step.enters)
            case GESSO_MARKDOWN_STRIKETHROUGH: nest(.strikethrough, step.enters)
            case GESSO_MARKDOWN_LINK: if step.enters { links.append(step.url) } else { links.removeLast() }
            case GESSO_MARKDOWN_IMAGE: if step.enters { images.append(step.url) } else { images.removeLast() }
            default: break
            }
        }
    }
}

/// A step through a document, in Swift's terms.
struct MarkdownStep {
    var kind: Int32
    var enters: Bool
    var text: String
    var url: String?
    var info: String?
    var number: Int
}

enum MarkdownDocument {
    /// Goes through a parsed document.
    static func walk(_ text: String, _ visit: (MarkdownStep) -> Void) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                guard let document = gesso_markdown_parse(characters.baseAddress, characters.count) else { return }
                defer { gesso_markdown_free(document) }
                var event = gesso_markdown_event()
                while gesso_markdown_next(document, &event) {
                    visit(
                        MarkdownStep(
                            kind: event.kind, enters: event.enters, text: event.text.map { String(cString: $0) } ?? "",
                            url: event.url.map { String(cString: $0) }, info: event.info.map { String(cString: $0) },
                            number: Int(event.number)))
                }
            }
        }
    }
}
