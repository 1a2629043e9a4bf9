import Drawing
import Foundation
import Testing
import Typesetting

@MainActor @Suite struct ScriptTests {
    private static let sentences = [
        "The quick brown fox", "Съешь же ещё этих мягких французских булок", "यह एक लंबा वाक्य है जो टूटेगा", "Zażółć gęślą jaźń",
        "Perpustakaan negara", "今天天气很好我们去公园", "مرحبا بالعالم", "👩‍👩‍👧‍👦🇲🇾👍🏽❤️",
    ]

    @Test func `every script has its glyphs`() {
        for text in Self.sentences + ["עברית", "ไทย", "한국어", "日本語かな", "Ελληνικά", "தமிழ்", "→ ✓ ∑ ♞ ⌘"] {
            let glyphs = paragraph(text).layout(width: .infinity).glyphs
            #expect(!glyphs.isEmpty)
            #expect(!glyphs.contains(0), "\(text)")
        }
    }

    @Test func `clusters become the glyphs they should`() {
        #expect(paragraph("👩‍👩‍👧‍👦").layout(width: .infinity).glyphs.count == 1)
        #expect(paragraph("🇲🇾").layout(width: .infinity).glyphs.count == 1)
        #expect(paragraph("👍🏽").layout(width: .infinity).glyphs.count == 1)
        // ka + virama + ssa is one conjunct.
        #expect(paragraph("क्ष").layout(width: .infinity).glyphs.count == 1)
        #expect(paragraph("漢字").layout(width: .infinity).glyphs.count == 2)
        #expect(paragraph("a -> b").layout(width: .infinity).glyphs.count == 6)
    }

    @Test func `emoji come from a colour face and text presentation does not`() {
        #expect(paragraph("😀").layout(width: .infinity).lines[0].pieces[0].run.face.file.contains("Emoji"))
        #expect(paragraph("❤️").layout(width: .infinity).lines[0].pieces[0].run.face.file.contains("Emoji"))
        #expect(!paragraph("❤\u{FE0E}").layout(width: .infinity).lines[0].pieces[0].run.face.file.contains("Emoji"))
        #expect(!paragraph("2").layout(width: .infinity).lines[0].pieces[0].run.face.file.contains("Emoji"))
    }

    @Test func `one paragraph of all scripts breaks and keeps its order`() {
        let text = Self.sentences.joined(separator: " ")
        let p = paragraph(text)
        #expect(!p.layout(width: .infinity).glyphs.contains(0))
        for width in [CGFloat(90), 150, 300] {
            let layout = p.layout(width: width)
            #expect(layout.size.width <= width)
            #expect(!layout.glyphs.contains(0))
            #expect(layout.glyphs.count <= p.layout(width: .infinity).glyphs.count)
            // Each sentence begins on a line that is not above the one before it.
            var last = -1
            for word in ["The", "Съешь", "यह", "Zażółć", "Perpustakaan", "今", "مرحبا", "👩‍👩‍👧‍👦"] {
                let line = layout.lines.firstIndex { $0.pieces.contains { $0.run.text.contains(word) } }
                #expect(line != nil, "\(word) at \(width)")
                #expect((line ?? -1) >= last)
                last = line ?? last
            }
        }
    }

    @Test func `right to left words run leftward within a left to right line`() {
        let line = paragraph("abc אבג דהו xyz").layout(width: .infinity).lines[0]
        #expect(line.pieces.map { $0.run.text.trimmingCharacters(in: .whitespaces) } == ["abc", "אבג דהו", "xyz"])
        let hebrew = line.pieces[1].run
        // The first letter stands rightmost.
        #expect(zip(hebrew.positions, hebrew.positions.dropFirst()).allSatisfy { $0.x <= $1.x })
        let alone = paragraph("א").layout(width: .infinity).glyphs
        #expect(hebrew.glyphs.last(where: { alone.contains($0) }) == hebrew.glyphs.last)
    }

    @Test func `a right to left line begins at the right`() {
        let line = paragraph("שלום world 12").layout(width: .infinity).lines[0]
        #expect(line.pieces.last?.run.text.hasPrefix("שלום") == true)
        let aligned = paragraph("ab\nabcdef") { $0.isRightToLeft = true }.layout(width: .infinity)
        #expect(aligned.lines[0].frame.maxX == aligned.lines[1].frame.maxX)
    }

    @Test func `Arabic letters join, across a change of style too`() {
        let joined = paragraph("بب").layout(width: .infinity).glyphs
        let single = paragraph("ب").layout(width: .infinity).glyphs
        #expect(!joined.contains(single[0]))
        let font = FontDescription(size: 13)
        let split = Paragraph(
            runs: [TextRun(text: "ب", font: font, paint: 0), TextRun(text: "ب", font: font, paint: 1)],
            style: ParagraphStyle()
        ).layout(width: .infinity).glyphs
        #expect(Set(split) == Set(joined))
    }
}
