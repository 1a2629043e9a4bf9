import CRaster
import CoreGraphics
import Drawing

/// Draws on one thread, with its own caches and working memory.
final class RasterWorker {
    let scratch: OpaquePointer
    let pool: GroupPool
    let glyphs = GlyphCache()
    let ramps = RampCache()
    let images = ImageLevelCache()
    let shadows = ShadowCache()
    let parts: PreparedParts

    /// How deep chunks and layers may lie in each other before the rest is refused.
    static let deepest = 3000
    private var depth = 0

    /// `mostKept`: how much memory of groups to keep from frame to frame, in bytes.
    init(mostKept: Int, parts: PreparedParts) {
        self.parts = parts
        guard let memory = raster_scratch_create() else { fatalError("No memory for a renderer.") }
        scratch = memory
        pool = GroupPool(mostKept: mostKept)
    }

    deinit {
        raster_scratch_destroy(scratch)
    }

    /// Draws what lies in `box`, which is within the target's.
    func draw(_ list: DisplayList, into target: RasterTarget, box: RasterBox, scale: CGFloat) {
        withUnsafePointer(to: target) { raster_clear($0, box, list.background.premultiplied(opacity: 1)) }
        guard scale.isFinite, scale > 0 else { return }
        let place = RasterPlace(
            target: target, clip: RasterClip(box: box, mask: nil, maskStride: 0, maskBox: box),
            transform: CGAffineTransform(scaleX: scale, y: scale), opacity: 1)
        depth = 0
        draw(list.root, at: place)
    }

    func make(_ job: PreparedParts.Job, surface: RasterBox) {
        depth = 0
        switch job {
        case .stroke(let stroke): stroke.make(self)
        case .layer(let layer): layer.make(self, surface: surface)
        }
    }

    func endFrame() {
        images.endFrame()
    }

    func draw(_ chunk: DisplayChunk, at place: RasterPlace) {
        guard place.shows(chunk.bounds) else { return }
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest {
            DrawingReport.once("Layers nest more than \(Self.deepest) deep; those further in are not drawn.")
            return
        }
        let items = chunk.items
        for index in items.indices {
            draw(items[index], at: place)
        }
    }

    @inline(__always)
    func draw(_ item: DisplayItem, at place: RasterPlace) {
        switch item {
        case .fill(let path, let style, let paint):
            fill(path, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased, paint, at: place)
        case .stroke(let path, let style, let paint):
            stroke(path, style, paint, at: place)
        case .glyphs(let run, let origin, let paint):
            draw(run, origin: origin, paint, at: place)
        case .image(let image, let source, let destination, let smooth, let tint):
            draw(image, source: source, destination: destination, smooth: smooth, tint: tint, at: place)
        case .chunk(let chunk):
            draw(chunk, at: place)
        case .layer(let layer):
            draw(layer, at: place)
        }
    }
}
