import CRaster
import CoreGraphics
import Drawing

/// Where and how something is drawn: the pixels, where they show, the way from its coordinates to the device's,
/// and the opacity and blend mode that the layers around it left to it.
struct RasterPlace {
    var target: RasterTarget
    var clip: RasterClip
    var transform: CGAffineTransform
    var opacity: Double
    /// Other than normal only for the one thing that a layer draws.
    var mode = Int32(RasterBlendNormal)

    /// Whether anything of a box in the item's coordinates can show.
    @inline(__always)
    func shows(_ bounds: CGRect) -> Bool {
        if bounds.isNull { return false }
        // The common case without detours through optionals and corners.
        if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
            let left = bounds.origin.x * transform.a + transform.tx
            let top = bounds.origin.y * transform.d + transform.ty
            let right = left + bounds.size.width * transform.a
            let bottom = top + bounds.size.height * transform.d
            return right > CGFloat(clip.box.left) && left < CGFloat(clip.box.right)
                && bottom > CGFloat(clip.box.top) && top < CGFloat(clip.box.bottom)
        }
        return RasterBox(around: bounds.applying(transform)).intersects(clip.box)
    }

    func deviceBox(_ bounds: CGRect) -> RasterBox {
        RasterBox(around: bounds.isNull ? bounds : bounds.applying(transform))
    }

    /// The same place in the pixels of a group, where nothing is left of what is around it.
    func inside(_ group: RasterTarget) -> RasterPlace {
        RasterPlace(
            target: group, clip: RasterClip(box: group.box, mask: nil, maskStride: 0, maskBox: group.box),
            transform: transform, opacity: 1)
    }

    /// Pixels a point, over all directions.
    var scale: CGFloat { abs(transform.determinant).squareRoot() }
}
