import Drawing
import Foundation
import Testing
import Typesetting

@MainActor @Suite struct FontTests {
    private func face(_ description: FontDescription) -> any FontFace {
        Paragraph(runs: [TextRun(text: "a", font: description)], style: ParagraphStyle()).layout(width: .infinity)
            .lines[0].pieces[0].run.face
    }

    @Test func `weights and italics are faces of their own, each one object`() {
        var files: Set<String> = []
        for weight in stride(from: CGFloat(100), through: 900, by: 100) {
            files.insert(face(FontDescription(size: 13, weight: weight)).file)
            files.insert(face(FontDescription(size: 13, weight: weight, isItalic: true)).file)
        }
        #expect(files.count == 18)
        #expect(face(FontDescription(size: 13)) === face(FontDescription(size: 15)))
        #expect(face(FontDescription(size: 13)).id != face(FontDescription(size: 13, weight: 700)).id)
    }

    @Test func `families`() {
        #expect(face(FontDescription(family: .monospaced, size: 13)).file.contains("DejaVuSansMono"))
        #expect(face(FontDescription(family: .serif, size: 13)).file.contains("NotoSerif"))
        #expect(face(FontDescription(family: .named("noto sans"), size: 13)).file.contains("NotoSans-Regular"))
        #expect(face(FontDescription(family: .named("NotoSans-Bold"), size: 13)).file.contains("NotoSans-Bold"))
        #expect(face(FontDescription(family: .named("Nobody Has This"), size: 13)).file.contains("Inter-Regular"))
    }

    @Test func `families of Apple's have stand-ins of their kind`() {
        #expect(face(FontDescription(family: .named("Menlo"), size: 13)).file.contains("DejaVuSansMono"))
        #expect(face(FontDescription(family: .named("Georgia"), size: 13, weight: 700)).file.contains("NotoSerif-Bold"))
        #expect(face(FontDescription(family: .named("Avenir Next"), size: 13)).file.contains("Inter-Regular"))
    }

    @Test func `a font file of the program's own is found by its names`() {
        #expect(FontLibrary.register(file: "/nowhere.ttf").isEmpty)
        #expect(FontLibrary.register(file: "/etc/passwd").isEmpty)
        let file = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"
        #expect(FontLibrary.register(file: file).contains("DejaVuSerif-Bold"))
        #expect(face(FontDescription(family: .named("DejaVuSerif-Bold"), size: 13)).file == file)
    }

    @Test func `an italic that a family lacks is slanted`() {
        let layout = Paragraph(
            runs: [TextRun(text: "漢", font: FontDescription(size: 13, isItalic: true))], style: ParagraphStyle()
        ).layout(width: .infinity)
        #expect(layout.lines[0].pieces[0].run.shape.slant > 0)
    }

    @Test func `coverage is grey, shifted by quarters, and agrees with the outline`() throws {
        let face = face(FontDescription(size: 13))
        let glyph = paragraph("O").layout(width: .infinity).glyphs[0]
        let outline = try #require(face.outline(glyph: glyph, size: 40))
        var sums: [Int] = []
        for quarter in 0..<4 {
            let coverage = try #require(face.coverage(glyph: glyph, size: 40, quarter: quarter))
            #expect(!coverage.isColor && coverage.bytes.count == coverage.width * coverage.height)
            let box = outline.boundingRect.offsetBy(dx: CGFloat(quarter) / 4, dy: 0)
            #expect(abs(CGFloat(coverage.left) - box.minX) <= 1.05 && abs(CGFloat(coverage.top) - box.minY) <= 1.05)
            #expect(abs(CGFloat(coverage.left + coverage.width) - box.maxX) <= 1.05)
            sums.append(coverage.bytes.reduce(0) { $0 + Int($1) })
        }
        #expect(sums.allSatisfy { abs($0 - sums[0]) < sums[0] / 100 })
        #expect(face.coverage(glyph: glyph, size: 0, quarter: 0) == nil)
        #expect(face.coverage(glyph: glyph, size: .nan, quarter: 0) == nil)
        #expect(face.coverage(glyph: glyph, size: 1e7, quarter: 0) == nil)
        #expect(face.coverage(glyph: 9_999_999, size: 13, quarter: 0) == nil)
        #expect(face.outline(glyph: 9_999_999, size: 13) == nil)
    }

    @Test func `a colour glyph is premultiplied and scaled`() throws {
        let run = paragraph("😀").layout(width: .infinity).lines[0].pieces[0].run
        #expect(run.face.outline(glyph: run.glyphs[0], size: 20) == nil)
        for size in [CGFloat(13), 40, 200] {
            let coverage = try #require(run.face.coverage(glyph: run.glyphs[0], size: size, quarter: 1))
            #expect(coverage.isColor)
            #expect(abs(CGFloat(coverage.width) - size * 1.25) <= 2)
            for pixel in stride(from: 0, to: coverage.bytes.count, by: 4) {
                let alpha = coverage.bytes[pixel + 3]
                guard coverage.bytes[pixel..<pixel + 3].allSatisfy({ $0 <= alpha }) else {
                    Issue.record("not premultiplied")
                    return
                }
            }
            let middle = (coverage.height / 2 * coverage.width + coverage.width / 2) * 4
            // Yellow, opaque.
            #expect(coverage.bytes[middle + 3] == 255 && coverage.bytes[middle + 2] > coverage.bytes[middle])
        }
    }

    @Test func `coverage may be asked for from many threads`() async {
        let face = face(FontDescription(size: 13))
        let reference = face.coverage(glyph: 40, size: 30, quarter: 2)?.bytes
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<200).allSatisfy { _ in face.coverage(glyph: 40, size: 30, quarter: 2)?.bytes == reference }
                }
            }
            for await same in group { #expect(same) }
        }
    }

    @Test func `different faces may draw at the same time`() async {
        let faces = [
            FontDescription(size: 13), FontDescription(size: 13, weight: 700), FontDescription(size: 30),
            FontDescription(family: .serif, size: 13),
        ].map(face)
        @Sendable func draw(_ face: any FontFace) -> [[UInt8]?] {
            (30..<90).map { face.coverage(glyph: $0, size: 24, quarter: 1)?.bytes }
        }
        let reference = faces.map(draw)
        await withTaskGroup(of: Bool.self) { group in
            for index in faces.indices {
                group.addTask { (0..<20).allSatisfy { _ in draw(faces[index]) == reference[index] } }
            }
            for await same in group { #expect(same) }
        }
    }

    @Test func `the pinned fonts are the installed ones`() {
        #expect(FontPins.mismatches().isEmpty)
        #expect(FontPins.mismatches(in: ["/nowhere.ttf": "0"]).first?.contains("missing") == true)
        let file = FontPins.table.keys.first!
        #expect(FontPins.mismatches(in: [file: "0"]).first?.contains("another version") == true)
    }
}
