import CoreGraphics
import Drawing
import FoundationXML
import Testing
import Vector

@Suite(.enabled(if: FileFace.monospaced != nil, "DejaVu Sans Mono is not installed."))
struct DocumentTextTests {
    private func list(_ run: GlyphRun) -> DisplayList {
        let black = Paint.color(PaintColor(red: 0, green: 0, blue: 0))
        return DisplayList(
            root: DisplayChunk(items: [.glyphs(run, origin: CGPoint(x: 10, y: 40), black)]),
            size: CGSize(width: 300, height: 80), background: PaintColor(red: 1, green: 1, blue: 1))
    }

    private func svg(_ run: GlyphRun) throws -> String {
        String(decoding: try VectorRenderer.svg(list(run)), as: UTF8.self)
    }

    /// Noncharacters, control characters, and the ends of the ranges around them.
    private static let oddTexts: [String] = [
        0, 1, 7, 8, 9, 0xA, 0xB, 0xD, 0x1F, 0x7F, 0x85, 0xAD, 0x200B, 0x2028, 0xD7FF, 0xE000, 0xFDCF, 0xFDD0, 0xFDEF,
        0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF, 0x1FFFD, 0x1FFFE, 0x1FFFF, 0x8FFFE, 0x10FFFE, 0x10FFFF,
    ].map { (value: UInt32) in "a\(Unicode.Scalar(value).map { String(Character($0)) } ?? "")é&<b" }

    @Test(arguments: oddTexts) func noCharacterKeepsAPDFFromBeingMade(_ text: String) throws {
        let face = try #require(FileFace.monospaced)
        for glyphs in [nil, 1, 3, 20] {
            let data = try VectorRenderer.pdf(list(face.run(text, glyphs: glyphs)))
            #expect(data.starts(with: Data("%PDF-".utf8)))
        }
    }

    @Test(arguments: oddTexts) func noCharacterMakesAnSVGIllFormed(_ text: String) throws {
        let face = try #require(FileFace.monospaced)
        let parser = XMLParser(data: try VectorRenderer.svg(list(face.run(text))))
        #expect(parser.parse(), "\(text.unicodeScalars.map(\.value))")
    }

    @Test func trackedTextIsSpacedAndNotStretched() throws {
        let face = try #require(FileFace.monospaced)
        let text = try svg(face.run("Tracking", tracking: 3, kerned: [0, 4]))
        #expect(text.contains(" letter-spacing=\"3\""))
        #expect(text.contains(" lengthAdjust=\"spacing\""))
    }

    @Test func textAsTheFontHasItIsNotSpaced() throws {
        let face = try #require(FileFace.monospaced)
        let text = try svg(face.run("Kerned", kerned: [0, 4]))
        #expect(!text.contains("letter-spacing"))
        #expect(text.contains(" lengthAdjust=\"spacing\""))
    }

    @Test func joinedLettersStayJoined() throws {
        let face = try #require(FileFace.monospaced)
        let text = try svg(face.run("سلام", tracking: 3))
        #expect(!text.contains("letter-spacing"))
        #expect(text.contains(" lengthAdjust=\"spacingAndGlyphs\""))
    }
}
