import Foundation

/// Pixels that do not change.
///
/// Eight bits a channel in sRGB, blue first (little-endian ARGB, as pictures in memory are on a Mac), opacity multiplied in, rows from the top without padding.
public final class CGImage: Sendable, Equatable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    package let bytes: [UInt8]

    /// `bytes` are premultiplied BGRA, as many as the size has pixels, times four.
    package init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4)
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

    /// The pixels' bytes.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(bytes)) }

    /// The part of the picture within a rectangle in pixels; nil when there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (left, top, columns, rows) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
        var cropped: [UInt8] = []
        cropped.reserveCapacity(columns * rows * 4)
        for row in top..<top + rows {
            let start = (row * width + left) * 4
            cropped += bytes[start..<start + columns * 4]
        }
        return CGImage(width: columns, height: rows, bytes: cropped)
    }

    public static func == (a: CGImage, b: CGImage) -> Bool {
        a === b || a.width == b.width && a.height == b.height && a.bytes == b.bytes
    }
}

/// Where a pixel's opacity stands, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// Bytes that a picture is made of.
public final class CGDataProvider: Sendable {
    public let data: CFData?

    public init?(data: CFData) {
        self.data = data
    }
}

// Foundation's values stand for Core Foundation's here, so that `url as CFURL` says what it says elsewhere.

public typealias CFData = Data
public typealias CFURL = URL
public typealias CFString = String
public typealias CFDictionary = [String: Any]
