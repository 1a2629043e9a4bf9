import Codecs
import CoreGraphics
import Foundation

/// Pictures in the bytes of a file: PNG, JPEG or WebP.
public final class CGImageSource: Sendable {
    fileprivate let file: ImageFile?

    fileprivate init(_ data: Data) {
        file = try? ImageFile(data: data)
    }
}

/// Reads the header of a file in memory. It never gives nil: of bytes that are no picture, the count is 0.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// Reads a file; nil when there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// How many pictures there are: one, or none in what is no picture. Of a moving one the first counts.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.file == nil ? 0 : 1 }

/// Decodes the picture, upright by the orientation that its file tells; nil when there is none or it is damaged.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let bitmap = source.file?.bitmap() else { return nil }
    return CGImage(width: bitmap.width, height: bitmap.height, bytes: bitmap.bytes)
}
