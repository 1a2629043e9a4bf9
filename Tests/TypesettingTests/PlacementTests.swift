import Foundation
import Testing
import Typesetting

@MainActor @Suite struct PlacementTests {
    private func one(_ change: (inout TextRun) -> Void) -> TextLayout {
        var run = TextRun(text: "Hamburg", font: FontDescription(size: 13))
        change(&run)
        var style = ParagraphStyle()
        style.scale = 2
        return Paragraph(runs: [run], style: style).layout(width: .infinity)
    }

    @Test func `alignment is within the widest line`() {
        for (alignment, factor) in [(ParagraphStyle.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
            let layout = paragraph("ab\nabcdefgh") { $0.alignment = alignment }.layout(width: 400)
            let room = layout.size.width - layout.lines[0].frame.width
            #expect(abs(layout.lines[0].frame.minX - room * factor) < 1e-9)
            #expect(layout.lines[0].pieces[0].origin.x == layout.lines[0].frame.minX)
        }
    }

    @Test func `spacing is added to each letter, tracking before kerning`() {
        let plain = one { _ in }.lines[0].frame.width
        #expect(abs(one { $0.tracking = 2 }.lines[0].frame.width - plain - 14) < 0.01)
        #expect(abs(one { $0.kerning = 1 }.lines[0].frame.width - plain - 7) < 0.01)
        #expect(
            abs(
                one {
                    $0.kerning = 1
                    $0.tracking = 2
                }.lines[0].frame.width - plain - 14) < 0.01)
        #expect(one { $0.tracking = .nan }.lines[0].frame.width == plain)
    }

    @Test func `a baseline offset lifts the letters and the line`() {
        let layout = one { $0.baselineOffset = 5 }
        #expect(layout.size.height == 21)
        #expect(layout.lines[0].pieces[0].origin.y == layout.firstBaseline - 5)
        #expect(layout.firstBaseline == one { _ in }.firstBaseline + 5)
    }

    @Test func `decorations cover the run`() {
        let layout = one {
            $0.isUnderlined = true
            $0.isStruckThrough = true
        }
        let line = layout.lines[0]
        #expect(line.decorations.count == 2)
        #expect(line.decorations.allSatisfy { $0.rect.width == line.frame.width })
        #expect(line.decorations[0].rect.minY > line.baseline)
        #expect(line.decorations[1].rect.maxY < line.baseline)
        #expect(line.decorations.allSatisfy { $0.rect.height >= 0.5 })
    }

    @Test func `bounds hold the ink and are tight`() {
        for text in ["fjord", "Ünïcode", "नमस्ते", "😀", "j", "مرحبا"] {
            for piece in paragraph(text).layout(width: .infinity).lines[0].pieces {
                let run = piece.run
                let bounds = run.bounds
                #expect(bounds.width <= run.advance + run.size && bounds.height <= run.size * 2.5)
                for (glyph, position) in zip(run.glyphs, run.positions) {
                    guard let path = run.face.outline(glyph: glyph, size: run.size), !path.isEmpty else { continue }
                    let ink = path.boundingRect.offsetBy(dx: position.x, dy: position.y)
                    #expect(bounds.insetBy(dx: -0.02, dy: -0.02).contains(ink), "\(text)")
                }
            }
        }
    }

    @Test func `digits of one width`() {
        func width(_ text: String, _ isTabular: Bool) -> CGFloat {
            let font = FontDescription(size: 13, hasMonospacedDigits: isTabular)
            return Paragraph(runs: [TextRun(text: text, font: font)], style: ParagraphStyle()).layout(width: .infinity)
                .lines[0].frame.width
        }
        #expect(abs(width("1111", true) - width("0000", true)) < 1e-9)
        #expect(width("1111", false) < width("0000", false))
    }

    @Test func `odd sizes and scales draw something or nothing, and end`() {
        for size in [0, -3, CGFloat.nan, .infinity, 1e9, 1e-9] {
            for scale in [0, CGFloat.nan, -1, 1] {
                let layout = paragraph("Odd sizes", size: size, scale: scale).layout(width: 40)
                #expect(layout.size.width.isFinite && layout.size.height.isFinite)
            }
        }
    }
}
