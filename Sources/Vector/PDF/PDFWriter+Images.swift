import CCairo
import CoreGraphics
import Drawing

extension PDFWriter {
    func draw(
        _ image: any ImageSource, source: CGRect, destination: CGRect, smooth: Bool, tint: PaintColor?,
        opacity: Double
    ) {
        guard !destination.bounded.isNull, destination.width > 0, destination.height > 0, !source.bounded.isNull,
            source.width > 0, source.height > 0, let bitmap = image.bitmap(), bitmap.width > 0, bitmap.height > 0
        else { return }
        draw(bitmap, source: source, destination: destination, smooth: smooth, tint: tint, opacity: opacity)
    }

    func draw(
        _ bitmap: Bitmap, source: CGRect, destination: CGRect, smooth: Bool, tint: PaintColor?, opacity: Double
    ) {
        let isApart = opacity < 1
        if isApart { vector_push_group(context) }
        let from = [source.minX, source.minY, source.width, source.height].map { Double($0) }
        let to = [destination.minX, destination.minY, destination.width, destination.height].map { Double($0) }
        let color = tint.map { [Double($0.red), Double($0.green), Double($0.blue), Double($0.opacity)] }
        bitmap.bytes.withUnsafeBufferPointer { bytes in
            if let color {
                vector_image(
                    context, bytes.baseAddress, Int32(bitmap.width), Int32(bitmap.height), from, to, smooth ? 1 : 0,
                    color)
            } else {
                vector_image(
                    context, bytes.baseAddress, Int32(bitmap.width), Int32(bitmap.height), from, to, smooth ? 1 : 0,
                    nil)
            }
        }
        if isApart { vector_pop_group(context, opacity, 0) }
    }
}
