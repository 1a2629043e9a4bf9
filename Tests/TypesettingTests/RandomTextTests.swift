import Foundation
import Testing
import Typesetting

@MainActor @Suite struct RandomTextTests {
    private static let ranges: [ClosedRange<UInt32>] = [
        0x00...0x7F, 0x20...0x24F, 0x300...0x36F, 0x400...0x4FF, 0x590...0x6FF, 0x900...0xD7F, 0xE00...0xEFF,
        0x1100...0x11FF, 0x1F00...0x2100, 0x200B...0x2069, 0x3000...0x30FF, 0x4E00...0x4FFF, 0xAC00...0xAD00,
        0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF, 0xE0000...0xE007F, 0x10FF00...0x10FFFF,
    ]

    private func text(_ random: inout SplitMix) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...40, using: &random) {
            let range = Self.ranges.randomElement(using: &random)!
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) { scalars.append(scalar) }
            }
            if Bool.random(using: &random) { scalars.append(" ") }
        }
        return String(scalars)
    }

    @Test func `any text at any width ends, and says the same`() {
        var random = SplitMix(state: 7)
        for round in 0..<1500 {
            let count = Int.random(in: 1...3, using: &random)
            let runs = (0..<count).map { index in
                TextRun(
                    text: text(&random),
                    font: FontDescription(
                        family: [.system, .serif, .monospaced].randomElement(using: &random)!,
                        size: CGFloat.random(in: 1...40, using: &random),
                        weight: [400, 700].randomElement(using: &random)!,
                        isItalic: Bool.random(using: &random)),
                    paint: index, kerning: [0, 0, 3, -5].randomElement(using: &random)!,
                    isUnderlined: Bool.random(using: &random))
            }
            var style = ParagraphStyle()
            style.scale = [1, 2, 3].randomElement(using: &random)!
            style.isRightToLeft = Bool.random(using: &random)
            style.alignment = [.leading, .center, .trailing].randomElement(using: &random)!
            style.truncation = [.head, .middle, .tail].randomElement(using: &random)!
            style.lineLimit = [nil, nil, 1, 2, 0].randomElement(using: &random)!
            let p = Paragraph(runs: runs, style: style)
            let natural = p.layout(width: .infinity)
            for width in [0, CGFloat.random(in: 0...300, using: &random), natural.size.width, natural.size.width - 1] {
                let layout = p.layout(width: width, height: [.infinity, 50].randomElement(using: &random)!)
                #expect(layout.size.width.isFinite && layout.size.height.isFinite, "round \(round)")
                var y: CGFloat = 0
                for line in layout.lines {
                    #expect(line.frame.minY >= y - 1e-6)
                    y = line.frame.maxY
                    for piece in line.pieces {
                        #expect(piece.run.glyphs.count == piece.run.positions.count)
                        #expect(piece.run.bounds.width.isFinite && piece.run.bounds.height.isFinite)
                    }
                }
                let geometry = p.geometry(width: width)
                for _ in 0..<4 {
                    let offset = Int.random(in: 0...max(geometry.length, 1), using: &random)
                    let caret = geometry.caret(at: .init(offset))
                    #expect(caret.minX.isFinite && caret.height >= 0)
                    let back = geometry.position(at: CGPoint(x: caret.minX, y: caret.midY))
                    #expect((0...geometry.length).contains(back.offset))
                    #expect((0...geometry.length).contains(geometry.position(back, movedRight: true).offset))
                    #expect(geometry.wordRange(at: offset).lowerBound >= 0)
                }
            }
        }
    }

    @Test func `caches are bounded`() {
        for index in 0..<20_000 { _ = paragraph("word\(index)") }
        #expect(Shaper.cachedWordCount <= Shaper.cachedWordLimit)
        #expect(Shaper.cachedWordCount > 0)
    }

    @Test func `a long text is broken in time that grows with its length`() {
        let clock = ContinuousClock()
        let short = String(repeating: "今天天气很好我们去公园散步吧", count: 100)
        let long = String(repeating: "今天天气很好我们去公园散步吧", count: 1000)
        let first = clock.measure { _ = paragraph(short).layout(width: 100) }
        let second = clock.measure { _ = paragraph(long).layout(width: 100) }
        print("1,400 characters:", first, "14,000 characters:", second)
        #expect(second < first * 40 + .milliseconds(50))
    }
}
