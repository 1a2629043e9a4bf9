import HostHeadless
import SwiftUI
import Testing

@MainActor
@Suite("Pictures of what is very long")
struct PictureFileTests {
    /// Red at its top, and longer than a PNG can be.
    private var long: some View {
        VStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 10)
            Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 39_990)
        }
    }

    private func picture(_ name: String, of surface: HeadlessWindow) throws -> Data {
        let path = NSTemporaryDirectory() + "gesso-\(UUID().uuidString)-\(name)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try PictureFile.write(surface.window.displayList(), scale: surface.window.scale, to: path)
        return try #require(FileManager.default.contents(atPath: path))
    }

    @Test("have its true size as PDF and SVG")
    func documents() throws {
        let surface = Opening.window(showing: long)
        #expect(surface.window.size == CGSize(width: 4, height: 40_000))
        let text = String(decoding: try picture("a.svg", of: surface), as: UTF8.self)
        #expect(text.prefix(400).contains("40000"))
        let page = String(decoding: try picture("a.pdf", of: surface), as: UTF8.self)
        #expect(page.contains("40000"))
    }

    @Test("keep the top as PNG")
    func png() throws {
        let surface = Opening.window(showing: long)
        let data = [UInt8](try picture("a.png", of: surface))
        // The header: width and height as four bytes each, the highest first.
        #expect(Array(data[16..<24]) == [0, 0, 0, 4, 0, 0, 0x7F, 0xFF])
        var list = surface.window.displayList()
        list.size = PictureFile.sizeOfPNG(list.size, scale: 1)
        // Blue comes first in a pixel, then green and red.
        let bytes = try SurfaceRenderer().bitmap(list, scale: 1).bytes
        #expect(Array(bytes[0..<3]) == [0, 0, 255])
        #expect(Array(bytes[16 * 20..<16 * 20 + 3]) == [255, 0, 0])
    }

    @Test("are cut to what a PNG can hold, by their sides and by all their pixels")
    func sizes() {
        #expect(PictureFile.sizeOfPNG(CGSize(width: 300, height: 200), scale: 2) == CGSize(width: 300, height: 200))
        #expect(PictureFile.sizeOfPNG(CGSize(width: 10, height: 20_000), scale: 2).height == 16_383.5)
        #expect(PictureFile.sizeOfPNG(CGSize(width: 50_000, height: 10), scale: 1).width == 32_767)
        let large = PictureFile.sizeOfPNG(CGSize(width: 20_000, height: 20_000), scale: 1)
        #expect(large.width == 20_000 && large.height == 13_421)
    }
}
