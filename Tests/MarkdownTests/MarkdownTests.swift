import Foundation
import Markdown
import Testing

/// CommonMark as cmark reads it, given as Foundation's documentation says.
@Suite struct MarkdownTests {
    private func spans(_ text: String) -> [InlineMarkdown.Span] { InlineMarkdown.spans(of: text) }

    @Test func emphasisAndCodeAreIntents() {
        #expect(
            spans("a *b* **c** ***d*** `e` ~~f~~").map(\.intent) == [
                [], .emphasized, [], .stronglyEmphasized, [], [.emphasized, .stronglyEmphasized], [], .code, [],
                .strikethrough,
            ])
        #expect(spans("a *b* **c**").map(\.text) == ["a ", "b", " ", "c"])
    }

    /// The parser's library has one table for all threads.
    @Test func severalThreadsReadAtOnce() async {
        let counts = await withTaskGroup(of: Int.self, returning: [Int].self) { group in
            for _ in 0..<200 { group.addTask { InlineMarkdown.spans(of: "a ~~b~~ c ~~d~~").count } }
            var counts: [Int] = []
            for await count in group { counts.append(count) }
            return counts
        }
        #expect(counts == Array(repeating: 4, count: 200))
    }

    @Test func linksAreKeptAsWritten() {
        #expect(
            spans("see [this](https://example.com/a?b=c) now") == [
                .init(text: "see "), .init(text: "this", link: "https://example.com/a?b=c"), .init(text: " now"),
            ])
        #expect(spans("at https://example.com now")[1].link == "https://example.com")
    }

    @Test(arguments: [
        "  two  spaces  ", "a\nb", "a\n\n  b", "# no heading", "- no list", "> no quote", "1. no", "    no code",
    ])
    func whiteSpaceAndSignsOfBlocksStay(_ text: String) {
        #expect(spans(text).map(\.text).joined() == text)
    }

    @Test func emphasisWorksAtTheEndsOfLines() {
        #expect(spans("*a*\n_b_\n**c**").map(\.intent) == [.emphasized, [], .emphasized, [], .stronglyEmphasized])
    }

    @Test func aDocumentKnowsItsBlocks() throws {
        let text = try AttributedString(markdown: "# Title\n\nSome *text*\nmore\n\n1. one\n2. two\n\n```swift\nx\n```")
        let key = AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self
        let kinds = text.runs[key].map { intent, _ in intent?.components.map(\.kind) ?? [] }
        #expect(kinds[0] == [.header(level: 1)])
        #expect(kinds[1] == [.paragraph])
        #expect(kinds[2] == [.paragraph, .listItem(ordinal: 1), .orderedList])
        #expect(kinds[3] == [.paragraph, .listItem(ordinal: 2), .orderedList])
        #expect(kinds[4] == [.codeBlock(languageHint: "swift")])
        #expect(String(text.characters) == "TitleSome text moreonetwox\n")
    }

    @Test func inlineOnlyLeavesBlocksAlone() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let text = try AttributedString(markdown: "# a **b**\n  c", options: options)
        #expect(String(text.characters) == "# a b\n  c")
        #expect(text.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
        let collapsed = try AttributedString(markdown: "a\n b", options: .init(interpretedSyntax: .inlineOnly))
        #expect(String(collapsed.characters) == "a b")
    }

    @Test func linksAreRelativeToABase() throws {
        let text = try AttributedString(markdown: "[a](b/c)", baseURL: URL(string: "https://example.com/x/"))
        #expect(text.runs.first?.link == URL(string: "https://example.com/x/b/c"))
    }
}
