import Foundation

/// What a screen showed, or a program drew: pixels of 8 bits a channel, rows from the top.
package struct ScreenPicture: Equatable, Sendable {
    package struct Color: Equatable, Sendable, CustomStringConvertible {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8

        package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// The largest difference of a channel.
        package func distance(to other: Color) -> Int {
            max(
                abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
        }

        package var description: String { "(\(red), \(green), \(blue))" }
    }

    package let width: Int
    package let height: Int
    private let bytes: [UInt8]

    /// Reads a binary portable pixmap ("P6"). Nil for anything else.
    package init?(portablePixmap data: Data) {
        let bytes = [UInt8](data)
        var index = 0
        var fields: [String] = []
        while fields.count < 4 {
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A { index += 1 }
            let start = index
            while index < bytes.count, bytes[index] != 0x20, bytes[index] != 0x0A { index += 1 }
            guard start < index else { return nil }
            fields.append(String(decoding: bytes[start..<index], as: UTF8.self))
        }
        index += 1
        guard fields[0] == "P6", let width = Int(fields[1]), let height = Int(fields[2]), fields[3] == "255",
            bytes.count - index >= width * height * 3
        else { return nil }
        self.width = width
        self.height = height
        self.bytes = Array(bytes[index...])
    }

    /// Takes over pixels of blue, green, red and premultiplied alpha; what shows through them is black.
    package init(width: Int, height: Int, premultiplied bytes: [UInt8]) {
        self.width = width
        self.height = height
        var colors: [UInt8] = []
        colors.reserveCapacity(width * height * 3)
        for start in stride(from: 0, to: bytes.count, by: 4) {
            colors.append(bytes[start + 2])
            colors.append(bytes[start + 1])
            colors.append(bytes[start])
        }
        self.bytes = colors
    }

    /// The pixel in column `x` and row `y`; black outside of the picture.
    package subscript(x: Int, y: Int) -> Color {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return Color(0, 0, 0) }
        let index = (y * width + x) * 3
        return Color(bytes[index], bytes[index + 1], bytes[index + 2])
    }
}
