import Codecs
import Drawing
import Foundation
import Testing

@Suite struct PNGTests {
    @Test func `what is encoded is decoded, to the bit where it can be`() throws {
        var bytes: [UInt8] = []
        // Every premultiplied grey of every alpha.
        for alpha in 0..<256 {
            for value in 0..<256 {
                let color = UInt8(min(value, alpha))
                bytes += [color, UInt8(color / 2), 0, UInt8(alpha)]
            }
        }
        let bitmap = Bitmap(width: 256, height: 256, bytes: bytes)
        let decoded = try ImageDecoder.decode([UInt8](PNGEncoder.encode(bitmap)))
        #expect(decoded == bitmap)
    }

    @Test func `an opaque picture is written without alpha`() throws {
        let bitmap = Bitmap(width: 3, height: 2, bytes: (0..<6).flatMap { [UInt8($0 * 40), 7, 200, 255] })
        let file = [UInt8](try PNGEncoder.encode(bitmap))
        #expect(file[25] == 2)
        #expect(try ImageDecoder.decode(file) == bitmap)
    }

    @Test func `rows may lie apart`() throws {
        let rows: [UInt8] = [1, 2, 3, 255, 9, 9, 9, 9, 4, 5, 6, 255]
        let file = try rows.withUnsafeBytes { try PNGEncoder.encode($0, width: 1, height: 2, bytesPerRow: 8) }
        #expect(try ImageDecoder.decode([UInt8](file)).bytes == [1, 2, 3, 255, 4, 5, 6, 255])
    }

    @Test func `wrong sizes are refused`() {
        let bytes = [UInt8](repeating: 0, count: 16)
        for (width, height, stride) in [
            (0, 1, 4), (1, 0, 4), (-1, 1, 4), (5, 1, 20), (2, 2, 4), (1, 1 << 40, 4), (2, 3, 8),
        ] {
            #expect(throws: ImageError.self) {
                try bytes.withUnsafeBytes {
                    try PNGEncoder.encode($0, width: width, height: height, bytesPerRow: stride)
                }
            }
        }
    }

    @Test func `every kind of pixel becomes BGRA`() throws {
        func pixels(_ png: SamplePNG) throws -> [UInt8] { try ImageDecoder.decode(png.file).bytes }
        #expect(
            try pixels(SamplePNG(width: 2, height: 1, colorType: 0, rows: [[10, 200]])) == [
                10, 10, 10, 255, 200, 200, 200, 255,
            ])
        #expect(
            try pixels(SamplePNG(width: 8, height: 1, depth: 1, colorType: 0, rows: [[0b1010_0000]])).prefix(8) == [
                255, 255, 255, 255, 0, 0, 0, 255,
            ])
        #expect(
            try pixels(SamplePNG(width: 1, height: 1, depth: 16, colorType: 2, rows: [[0xFF, 0xFF, 0x80, 0x80, 0, 0]]))
                == [0, 128, 255, 255])
        #expect(
            try pixels(
                SamplePNG(
                    width: 2, height: 1, colorType: 3, palette: [255, 0, 0, 0, 0, 255], transparency: [255, 128],
                    rows: [[0, 1]])) == [0, 0, 255, 255, 128, 0, 0, 128])
        #expect(try pixels(SamplePNG(width: 1, height: 1, colorType: 4, rows: [[255, 64]])) == [64, 64, 64, 64])
        #expect(try pixels(SamplePNG(width: 1, height: 1, colorType: 6, rows: [[255, 0, 255, 0]])) == [0, 0, 0, 0])
    }

    @Test func `a header that claims too much is refused before memory is taken`() {
        for (width, height) in [(1_000_000, 1), (30_000, 30_000), (0x7FFF_FFFF, 0x7FFF_FFFF), (0, 5)] {
            let file = SamplePNG(width: width, height: height, colorType: 6, rows: [[]]).file
            #expect(throws: ImageError.self) { try ImageDecoder.decode(file) }
        }
    }

    @Test func `encoding a large drawn picture is quick`() throws {
        let (width, height) = (1600, 1200)
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width where (x / 40 + y / 30) % 5 == 0 {
                bytes[(y * width + x) * 4] = UInt8((x + y) & 255)
            }
        }
        let bitmap = Bitmap(width: width, height: height, bytes: bytes)
        for level in [1, 2, 3, 6] {
            let clock = ContinuousClock()
            var count = 0
            let time = try clock.measure { count = try PNGEncoder.encode(bitmap, level: level).count }
            print("PNG, 1600 x 1200, level \(level):", time, count, "bytes")
        }
    }
}
