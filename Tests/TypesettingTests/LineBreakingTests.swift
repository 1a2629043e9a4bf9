import Foundation
import Testing
import Typesetting

@MainActor @Suite struct LineBreakingTests {
    @Test func `lines break at spaces, which hang`() {
        let p = paragraph("The quick brown fox jumps over the lazy dog")
        let layout = p.layout(width: 100)
        #expect(layout.lines.count > 2)
        #expect(layout.size.width <= 100)
        #expect(layout.texts.allSatisfy { !$0.hasSuffix(" ") && !$0.hasPrefix(" ") })
        #expect(layout.texts.joined(separator: " ") == "The quick brown fox jumps over the lazy dog")
        #expect(!layout.isTruncated)
    }

    @Test func `a text fits the width it measures`() {
        for text in [
            "Hello, world", "foo-bar baz/qux", "Привет, мир", "नमस्ते दुनिया", "你好,世界", "مرحبا بالعالم", "A👩‍👩‍👧b", "Group 1 - A",
        ] {
            let p = paragraph(text)
            let size = p.layout(width: .infinity).size
            #expect(p.layout(width: size.width).lines.count == 1, "\(text)")
            #expect(p.layout(width: size.width - 2).lines.count > 1, "\(text)")
        }
    }

    @Test func `hard newlines of every kind break, and a last one makes a line`() {
        #expect(
            paragraph("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g").layout(width: .infinity).texts == [
                "a", "b", "c", "d", "e", "f", "g",
            ])
        #expect(paragraph("a\n").layout(width: .infinity).lines.count == 2)
        #expect(paragraph("a\n\nb").layout(width: .infinity).size.height == 48)
        #expect(paragraph("").layout(width: .infinity).size == .zero)
    }

    @Test func `no room at all breaks by cluster and ends`() {
        for width in [0, -5, CGFloat.nan, 0.001, -CGFloat.infinity] {
            let layout = paragraph("Flag 🇵🇱 e\u{301}x").layout(width: width)
            #expect(layout.texts.filter { !$0.isEmpty } == ["F", "l", "a", "g", "🇵🇱", "e\u{301}", "x"], "\(width)")
            #expect(!layout.isTruncated)
        }
    }

    @Test func `a long word breaks by cluster only when nothing else helps`() {
        let layout = paragraph("an extraordinarily").layout(width: 60)
        #expect(layout.texts[0] == "an")
        #expect(layout.texts.dropFirst().joined() == "extraordinarily")
        #expect(layout.size.width <= 60)
    }

    @Test func `Chinese breaks between characters and not before a full stop`() {
        let text = "今天天气很好。我们去公园散步吧。"
        let p = paragraph(text)
        for width in stride(from: CGFloat(30), to: 200, by: 7) {
            let layout = p.layout(width: width)
            #expect(layout.texts.joined() == text)
            #expect(layout.texts.allSatisfy { !$0.hasPrefix("。") }, "\(width): \(layout.texts)")
            #expect(layout.size.width <= width)
        }
    }

    @Test func `styled runs join on a line and do not make breaks`() {
        let font = FontDescription(size: 13)
        let bold = FontDescription(size: 13, weight: 700)
        let p = Paragraph(
            runs: [
                TextRun(text: "one tw", font: font, paint: 1), TextRun(text: "o th", font: bold, paint: 2),
                TextRun(text: "ree", font: font, paint: 3),
            ], style: ParagraphStyle())
        let layout = p.layout(width: 36)
        #expect(layout.texts == ["one", "two", "three"])
        #expect(layout.lines[1].pieces.map(\.paint) == [1, 2])
    }

    @Test func `a soft hyphen shows where the line breaks and nowhere else`() {
        let p = paragraph("extra\u{AD}ordinary")
        #expect(p.layout(width: 60).texts == ["extra\u{AD}-", "ordinary"])
        #expect(
            abs(p.layout(width: .infinity).size.width - paragraph("extraordinary").layout(width: .infinity).size.width)
                <= 0.5)
    }

    @Test func `the kept layouts answer again with the same object`() {
        let p = paragraph("one two three four five")
        #expect(p.layout(width: 50) === p.layout(width: 50))
        #expect(p.layout(width: 500) === p.layout(width: .infinity))
    }
}
