import CCodecs
import Drawing
import Foundation

/// Writes PNG files, in sRGB.
package enum PNGEncoder {
    /// zlib's level: the quickest that still finds the long repeats of drawn surfaces.
    package static let defaultLevel = 2

    /// Encodes premultiplied BGRA rows from the top, `bytesPerRow` apart. Colours are divided by their alpha to the
    /// nearest; a picture that is opaque all over is written without alpha.
    package static func encode(
        _ pixels: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, level: Int = defaultLevel
    ) throws(ImageError) -> Data {
        let mostRows = Int(Int32.max)
        guard width > 0, height > 0, width <= mostRows / 4, height <= mostRows else {
            throw ImageError("a picture of \(width) x \(height) pixels cannot be written")
        }
        guard bytesPerRow >= width * 4, bytesPerRow <= (Int.max - width * 4) / height,
            pixels.count >= bytesPerRow * (height - 1) + width * 4
        else {
            throw ImageError("\(pixels.count) bytes are too few for \(width) x \(height) pixels")
        }
        var length = 0
        var message = gesso_image_message()
        guard
            let bytes = gesso_png_encode(
                pixels.bindMemory(to: UInt8.self).baseAddress, Int32(width), Int32(height), bytesPerRow,
                Int32(min(max(level, 0), 9)), &length, &message)
        else { throw ImageError(message.string) }
        return Data(
            bytesNoCopy: bytes, count: length,
            deallocator: .custom { bytes, _ in
                gesso_png_free(bytes.assumingMemoryBound(to: UInt8.self))
            })
    }

    package static func encode(_ bitmap: Bitmap, level: Int = defaultLevel) throws(ImageError) -> Data {
        let result = bitmap.bytes.withUnsafeBytes { bytes in
            Result { () throws(ImageError) in
                try encode(
                    bytes, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.width * 4, level: level)
            }
        }
        return try result.get()
    }
}
