import Codecs
import Drawing
import Testing

@Suite struct JPEGTests {
    private func isRed(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
        let at = (y * bitmap.width + x) * 4
        return bitmap.bytes[at + 2] > 200 && bitmap.bytes[at] < 60 && bitmap.bytes[at + 3] == 255
    }

    @Test func `baseline, progressive and CMYK files are decoded`() throws {
        for file in [SampleJPEG.baseline, SampleJPEG.progressive, SampleJPEG.cmyk] {
            let bitmap = try ImageDecoder.decode(file)
            #expect(bitmap.width == 16 && bitmap.height == 8)
            #expect(isRed(bitmap, 2, 4))
            #expect(!isRed(bitmap, 13, 4) && bitmap.bytes[(4 * 16 + 13) * 4] > 200)
        }
    }

    @Test func `a picture stands upright as its Exif block says`() throws {
        // Where the red half lies: left, right, top or bottom.
        let red: [UInt8: (x: Int, y: Int)] = [
            1: (2, 4), 2: (13, 4), 3: (13, 4), 4: (2, 4), 5: (4, 2), 6: (4, 2), 7: (4, 13), 8: (4, 13),
        ]
        for (orientation, place) in red {
            let bitmap = try ImageDecoder.decode(SampleJPEG.turned(orientation))
            #expect(bitmap.width == (orientation >= 5 ? 8 : 16), "\(orientation)")
            #expect(isRed(bitmap, place.x, place.y), "\(orientation)")
            #expect(!isRed(bitmap, bitmap.width - 1 - place.x, bitmap.height - 1 - place.y), "\(orientation)")
        }
    }
}
