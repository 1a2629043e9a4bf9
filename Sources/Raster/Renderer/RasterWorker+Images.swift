import CRaster
import CoreGraphics
import Drawing

extension RasterWorker {
    /// Draws what of the image lies in `shape`, in the destination's coordinates; nil for all of it.
    func draw(
        _ image: any ImageSource, source: CGRect, destination: CGRect, smooth: Bool, tint: PaintColor?,
        in shape: Clip? = nil, at place: RasterPlace
    ) {
        guard place.shows(destination.bounded), place.transform.isFinite, place.transform.determinant != 0,
            destination.width > 0, destination.height > 0, source.width > 0, source.height > 0,
            !source.bounded.isNull
        else { return }
        // Image pixels for each device pixel: reduced until less than two are left.
        let density =
            (source.width * source.height / (destination.width * destination.height)).squareRoot()
            / place.scale
        let level = smooth && density >= 2 && density.isFinite ? min(16, Int(log2(density))) : 0
        guard let found = images.bitmap(of: image, level: level) else { return }
        draw(
            found.bitmap, level: found.level, isOpaque: found.isOpaque, source: source, destination: destination,
            smooth: smooth, tint: tint, in: shape, at: place)
    }

    /// `source` is in the pixels of level 0.
    func draw(
        _ bitmap: Bitmap, level: Int, isOpaque: Bool = false, source: CGRect, destination: CGRect, smooth: Bool,
        tint: PaintColor?, in shape: Clip? = nil, at place: RasterPlace
    ) {
        let reduction = 1 / CGFloat(1 << level)
        let read = source.applying(CGAffineTransform(scaleX: reduction, y: reduction))
        let box = RasterBox(around: read).intersection(
            RasterBox(left: 0, top: 0, right: Int32(bitmap.width), bottom: Int32(bitmap.height)))
        let inverse = place.transform.inverted()
        guard !box.isEmpty, inverse.isFinite else { return }
        let own = CGAffineTransform(translationX: -destination.minX, y: -destination.minY)
            .concatenating(
                CGAffineTransform(scaleX: read.width / destination.width, y: read.height / destination.height)
            )
            .concatenating(CGAffineTransform(translationX: read.minX, y: read.minY))
        let map = inverse.concatenating(own)
        guard map.isFinite else { return }
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            var paint = RasterPaint()
            paint.kind = Int32(RasterPaintImage)
            paint.color = tint?.premultiplied(opacity: 1) ?? 0
            paint.isTinted = tint == nil ? 0 : 1
            paint.isSmooth = smooth ? 1 : 0
            paint.opacity = Int32(max(0, min(1, place.opacity)) * 255 + 0.5)
            paint.image = bytes.baseAddress
            paint.imageWidth = Int32(bitmap.width)
            paint.imageHeight = Int32(bitmap.height)
            paint.imageBox = box
            paint.a = map.a
            paint.b = map.b
            paint.c = map.c
            paint.d = map.d
            paint.tx = map.tx
            paint.ty = map.ty
            paint.mode = place.mode
            paint.isOpaque = isOpaque && (tint == nil || paint.color >> 24 == 255) ? 1 : 0
            let middle = CGPoint(x: destination.midX, y: destination.midY).applying(place.transform)
            paint.anchorX = Int32(max(-1e6, min(1e6, middle.x.rounded(.down))))
            paint.anchorY = Int32(max(-1e6, min(1e6, middle.y.rounded(.down))))
            let shape = shape ?? Clip(path: Path(destination))
            fill(
                shape.path, isEvenOdd: shape.style.isEOFilled, isAntialiased: shape.style.isAntialiased, &paint,
                at: place)
        }
    }
}
