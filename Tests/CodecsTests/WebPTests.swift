import Codecs
import Drawing
import Foundation
import Testing

/// WebP files, as Google's container specification lays them out.
@Suite struct WebPTests {
    /// Four by three pixels without loss: blue 60 x, green 80 y, red 200; the right half is half transparent.
    static let still = [UInt8](
        Data(
            base64Encoded:
                "UklGRjwAAABXRUJQVlA4TDAAAAAvA4AAEF8wUIMsEEgGC38wAkkbm58lf9gBQWE8VgABCAJIFGLJYZaVZpk0ov+BzQ4=")!)
    /// Sixteen by eight pixels of one colour, with loss.
    static let lossy = [UInt8](
        Data(
            base64Encoded:
                "UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAgAAMASJaACdLoB+AADsAD+80uX/2Mr9jK/Yyv/Yyv/3OB7OB7OB+6YAA==")!)

    /// Two pictures of which the first is `still`, at the right bottom of a canvas of eight by six.
    static var moving: [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 255) } }
        func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
            Array(name.utf8) + number(body.count, 4) + body + (body.count % 2 == 0 ? [] : [0])
        }
        let picture = Array(still.dropFirst(12))
        let frame = number(2, 3) + number(1, 3) + number(3, 3) + number(2, 3) + number(100, 3) + [0] + picture
        let body =
            Array("WEBP".utf8) + chunk("VP8X", [0x12, 0, 0, 0] + number(7, 3) + number(5, 3))
            + chunk("ANIM", number(0, 6)) + chunk("ANMF", frame) + chunk("ANMF", frame)
        return Array("RIFF".utf8) + number(body.count, 4) + body
    }

    @Test func `pixels without loss are premultiplied and in order`() throws {
        let bitmap = try ImageDecoder.decode(Self.still)
        #expect(bitmap.width == 4 && bitmap.height == 3)
        #expect(Array(bitmap.bytes[0..<8]) == [0, 0, 200, 255, 60, 0, 200, 255])
        // The third pixel of the second row: 120, 80, 200 at 128 of 255.
        let half = bitmap.bytes[24..<28].map(Int.init)
        for (value, expected) in zip(half, [60, 40, 100, 128]) { #expect(abs(value - expected) <= 1) }
    }

    @Test func `pixels with loss are near the original`() throws {
        let bitmap = try ImageDecoder.decode(Self.lossy)
        #expect(bitmap.width == 16 && bitmap.height == 8)
        for (value, expected) in zip(bitmap.bytes[0..<4].map(Int.init), [30, 160, 220, 255]) {
            #expect(abs(value - expected) <= 4)
        }
    }

    @Test func `of a moving picture the first one is shown on the whole canvas`() throws {
        let bitmap = try ImageDecoder.decode(Self.moving)
        #expect(bitmap.width == 8 && bitmap.height == 6)
        #expect(Array(bitmap.bytes[0..<4]) == [0, 0, 0, 0])
        let first = (2 * 8 + 4) * 4
        #expect(Array(bitmap.bytes[first..<first + 4]) == [0, 0, 200, 255])
    }
}
