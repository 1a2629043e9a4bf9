import CRaster
import CoreGraphics
import Drawing

extension RasterWorker {
    /// Draws a layer that is one opaque rounded rectangle with a shadow: the shadow's mask depends on the shape alone, and
    /// is found again for all that are of the same size. Returns whether the layer was one.
    func drawWithOwnShadow(_ layer: Layer, at place: RasterPlace) -> Bool {
        guard let shadow = layer.shadow, layer.filters.isEmpty, layer.mask == nil, layer.clip == nil,
            layer.blendMode == .normal, place.mode == RasterBlendNormal, place.opacity >= 1,
            case .fill(let path, let style, let paint)? = layer.content.onlyItem, style.isAntialiased, paint.isOpaque,
            let shape = RasterRounded(path, transform: place.transform)
        else { return false }
        let offset = shadow.offset.applying(place.transform)
        guard offset.width.isFinite, offset.height.isFinite, abs(offset.width) < 1e6, abs(offset.height) < 1e6
        else { return false }
        let color = shadow.color.premultiplied(opacity: 1)
        if color != 0 {
            guard let mask = shadows.mask(of: shape, deviation: shadow.radius * place.scale, scratch) else {
                return false
            }
            let box = mask.box.moved(
                x: Int32(shape.left.rounded(.down)) + Int32(offset.width.rounded()),
                y: Int32(shape.top.rounded(.down)) + Int32(offset.height.rounded()))
            withPixels(of: place) { raster_fill_mask($0, $1, mask.bytes, box.width, box, color) }
        }
        fill(path, isEvenOdd: style.isEOFilled, isAntialiased: true, paint, at: place)
        return true
    }
}

extension Paint {
    /// Whether nothing shows through anywhere.
    fileprivate var isOpaque: Bool {
        switch self {
        case .color(let color): color.opacity >= 1
        case .linearGradient(let stops, _, _), .angularGradient(let stops, _, _, _):
            !stops.isEmpty && stops.allSatisfy { $0.color.opacity >= 1 }
        case .radialGradient(let stops, _, _, _, _): !stops.isEmpty && stops.allSatisfy { $0.color.opacity >= 1 }
        }
    }
}
