import CRaster
import CoreGraphics
import Drawing

/// Images at half, a quarter, ... of their size, for drawing them small without losing pixels between samples.
/// Kept as long as a frame uses them, and then for some frames more.
final class ImageLevelCache {
    private final class Levels {
        var bitmaps: [Bitmap]
        let isOpaque: Bool
        var lastFrame: Int

        init(_ bitmap: Bitmap, frame: Int) {
            bitmaps = [bitmap]
            isOpaque = bitmap.bytes.withUnsafeBufferPointer {
                raster_is_opaque($0.baseAddress, bitmap.width * bitmap.height) != 0
            }
            lastFrame = frame
        }
    }

    private var levels: [UInt64: Levels] = [:]
    private var frame = 0

    /// How many frames an image stays that is not drawn.
    private static let patience = 120

    /// The image reduced to a half `level` times, or as often as it can be. Nil when it has no pixels.
    func bitmap(of image: any ImageSource, level: Int) -> (bitmap: Bitmap, level: Int, isOpaque: Bool)? {
        let found: Levels
        if let known = levels[image.id] {
            found = known
        } else {
            guard let bitmap = image.bitmap(), bitmap.width > 0, bitmap.height > 0 else { return nil }
            found = Levels(bitmap, frame: frame)
            levels[image.id] = found
        }
        found.lastFrame = frame
        while found.bitmaps.count <= level, let last = found.bitmaps.last, last.width > 1 || last.height > 1 {
            found.bitmaps.append(Self.half(of: last))
        }
        let index = min(level, found.bitmaps.count - 1)
        return (found.bitmaps[index], index, found.isOpaque)
    }

    func endFrame() {
        frame += 1
        if frame % 60 == 0 {
            levels = levels.filter { frame - $0.value.lastFrame < Self.patience }
        }
    }

    private static func half(of bitmap: Bitmap) -> Bitmap {
        let width = (bitmap.width + 1) / 2
        let height = (bitmap.height + 1) / 2
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            bitmap.bytes.withUnsafeBufferPointer {
                raster_halve_image($0.baseAddress, Int32(bitmap.width), Int32(bitmap.height), buffer.baseAddress)
            }
            count = width * height * 4
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }
}
