import Codecs
import Drawing
import Foundation
import Testing

@Suite struct BrokenFileTests {
    private static let png = SamplePNG(
        width: 4, height: 3, colorType: 6, rows: (0..<3).map { y in (0..<16).map { UInt8($0 * 13 + y) } }
    ).file

    @Test func `a file that ends anywhere too early is an error`() {
        for file in [Self.png, SampleJPEG.baseline, SampleJPEG.progressive, WebPTests.still, WebPTests.moving] {
            for count in 0..<(file.count - 14) {
                #expect(throws: ImageError.self) { try ImageDecoder.decode(Array(file[..<count])) }
            }
        }
    }

    @Test func `flipped bytes neither crash nor hang`() {
        var state: UInt64 = 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let files = [Self.png, SampleJPEG.baseline, SampleJPEG.progressive, SampleJPEG.cmyk, SampleJPEG.turned(6)]
        for file in files + [WebPTests.still, WebPTests.lossy, WebPTests.moving] {
            for _ in 0..<3000 {
                var broken = file
                for _ in 0..<(1 + random(4)) { broken[random(broken.count)] = UInt8(random(256)) }
                // A decoder may make something of it or refuse it; both are well.
                if let bitmap = try? ImageDecoder.decode(broken) {
                    #expect(bitmap.bytes.count == bitmap.width * bitmap.height * 4)
                }
            }
        }
    }

    @Test func `messages say which file and why`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "codecs-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func message(_ name: String, _ bytes: [UInt8]?) -> String {
            let url = folder.appendingPathComponent(name)
            if let bytes { try? Data(bytes).write(to: url) }
            do {
                _ = try ImageFile(path: url.path)
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(message("none.png", nil).hasSuffix("none.png: there is no such file"))
        #expect(message("empty.png", []).hasSuffix("empty.png: the file is empty"))
        #expect(message("text.png", Array("hello".utf8)).hasSuffix("text.png: it is no PNG, JPEG, WebP or SVG file"))
        #expect(message("good.png", Self.png) == "")

        let file = try ImageFile(path: folder.appendingPathComponent("good.png").path)
        #expect(file.width == 4 && file.height == 3 && file.bitmap()?.bytes.count == 48)
        let broken = try ImageFile(data: Data(Self.png.dropLast(40)), name: "half.png")
        #expect(broken.bitmap() == nil)
        #expect(throws: ImageError.self) { try broken.pixels().get() }
        #expect(file.id != broken.id)
    }
}
