import Foundation
import GessoTesting
import Testing

private struct Card: View {
    var text = "A card"
    @Environment(\.displayScale) private var scale

    var body: some View {
        VStack(spacing: 0) {
            Color.red.frame(width: 40, height: 10)
            Color.blue.frame(width: 40, height: 10)
        }
    }
}

/// Apple's documentation of `ImageRenderer`: pixels at a scale, in a proposed size, opaque or not; a PDF through a `CGContext`.
@MainActor
@Suite("ImageRenderer")
struct ImageRendererTests {
    private func color(_ image: CGImage, _ x: Int, _ y: Int) throws -> [UInt8] {
        let bytes = try #require(image.dataProvider?.data)
        let start = y * image.bytesPerRow + x * 4
        return Array(bytes[start..<start + 4])
    }

    @Test func makesPixelsOfTheIdealSizeAtAScale() throws {
        let renderer = ImageRenderer(content: Card())
        let image = try #require(renderer.cgImage)
        #expect(image.width == 40 && image.height == 20)
        renderer.scale = 3
        let large = try #require(renderer.cgImage)
        #expect(large.width == 120 && large.height == 60)
        #expect(try color(large, 60, 10)[2] > 200)
        #expect(try color(large, 60, 50)[0] > 200)
    }

    @Test func proposesASizeAndIsOpaqueIfAsked() throws {
        let renderer = ImageRenderer(content: Ellipse().fill(.white))
        renderer.proposedSize = ProposedViewSize(width: 30, height: 12)
        let clear = try #require(renderer.cgImage)
        #expect(clear.width == 30 && clear.height == 12)
        #expect(try color(clear, 0, 0) == [0, 0, 0, 0])
        renderer.isOpaque = true
        #expect(try color(try #require(renderer.cgImage), 0, 0) == [0, 0, 0, 255])
    }

    @Test func newContentIsDrawnAndAnnounced() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        #expect(try color(try #require(renderer.cgImage), 1, 1)[2] > 200)
        renderer.content = Color.blue.frame(width: 4, height: 4)
        #expect(count == 1)
        #expect(try color(try #require(renderer.cgImage), 1, 1)[0] > 200)
        subscription.cancel()
    }

    @Test func aViewWithoutASizeMakesNoPicture() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    }

    @Test func aPartOfThePixelsIsCutOut() throws {
        let image = try #require(ImageRenderer(content: Card()).cgImage)
        let part = try #require(image.cropping(to: CGRect(x: 10, y: 12, width: 5, height: 100)))
        #expect(part.width == 5 && part.height == 8)
        #expect(try color(part, 0, 0)[0] > 200)
        #expect(image.cropping(to: CGRect(x: 50, y: 0, width: 5, height: 5)) == nil)
        #expect(try image.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func aPDFHasAPageForEachThatWasBegun() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("gesso-\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        let renderer = ImageRenderer(content: Text("Words that stay words").padding())
        var drawnSize = CGSize.zero
        renderer.render { size, draw in
            drawnSize = size
            var page = CGRect(origin: .zero, size: size)
            guard let pdf = CGContext(url as CFURL, mediaBox: &page, nil) else { return }
            for _ in 0..<2 {
                pdf.beginPDFPage(nil)
                pdf.saveGState()
                pdf.translateBy(x: 2, y: 2)
                draw(pdf)
                pdf.restoreGState()
                pdf.endPDFPage()
            }
            pdf.closePDF()
        }
        #expect(drawnSize.width > 100 && drawnSize.height > 40)
        let text = String(decoding: try Data(contentsOf: url), as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF") && text.contains("/Count 2"))
    }
}
