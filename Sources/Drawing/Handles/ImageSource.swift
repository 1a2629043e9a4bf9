import CoreGraphics

/// Decoded pixels, premultiplied BGRA in sRGB, rows from the top, tightly packed.
package struct Bitmap: Sendable, Equatable {
    package let width: Int
    package let height: Int
    package var bytes: [UInt8]

    package init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height * 4)
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}

/// An image as a renderer sees it; Codecs provides it. Calls may come from any thread.
package protocol ImageSource: AnyObject, Sendable {
    var id: UInt64 { get }
    /// In pixels.
    var width: Int { get }
    var height: Int { get }

    /// The pixels, decoded on first use. Nil when they cannot be decoded.
    func bitmap() -> Bitmap?
}
