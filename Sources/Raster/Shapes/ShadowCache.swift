import CRaster
import CoreGraphics

/// Blurred masks of rounded rectangles, by their size and where they begin within a pixel.
final class ShadowCache {
    /// Coverage of a box that is counted from the pixel of the shape's left and top.
    final class Mask {
        let box: RasterBox
        let bytes: UnsafeMutablePointer<UInt8>

        init(box: RasterBox) {
            self.box = box
            bytes = .allocate(capacity: box.width * box.height)
        }

        deinit {
            bytes.deallocate()
        }
    }

    private struct Key: Hashable {
        let left, top, right, bottom, radius, deviation: Double
    }

    private var masks: [Key: Mask] = [:]
    private var size = 0

    /// In bytes: of one mask, and of all that are kept.
    private static let largest = 1 << 20
    private static let most = 4 << 20

    /// Nil when the mask would be too large to be kept, or memory ran out.
    func mask(of shape: RasterRounded, deviation: Double, _ scratch: OpaquePointer) -> Mask? {
        let x = shape.left.rounded(.down)
        let y = shape.top.rounded(.down)
        var own = RasterRounded(
            left: shape.left - x, top: shape.top - y, right: shape.right - x, bottom: shape.bottom - y,
            radius: shape.radius)
        let key = Key(
            left: own.left, top: own.top, right: own.right, bottom: own.bottom, radius: own.radius, deviation: deviation
        )
        if let mask = masks[key] { return mask }
        let box = RasterBox(
            around: CGRect(x: own.left, y: own.top, width: own.right - own.left, height: own.bottom - own.top)
        ).grown(by: raster_blur_reach(deviation))
        let count = box.width * box.height
        guard count <= Self.largest else { return nil }
        let mask = Mask(box: box)
        var clip = RasterClip(box: box, mask: nil, maskStride: 0, maskBox: box)
        raster_mask_rounded(scratch, mask.bytes, box.width, &clip, &own)
        guard raster_blur_mask(mask.bytes, box.width, box, deviation) != 0 else { return nil }
        if size + count > Self.most {
            masks.removeAll(keepingCapacity: true)
            size = 0
        }
        masks[key] = mask
        size += count
        return mask
    }
}
