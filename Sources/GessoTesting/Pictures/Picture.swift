internal import Codecs
internal import Drawing

/// Pixels: what a view looks like at an instant, or what was stored of it.
public struct Picture: Sendable, Equatable {
    /// A pixel's colour in sRGB, opacity multiplied in, each from 0 to 255.
    public struct Color: Sendable, Hashable {
        public var red: UInt8
        public var green: UInt8
        public var blue: UInt8
        public var opacity: UInt8

        public init(red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }
    }

    let bitmap: Bitmap

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// Reads a PNG, JPEG or any other file of pixels.
    ///
    /// - Throws: an error that says what is wrong with the file.
    public init(contentsOf url: URL) throws {
        guard let bitmap = try ImageFile(path: url.path).bitmap() else {
            throw TestingError("\(url.path) cannot be read as a picture")
        }
        self.bitmap = bitmap
    }

    /// The colour of a pixel, counted from the top left. Transparent black outside.
    public subscript(x: Int, y: Int) -> Color {
        guard x >= 0, y >= 0, x < width, y < height else { return Color(red: 0, green: 0, blue: 0, opacity: 0) }
        let start = (y * width + x) * 4
        return Color(
            red: bitmap.bytes[start + 2], green: bitmap.bytes[start + 1], blue: bitmap.bytes[start],
            opacity: bitmap.bytes[start + 3])
    }

    /// The picture as a PNG file's contents.
    public func pngData() throws -> Data { try PNGEncoder.encode(bitmap, level: 9) }

    /// Writes the picture as a PNG, making the folder if need be.
    public func write(to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try pngData().write(to: url)
    }
}

extension HostedView {
    /// What the view looks like at this instant, at the window's scale.
    public func picture() throws -> Picture { try bitmapPicture() }
}
