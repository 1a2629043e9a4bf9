import Codecs
import Drawing
import Foundation
import Testing

/// SVG files, by SVG 1.1 and CSS's rules for the size of what tells none.
@Suite struct SVGTests {
    private func file(_ text: String) throws -> VectorFile { try VectorFile(data: Data(text.utf8)) }

    private func pixel(_ bitmap: Bitmap?, _ x: Int, _ y: Int) -> [UInt8] {
        guard let bitmap else { return [] }
        let start = (y * bitmap.width + x) * 4
        return Array(bitmap.bytes[start..<start + 4])
    }

    @Test func `a drawing is sharp at any size`() throws {
        let file = try self.file(
            """
            <?xml version="1.0"?><!-- a comment --><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
            <rect width="5" height="10" fill="#ff0000"/></svg>
            """)
        #expect(file.width == 10 && file.height == 10)
        for side in [10, 40, 1_000] {
            let bitmap = file.picture(width: side, height: side).bitmap()
            #expect(pixel(bitmap, side / 2 - 1, 0) == [0, 0, 255, 255])
            #expect(pixel(bitmap, side / 2, 0) == [0, 0, 0, 0])
        }
        // Stretched, as pixels are.
        let wide = file.picture(width: 80, height: 10).bitmap()
        #expect(pixel(wide, 39, 9) == [0, 0, 255, 255])
        #expect(pixel(wide, 40, 0) == [0, 0, 0, 0])
    }

    @Test func `the size is told by lengths, else by the box, else by CSS`() throws {
        let box = try file(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"/>"#)
        #expect(box.width == 24 && box.height == 16)
        let inches = try file(#"<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="2in"/>"#)
        #expect(inches.width == 96 && inches.height == 192)
        let nothing = try file(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#)
        #expect(nothing.width == 300 && nothing.height == 150)
    }

    @Test func `a file is known by its first element`() {
        func isKnown(_ text: String) -> Bool { VectorFile.recognizes(Data(text.utf8)) }
        #expect(isKnown("<svg/>"))
        #expect(isKnown("\u{FEFF} \n<!DOCTYPE svg PUBLIC \"a\" \"b\" [<!ENTITY x \"y\">]>\n<svg:svg >"))
        #expect(isKnown("<!-- <html> --><svg\n>"))
        #expect(!isKnown("<html><svg/></html>"))
        #expect(!isKnown("<svgx/>"))
        #expect(!isKnown("svg"))
        #expect(!isKnown(""))
        #expect(!isKnown("<!--"))
    }

    @Test func `what is broken, and what is too large, ends in an error or in less`() throws {
        #expect(throws: ImageError.self) { try self.file("<svg") }
        #expect(throws: ImageError.self) { try self.file("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>") }
        let file = try self.file(#"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1"/>"#)
        #expect(file.width <= 32_768)
        let picture = file.picture(width: 1_000_000, height: 1_000_000)
        #expect(picture.width * picture.height <= 100_000_000)
    }

    @Test func `a size is drawn once while it is in use`() throws {
        let file = try self.file(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#)
        #expect(file.picture(width: 8, height: 8) === file.picture(width: 8, height: 8))
        #expect(file.picture(width: 8, height: 8) !== file.picture(width: 9, height: 8))
    }
}
