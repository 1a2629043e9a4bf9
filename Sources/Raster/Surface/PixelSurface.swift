import CoreGraphics
import Drawing

/// Pixels that a renderer draws into: premultiplied BGRA in sRGB, 8 bits a channel, rows from the top.
///
/// The bytes stay where they are for the surface's life, so a window or an encoder may read them in place. One
/// thread at a time may draw; nobody may read meanwhile.
package final class PixelSurface: @unchecked Sendable {
    /// In pixels.
    package let width: Int
    package let height: Int
    /// From one row to the next, in bytes; a multiple of 64.
    package let stride: Int
    package let bytes: UnsafeMutableRawPointer

    /// The longest side that a surface may have, in pixels.
    package static let longestSide = 32_768
    /// The most bytes that a surface may take; more would endanger the whole machine.
    package static let mostBytes = 1 << 30

    /// Clear pixels. Nil when a side is not between 1 and `longestSide`, all of it takes more than `mostBytes`, or
    /// there is no memory.
    package init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide else { return nil }
        stride = (width * 4 + 63) & ~63
        guard stride * height <= Self.mostBytes else { return nil }
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, 64, stride * height) == 0, let memory else { return nil }
        memset(memory, 0, stride * height)
        self.width = width
        self.height = height
        bytes = memory
    }

    deinit {
        free(bytes)
    }

    /// The pixel as 0xAARRGGBB, premultiplied. Zero outside of the surface.
    package func pixel(x: Int, y: Int) -> UInt32 {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    }

    /// A copy of the pixels.
    package func makeBitmap() -> Bitmap {
        var copy = [UInt8](repeating: 0, count: width * height * 4)
        copy.withUnsafeMutableBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in 0..<height {
                memcpy(base + row * width * 4, bytes + row * stride, width * 4)
            }
        }
        return Bitmap(width: width, height: height, bytes: copy)
    }
}
