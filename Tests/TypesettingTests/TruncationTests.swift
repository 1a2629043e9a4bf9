import Foundation
import Testing
import Typesetting

@MainActor @Suite struct TruncationTests {
    private func cut(
        _ text: String, _ width: CGFloat, lines: Int = 1, _ mode: ParagraphStyle.Truncation = .tail
    ) -> TextLayout {
        paragraph(text) {
            $0.lineLimit = lines
            $0.truncation = mode
        }.layout(width: width)
    }

    @Test func `the tail gives way to an ellipsis`() {
        let layout = cut("The quick brown fox", 80)
        #expect(layout.isTruncated)
        #expect(layout.lines.count == 1)
        #expect(layout.size.width <= 80)
        #expect(layout.texts[0].hasPrefix("The quick"))
        #expect(layout.texts[0].hasSuffix("…"))
        #expect(!layout.texts[0].contains(" …"))
    }

    @Test func `the head or the middle gives way`() {
        let head = cut("The quick brown fox", 80, .head).texts[0]
        #expect(head.hasPrefix("…") && head.hasSuffix("fox"))
        let middle = cut("The quick brown fox", 80, .middle).texts[0]
        #expect(middle.hasPrefix("The") && middle.hasSuffix("fox") && middle.contains("…"))
        #expect(cut("The quick brown fox", 80, .middle).size.width <= 80)
    }

    @Test func `only the last line of several is truncated`() {
        let layout = cut("The quick brown fox jumps over the lazy dog", 80, lines: 2)
        #expect(layout.lines.count == 2)
        #expect(!layout.texts[0].contains("…"))
        #expect(layout.texts[1].hasSuffix("…"))
    }

    @Test func `a hard line that follows is text left out`() {
        #expect(cut("one\ntwo", 500).texts == ["one…"])
    }

    @Test func `height limits lines but one stays`() {
        let p = paragraph("The quick brown fox jumps over the lazy dog")
        #expect(p.layout(width: 80, height: 40).lines.count == 2)
        #expect(p.layout(width: 80, height: 40).isTruncated)
        #expect(p.layout(width: 80, height: 3).lines.count == 1)
        #expect(p.layout(width: 80, height: .nan).lines.count == 1)
    }

    @Test func `no room leaves the ellipsis`() {
        for mode in [ParagraphStyle.Truncation.head, .middle, .tail] {
            #expect(cut("wide text", 0, mode).texts == ["…"])
            #expect(cut("wide text", .nan, mode).texts == ["…"])
        }
    }

    @Test func `right to left text is cut at its left`() {
        let layout = cut("مرحبا بالعالم الجميل", 60)
        #expect(layout.isTruncated)
        #expect(layout.lines[0].pieces.first?.run.text == "…")
    }
}
