import CCodecs

/// What the first bytes of an image file say of it. Reading it decodes no pixel.
package struct ImageHeader: Hashable, Sendable {
    package enum Format: Hashable, Sendable { case png, jpeg, webP }

    package let format: Format
    /// In pixels, upright.
    package let width: Int
    package let height: Int
    package let orientation: ImageOrientation
    /// In pixels, as stored.
    let storedWidth: Int
    let storedHeight: Int

    /// The longest side and the most pixels that are decoded: 400 MB of them. A file that claims more is refused before
    /// anything of that size is allocated.
    package static let longestSide = 32_768
    package static let mostPixels = 100_000_000

    package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageError) {
        var info = gesso_image_info()
        var message = gesso_image_message()
        guard gesso_image_get_info(bytes.baseAddress, bytes.count, &info, &message) else {
            throw ImageError(message.string)
        }
        let (width, height) = (Int(info.width), Int(info.height))
        guard width > 0, height > 0 else { throw ImageError("it has no pixels") }
        guard max(width, height) <= Self.longestSide, width * height <= Self.mostPixels else {
            throw ImageError("\(width) x \(height) pixels are more than the \(Self.mostPixels) that are decoded")
        }
        format =
            switch Int(info.format) {
            case GESSO_IMAGE_PNG: .png
            case GESSO_IMAGE_WEBP: .webP
            default: .jpeg
            }
        orientation = ImageOrientation(rawValue: Int(info.orientation)) ?? .up
        storedWidth = width
        storedHeight = height
        self.width = orientation.isSideways ? height : width
        self.height = orientation.isSideways ? width : height
    }
}

extension gesso_image_message {
    var string: String {
        withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
