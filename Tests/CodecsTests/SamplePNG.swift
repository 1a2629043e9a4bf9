/// Writes PNG files of any kind without compressing them, for tests of the decoder.
struct SamplePNG {
    var width: Int
    var height: Int
    var depth: UInt8 = 8
    /// PNG's colour type: 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGBA.
    var colorType: UInt8
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    /// Each row's bytes without the filter byte.
    var rows: [[UInt8]]

    var file: [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
        bytes += Self.chunk("IHDR", Self.big(width) + Self.big(height) + [depth, colorType, 0, 0, 0])
        if !palette.isEmpty { bytes += Self.chunk("PLTE", palette) }
        if !transparency.isEmpty { bytes += Self.chunk("tRNS", transparency) }
        let raw: [UInt8] = rows.flatMap { row -> [UInt8] in [0] + row }
        bytes += Self.chunk("IDAT", Self.stored(raw))
        return bytes + Self.chunk("IEND", [])
    }

    static func big(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return big(data.count) + body + big(Int(checksum(body)))
    }

    /// A zlib stream of stored blocks.
    private static func stored(_ raw: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let count = min(65_535, raw.count - start)
            let isLast: UInt8 = start + count == raw.count ? 1 : 0
            stream += [isLast, UInt8(count & 255), UInt8(count >> 8), ~UInt8(count & 255), ~UInt8(count >> 8)]
            stream += raw[start..<start + count]
            start += count
        } while start < raw.count
        var (a, b) = (1, 0)
        for byte in raw {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + big(b << 16 | a)
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 != 0 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
