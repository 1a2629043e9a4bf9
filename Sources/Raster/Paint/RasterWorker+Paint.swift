import CRaster
import CoreGraphics
import Drawing

extension RasterWorker {
    /// Calls with the paint as the kernels take it; not at all when it paints nothing.
    @inline(__always)
    func withRasterPaint(_ paint: Paint, at place: RasterPlace, _ body: (UnsafePointer<RasterPaint>) -> Void) {
        if case .color(let color) = paint {
            let value = color.premultiplied(opacity: place.opacity)
            if value == 0 { return }
            var made = RasterPaint()
            made.kind = Int32(RasterPaintSolid)
            made.color = value
            made.mode = place.mode
            body(&made)
            return
        }
        withGradient(paint, at: place, body)
    }

    private func withGradient(_ paint: Paint, at place: RasterPlace, _ body: (UnsafePointer<RasterPaint>) -> Void) {
        guard place.transform.isFinite, place.transform.determinant != 0 else { return }
        let inverse = place.transform.inverted()
        guard inverse.isFinite else { return }
        var made = RasterPaint()
        let stops: [ColorStop]
        /// From the item's coordinates to the gradient's.
        let own: CGAffineTransform
        switch paint {
        case .color: return
        case .linearGradient(let colors, let start, let end):
            stops = colors
            made.kind = Int32(RasterPaintLinear)
            let dx = end.x - start.x
            let dy = end.y - start.y
            let square = dx * dx + dy * dy
            guard square.isFinite, start.x.isFinite, start.y.isFinite else { return }
            if square == 0 {
                // Everything lies beyond the end.
                own = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0)
            } else {
                own = CGAffineTransform(
                    a: dx / square, b: 0, c: dy / square, d: 0, tx: -(start.x * dx + start.y * dy) / square, ty: 0)
            }
        case .radialGradient(let colors, let center, let startRadius, let endRadius, let aspect):
            guard aspect.isFinite, aspect > 0 else { return }
            guard center.x.isFinite, center.y.isFinite, startRadius.isFinite, endRadius.isFinite else { return }
            stops = colors
            made.kind = Int32(RasterPaintRadial)
            made.start = startRadius
            made.end = endRadius == startRadius ? startRadius + 1e-9 : endRadius
            own = CGAffineTransform(a: 1, b: 0, c: 0, d: 1 / aspect, tx: -center.x, ty: -center.y / aspect)
        case .angularGradient(let colors, let center, let startAngle, let endAngle):
            guard center.x.isFinite, center.y.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
            stops = colors
            made.kind = Int32(RasterPaintAngular)
            made.start = startAngle
            made.end = endAngle == startAngle ? 1e-9 : endAngle - startAngle
            own = CGAffineTransform(translationX: -center.x, y: -center.y)
        }
        guard !stops.isEmpty else { return }
        let map = inverse.concatenating(own)
        made.mode = place.mode
        made.opacity = 255
        made.isOpaque = place.opacity >= 1 && stops.allSatisfy { $0.color.opacity >= 1 } ? 1 : 0
        made.a = map.a
        made.b = map.b
        made.c = map.c
        made.d = map.d
        made.tx = map.tx
        made.ty = map.ty
        ramps.ramp(stops, opacity: place.opacity).withUnsafeBufferPointer { ramp in
            made.ramp = ramp.baseAddress
            body(&made)
        }
    }
}
