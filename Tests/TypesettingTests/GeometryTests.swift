import CoreGraphics
import Testing

import Typesetting

/// Carets, selections and pointers. Rules: Unicode's grapheme clusters (UAX 29), and carets as the bidirectional
/// algorithm (UAX 9) orders characters.
@MainActor
@Suite struct GeometryTests {
    private func paragraph(_ text: String, isRightToLeft: Bool = false) -> Paragraph {
        var style = ParagraphStyle()
        style.isRightToLeft = isRightToLeft
        return Paragraph(runs: [TextRun(text: text, font: FontDescription(size: 13))], style: style)
    }

    private func geometry(_ text: String, width: CGFloat = .infinity) -> TextGeometry {
        paragraph(text).geometry(width: width)
    }

    @Test func caretsGoFromTheStartToTheEndOfALine() {
        let text = paragraph("Hello")
        let geometry = text.geometry(width: .infinity)
        let carets = (0...5).map { geometry.caret(at: .init($0)).minX }
        #expect(carets[0] == 0)
        #expect(carets == carets.sorted())
        #expect(abs(carets[5] - text.layout(width: .infinity).lines[0].frame.width) < 0.01)
        #expect(geometry.caret(at: .init(0)).height == 16)
    }

    @Test func aPointGivesTheNearestPosition() {
        let geometry = geometry("Hello")
        for offset in 0...5 {
            let caret = geometry.caret(at: .init(offset))
            #expect(geometry.position(at: CGPoint(x: caret.minX + 0.5, y: 8)).offset == offset)
        }
        #expect(geometry.position(at: CGPoint(x: -50, y: -50)).offset == 0)
        #expect(geometry.position(at: CGPoint(x: 900, y: 900)).offset == 5)
    }

    @Test func aPositionIsNeverWithinACluster() {
        // A family is one cluster of 25 bytes, e with an accent one of three.
        let text = "a👨‍👩‍👧‍👦e\u{301}b"
        let geometry = geometry(text)
        var boundaries: Set<Int> = []
        for index in text.indices { boundaries.insert(text.utf8.distance(from: text.startIndex, to: index)) }
        boundaries.insert(text.utf8.count)
        let end = geometry.caret(at: .init(text.utf8.count)).minX
        var found: Set<Int> = []
        for x in stride(from: 0, through: end, by: 0.5) {
            found.insert(geometry.position(at: CGPoint(x: x, y: 5)).offset)
        }
        #expect(found == boundaries)
    }

    @Test func aNewlineEndsALineAndTheCaretStandsBeforeIt() {
        let geometry = geometry("ab\n\ncd\r\ne")
        #expect(geometry.lineCount == 4)
        #expect((0..<4).map { geometry.range(ofLine: $0) } == [0..<2, 3..<3, 4..<6, 8..<9])
        #expect(geometry.line(of: .init(2)) == 0)
        #expect(geometry.line(of: .init(3)) == 1)
        #expect(geometry.caret(at: .init(3)).minY == 16)
        #expect(geometry.position(at: CGPoint(x: 100, y: 40)).offset == 6)
    }

    @Test func aSoftBreakHasAPlaceOnEitherSide() {
        let geometry = geometry("word word", width: 40)
        #expect(geometry.lineCount == 2)
        let above = geometry.caret(at: .init(5, .upstream))
        let below = geometry.caret(at: .init(5, .downstream))
        #expect(above.minY == 0 && above.minX > 25)
        #expect(below.minY == 16 && below.minX == 0)
    }

    @Test func hebrewRunsFromTheRight() {
        // Two bytes a letter.
        let geometry = geometry("שלום")
        let carets = (0...4).map { geometry.caret(at: .init($0 * 2)).minX }
        #expect(carets == carets.sorted(by: >))
        #expect(carets[4] == 0)
    }

    @Test func movingRightPassesEveryCharacterOfMixedDirections() {
        let text = "abc שלום def"
        let geometry = geometry(text)
        var position = TextGeometry.Position(0)
        var xs = [geometry.caret(at: position).minX]
        for _ in 0..<40 {
            let next = geometry.position(position, movedRight: true)
            if next == position { break }
            position = next
            xs.append(geometry.caret(at: position).minX)
        }
        #expect(xs.count == text.count + 1)
        #expect(xs == xs.sorted())
        #expect(position.offset == text.utf8.count)
    }

    @Test func aSelectionAcrossDirectionsHasTwoRectangles() {
        // From b to the first two Hebrew letters, which stand at the right end of theirs.
        let text = "ab שלום"
        let rects = geometry(text).rects(of: 1..<7)
        #expect(rects.count == 2)
        #expect(rects[0].minX < rects[1].minX)
        #expect(rects[0].maxX < rects[1].minX - 5)
    }

    @Test func aSelectionCoversLinesAndNewlines() {
        let rects = geometry("ab\n\ncd").rects(of: 1..<5)
        #expect(rects.map(\.minY) == [0, 16, 32])
        #expect(rects.allSatisfy { $0.width > 0 })
    }

    @Test func movingDownKeepsToAnX() {
        let geometry = geometry("first\nno\nthird")
        let start = TextGeometry.Position(5)
        let x = geometry.caret(at: start).minX
        let second = geometry.position(start, movedLines: 1, x: x)
        #expect(second.offset == 8)
        #expect(geometry.position(second, movedLines: 1, x: x).offset >= 13)
        #expect(geometry.position(second, movedLines: 5, x: x).offset == 14)
        #expect(geometry.position(second, movedLines: -5, x: x).offset == 0)
    }

    @Test func wordsAreTakenWhole() {
        let geometry = geometry("Hello, big world")
        #expect(geometry.wordRange(at: 2) == 0..<5)
        #expect(geometry.wordRange(at: 5) == 5..<7)
        #expect(geometry.wordRange(at: 16) == 11..<16)
        #expect(geometry.wordEnd(after: 5) == 10)
        #expect(geometry.wordStart(before: 11) == 7)
    }

    @Test func aTabIsOneCharacter() {
        let geometry = geometry("a\tb")
        #expect(geometry.caret(at: .init(2)).minX > geometry.caret(at: .init(1)).minX + 10)
        #expect(geometry.position(.init(1), movedRight: true).offset == 2)
    }

    @Test func anEmptyTextHasALineForItsCaret() {
        let geometry = geometry("")
        #expect(geometry.caret(at: .init(0)) == CGRect(x: 0, y: 0, width: 0, height: 16))
        #expect(geometry.position(at: CGPoint(x: 5, y: 5)).offset == 0)
        #expect(geometry.rects(of: 0..<0).isEmpty)
    }

    @Test func aBoxStandsInTheLineAsACharacter() {
        let font = FontDescription(size: 13)
        let box = TextRun.Attachment(width: 30, ascent: 20, descent: 4)
        let runs = [
            TextRun(text: "a", font: font), TextRun(text: TextRun.Attachment.character, font: font, attachment: box),
            TextRun(text: "b", font: font),
        ]
        let paragraph = Paragraph(runs: runs, style: ParagraphStyle())
        let line = paragraph.layout(width: .infinity).lines[0]
        let alone = self.paragraph("ab").layout(width: .infinity).lines[0]
        #expect(line.attachments.map(\.run) == [1])
        let rect = line.attachments[0].rect
        #expect(abs(rect.width - 30) < 0.01 && rect.height == 24 && rect.maxY == line.baseline + 4)
        #expect(abs(line.frame.width - alone.frame.width - 30) < 1)
        #expect(line.frame.height == 24)
        #expect(line.pieces.count == 2)
        let geometry = paragraph.geometry(width: .infinity)
        #expect(geometry.caret(at: .init(4)).minX - geometry.caret(at: .init(1)).minX > 29)
    }
}
