import CoreGraphics
import Testing

import Typesetting

/// One paragraph in many scripts, by Unicode's rules: ordering (UAX 9), breaking (UAX 14), clusters (UAX 29), and shaping as
/// each script has it.
@MainActor
@Suite struct ManyScriptsTests {
    static let text = "Съешь ещё этих булок. कृपया क्षमा करें। Zażółć gęślą jaźń. Selamat pagi. 你好，世界。 مرحبا بالعالم. 👨‍👩‍👧‍👦🇺🇦👍🏽"

    private var whole: Paragraph { paragraph(Self.text) }

    @Test(arguments: [60, 100, 160, 300] as [CGFloat])
    func everyCharacterIsOnSomeLine(_ width: CGFloat) {
        let geometry = whole.geometry(width: width)
        var end = 0
        for line in 0..<geometry.lineCount {
            let range = geometry.range(ofLine: line)
            // Only spaces hang between lines.
            #expect(range.lowerBound - end <= 1)
            end = range.upperBound
        }
        #expect(end == Self.text.utf8.count)
        for line in whole.layout(width: width).lines { #expect(line.frame.width <= width + 0.01) }
    }

    @Test func nothingIsMissingInTheFonts() {
        for line in whole.layout(width: .infinity).lines {
            for piece in line.pieces { #expect(!piece.run.glyphs.contains(0), "\(piece.run.text)") }
        }
    }

    @Test func conjunctsAndJoinedEmojiAreOneGlyph() {
        func count(_ text: String) -> Int { paragraph(text).layout(width: .infinity).glyphs.count }
        #expect(count("क्ष") == 1)
        #expect(count("👨‍👩‍👧‍👦") == 1)
        #expect(count("🇺🇦") == 1)
        #expect(count("👍🏽") == 1)
    }

    @Test func arabicStandsReversedInALineFromTheLeft() {
        let text = "a مرحبا b"
        let geometry = paragraph(text).geometry(width: .infinity)
        let first = geometry.caret(at: .init(2)).minX
        let second = geometry.caret(at: .init(4)).minX
        #expect(first > second)
        #expect(geometry.caret(at: .init(text.utf8.count)).minX > first)
        // Its letters join: other glyphs than alone.
        let joined = paragraph("مر").layout(width: .infinity).glyphs
        let apart = ["م", "ر"].flatMap { paragraph($0).layout(width: .infinity).glyphs }
        #expect(Set(joined) != Set(apart))
    }

    @Test func chineseBreaksBetweenCharactersButNotBeforeAFullStop() {
        let layout = paragraph("你好世界。").layout(width: 55)
        #expect(layout.lines.count == 2)
        #expect(layout.texts[1].hasSuffix("界。"))
    }
}
