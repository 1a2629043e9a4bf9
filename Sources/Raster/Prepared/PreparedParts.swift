import CRaster
import CoreGraphics
import Drawing

/// What of a list is made once before its strips are drawn, for all workers, and kept while it stays: the edges of long
/// strokes, and blurred layers that are the same objects as in the frame before.
///
/// `collect` says what is missing, `Job`s are done by several workers at once, and while strips are drawn nothing changes.
final class PreparedParts: @unchecked Sendable {
    /// Shorter paths are stroked where they are drawn, in segments.
    static let longStroke = 500

    private var strokes: [PreparedStroke.Key: PreparedStroke] = [:]
    private var layers: [PreparedLayer.Key: PreparedLayer] = [:]
    /// Blurred layers that were seen, and in which frame last: one is worth keeping when it is seen a second time.
    private var seen: [PreparedLayer.Key: (layer: Layer, frame: Int)] = [:]
    private var frame = 0
    private var surface = RasterBox()

    /// In bytes, for either kind.
    private static let most = 96 << 20
    /// How many frames a part stays that is not drawn.
    private static let patience = 60
    private static let deepest = 256

    enum Job {
        case stroke(PreparedStroke)
        case layer(PreparedLayer)
    }

    func beginFrame(surface: RasterBox) {
        frame += 1
        if surface.isSame(self.surface) { return }
        strokes.removeAll()
        layers.removeAll()
        self.surface = surface
    }

    /// Looks for parts in what shows in `box`, and returns those that are still to be made.
    func collect(_ list: DisplayList, box: RasterBox, scale: CGFloat) -> [Job] {
        var jobs: [Job] = []
        if scale.isFinite, scale > 0 {
            collect(
                list.root, box: box, transform: CGAffineTransform(scaleX: scale, y: scale), depth: 0, into: &jobs)
        }
        return jobs
    }

    private func collect(
        _ chunk: DisplayChunk, box: RasterBox, transform: CGAffineTransform, depth: Int, into jobs: inout [Job]
    ) {
        guard depth < Self.deepest, transform.isFinite,
            RasterBox(around: chunk.bounds.applying(transform)).intersects(box)
        else { return }
        let items = chunk.items
        for index in items.indices {
            switch items[index] {
            case .chunk(let child):
                collect(child, box: box, transform: transform, depth: depth + 1, into: &jobs)
            case .layer(let layer):
                if layer.content.onlyItem != nil, layer.filters.isEmpty { continue }
                collect(layer, box: box, transform: transform, depth: depth, into: &jobs)
            case .stroke(let path, let style, _):
                guard case .elements(let elements) = path.storage, elements.verbs.count >= Self.longStroke,
                    let key = PreparedStroke.Key(elements, style, transform)
                else { continue }
                if let known = strokes[key] {
                    known.lastFrame = frame
                } else {
                    let made = PreparedStroke(elements, style, transform, box: surface, frame: frame)
                    strokes[key] = made
                    jobs.append(.stroke(made))
                }
            case .fill, .glyphs, .image: continue
            }
        }
    }

    private func collect(
        _ layer: Layer, box: RasterBox, transform: CGAffineTransform, depth: Int, into jobs: inout [Job]
    ) {
        guard layer.projection == nil, layer.opacity > 0 else { return }
        let inner = layer.transform.concatenating(transform)
        guard layer.isBlurred else {
            collect(layer.content, box: box, transform: inner, depth: depth + 1, into: &jobs)
            return
        }
        guard inner.isFinite, RasterBox(around: layer.bounds.applying(transform)).intersects(box) else { return }
        let key = PreparedLayer.Key(layer, inner)
        if let known = layers[key] {
            known.lastFrame = frame
        } else if let before = seen[key], before.frame < frame {
            let made = PreparedLayer(layer, inner, frame: frame)
            layers[key] = made
            jobs.append(.layer(made))
        } else {
            seen[key] = (layer, frame)
        }
    }

    /// Forgets what has not been drawn for a while, and everything when it takes too much.
    func endFrame() {
        if !seen.isEmpty { seen = seen.filter { frame - $0.value.frame < 2 } }
        guard frame % 16 == 0 else { return }
        if !strokes.isEmpty {
            strokes = strokes.filter { frame - $0.value.lastFrame < Self.patience }
            if strokes.values.reduce(0, { $0 + $1.size }) > Self.most { strokes.removeAll() }
        }
        if !layers.isEmpty {
            layers = layers.filter { frame - $0.value.lastFrame < Self.patience }
            if layers.values.reduce(0, { $0 + $1.size }) > Self.most { layers.removeAll() }
        }
    }

    /// The edges of a stroke, if they are known for all of a place's clip.
    func edges(of elements: PathBuffer, _ style: StrokeStyle, at place: RasterPlace) -> OpaquePointer? {
        guard elements.verbs.count >= Self.longStroke, surface.contains(place.clip.box),
            let key = PreparedStroke.Key(elements, style, place.transform)
        else { return nil }
        return strokes[key]?.edges
    }

    /// The pixels of a blurred layer, if they are known wherever `shown` is.
    func pixels(of layer: Layer, _ transform: CGAffineTransform, shown: RasterBox) -> RasterTarget? {
        if layers.isEmpty || !surface.contains(shown) { return nil }
        return layers[PreparedLayer.Key(layer, transform)]?.pixels
    }
}

extension Layer {
    var isBlurred: Bool {
        for case .blur(let radius, _) in filters where radius > 0 { return true }
        return false
    }
}

extension RasterBox {
    func isSame(_ other: RasterBox) -> Bool {
        left == other.left && top == other.top && right == other.right && bottom == other.bottom
    }
}
