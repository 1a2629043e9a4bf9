import CCodecs
import Drawing

/// Decodes PNG, JPEG and WebP files, of moving ones the first picture. Colour profiles are not applied: pixels are taken as sRGB.
package enum ImageDecoder {
    /// The pixels, upright and premultiplied. A file that ends too early is an error, not half a picture.
    package static func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageError) -> Bitmap {
        let header = try ImageHeader(bytes)
        let format =
            switch header.format {
            case .png: GESSO_IMAGE_PNG
            case .jpeg: GESSO_IMAGE_JPEG
            case .webP: GESSO_IMAGE_WEBP
            }
        var info = gesso_image_info(
            format: Int32(format),
            width: Int32(header.storedWidth), height: Int32(header.storedHeight), orientation: 1)
        var message = gesso_image_message()
        var isDecoded = false
        let size = header.storedWidth * header.storedHeight * 4
        var pixels = [UInt8](unsafeUninitializedCapacity: size) { target, count in
            isDecoded = gesso_image_decode(bytes.baseAddress, bytes.count, &info, target.baseAddress, &message)
            count = isDecoded ? size : 0
        }
        guard isDecoded else { throw ImageError(message.string) }
        if header.orientation != .up {
            let turned = pixels.withUnsafeBytes {
                header.orientation.upright(
                    $0.assumingMemoryBound(to: UInt32.self), header.storedWidth, header.storedHeight)
            }
            pixels = turned.withUnsafeBytes { Array($0) }
        }
        return Bitmap(width: header.width, height: header.height, bytes: pixels)
    }

    package static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
        try bytes.withUnsafeBufferPointer { (buffer) throws(ImageError) in try decode(buffer) }
    }
}
