import CCairo
import CoreGraphics
import Drawing

extension SVGWriter {
    func draw(
        _ image: any ImageSource, source: CGRect, destination: CGRect, smooth: Bool, tint: PaintColor?,
        opacity: Double
    ) {
        guard !destination.bounded.isNull, destination.width > 0, destination.height > 0, source.width > 0,
            source.height > 0, let bitmap = image.bitmap(), bitmap.width > 0, bitmap.height > 0
        else { return }
        // The whole pixels that the source touches, and where they lie.
        let whole = source.bounded.roundedOut.intersection(
            CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        guard !whole.isNull, whole.width > 0, whole.height > 0 else { return }
        var part = bitmap.part(whole)
        if let tint { part.tint(tint) }
        let scaleX = destination.width / source.width
        let scaleY = destination.height / source.height
        let box = CGRect(
            x: destination.minX + (whole.minX - source.minX) * scaleX,
            y: destination.minY + (whole.minY - source.minY) * scaleY, width: whole.width * scaleX,
            height: whole.height * scaleY)
        let isExact = whole == source
        if !isExact {
            let clip = newName("clip")
            definitions.append("<clipPath id=\"\(clip)\">\(shape(Path(destination), ""))</clipPath>")
            body.append("<g clip-path=\"url(#\(clip))\">")
        }
        draw(part, in: box, smooth: smooth, opacity: opacity)
        if !isExact { body.append("</g>") }
    }

    func draw(_ bitmap: Bitmap, in box: CGRect, smooth: Bool, opacity: Double) {
        var count = 0
        let png = bitmap.bytes.withUnsafeBufferPointer {
            vector_png($0.baseAddress, Int32(bitmap.width), Int32(bitmap.height), &count)
        }
        guard let png else { return }
        let data = Data(bytes: png, count: count).base64EncodedString()
        vector_free(png)
        body.append(
            "<image x=\"\(text(box.minX))\" y=\"\(text(box.minY))\" width=\"\(text(box.width))\" "
                + "height=\"\(text(box.height))\" preserveAspectRatio=\"none\""
                + (smooth ? "" : " style=\"image-rendering:pixelated\"")
                + (opacity < 1 ? " opacity=\"\(text(opacity))\"" : "")
                + " href=\"data:image/png;base64,\(data)\"/>")
    }
}

extension Bitmap {
    /// A box of whole pixels, which lies inside.
    fileprivate func part(_ box: CGRect) -> Bitmap {
        let left = Int(box.minX)
        let width = Int(box.width)
        if left == 0, Int(box.minY) == 0, width == self.width, Int(box.height) == height { return self }
        var part: [UInt8] = []
        part.reserveCapacity(width * Int(box.height) * 4)
        for row in Int(box.minY)..<Int(box.maxY) {
            let start = (row * self.width + left) * 4
            part += bytes[start..<start + width * 4]
        }
        return Bitmap(width: width, height: Int(box.height), bytes: part)
    }

    fileprivate mutating func tint(_ color: PaintColor) {
        func held(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        let alpha = held(color.opacity)
        let channels = [held(color.blue) * alpha, held(color.green) * alpha, held(color.red) * alpha, alpha]
        for pixel in stride(from: 0, to: bytes.count, by: 4) {
            let coverage = Float(bytes[pixel + 3])
            for channel in 0..<4 { bytes[pixel + channel] = UInt8(channels[channel] * coverage + 0.5) }
        }
    }
}
