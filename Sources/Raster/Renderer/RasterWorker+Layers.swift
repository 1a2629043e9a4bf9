import CRaster
import CoreGraphics
import Drawing

extension RasterWorker {
    func draw(_ layer: Layer, at place: RasterPlace) {
        guard place.shows(layer.bounds) else { return }
        if let projection = layer.projection {
            draw(layer, seenBy: projection, at: place)
            return
        }
        var inner = place
        inner.transform = layer.transform.concatenating(place.transform)
        guard inner.transform.isFinite else { return }
        inner.opacity = max(0, min(1, layer.opacity)) * place.opacity
        let isPlain = layer.filters.isEmpty && layer.mask == nil && layer.shadow == nil
        if isPlain ? drawAlone(layer, at: inner) : drawWithOwnShadow(layer, at: inner) { return }
        if isPlain, layer.blendMode == .normal, !layer.isGroup || layer.content.isUnit,
            inner.opacity >= 1 || layer.content.isUnit
        {
            guard let clip = layer.clip else {
                draw(layer.content, at: inner)
                return
            }
            withClip(clip, at: inner) { draw(layer.content, at: $0) }
        } else {
            drawGroup(layer, at: inner)
        }
    }

    /// A layer of one thing is drawn without pixels of its own: that thing meets what is behind by itself. Returns whether
    /// the layer was one.
    private func drawAlone(_ layer: Layer, at place: RasterPlace) -> Bool {
        guard layer.clip != nil || layer.blendMode != .normal, let item = layer.content.onlyItem else { return false }
        var place = place
        if layer.blendMode != .normal {
            guard place.mode == RasterBlendNormal, raster_paints_in(layer.blendMode.kernelMode) != 0 else {
                return false
            }
            place.mode = layer.blendMode.kernelMode
        }
        draw(item, cutTo: layer.clip, at: place)
        return true
    }

    /// What lies in a rectangle that the clip does not leave is drawn in the clip's shape, without a mask.
    private func draw(_ item: DisplayItem, cutTo clip: Clip?, at place: RasterPlace) {
        guard let clip else {
            draw(item, at: place)
            return
        }
        switch item {
        case .image(let image, let source, let destination, let smooth, let tint)
        where destination.contains(clip.path.controlBox):
            guard place.shows(clip.path.controlBox) else { return }
            draw(image, source: source, destination: destination, smooth: smooth, tint: tint, in: clip, at: place)
        case .fill(let path, _, let paint):
            if case .rect(let rect) = path.storage, rect.contains(clip.path.controlBox) {
                fill(
                    clip.path, isEvenOdd: clip.style.isEOFilled, isAntialiased: clip.style.isAntialiased, paint,
                    at: place)
            } else {
                withClip(clip, at: place) { draw(item, at: $0) }
            }
        default:
            withClip(clip, at: place) { draw(item, at: $0) }
        }
    }

    /// Draws the content apart, applies the effects from the inside out, and puts the result into the place's pixels.
    private func drawGroup(_ layer: Layer, at place: RasterPlace) {
        let bounds = layer.content.bounds
        let scale = place.scale
        let shadow = layer.shadow.flatMap { $0.color.opacity > 0 ? $0 : nil }

        // What shows of it in the end, and what of it has to be known for that.
        let shown = place.deviceBox(layer.effectBounds(of: bounds)).intersection(place.clip.box)
        guard !shown.isEmpty else { return }
        var needed = shown
        var shadowMove: (x: Int32, y: Int32) = (0, 0)
        var shadowReach: Int32 = 0
        if let shadow {
            let offset = shadow.offset.applying(place.transform)
            func whole(_ value: CGFloat) -> Int32 { value.isNaN ? 0 : Int32(max(-1e6, min(1e6, value.rounded()))) }
            shadowMove = (whole(offset.width), whole(offset.height))
            shadowReach = raster_blur_reach(shadow.radius * scale)
            needed = needed.union(shown.moved(x: -shadowMove.x, y: -shadowMove.y).grown(by: shadowReach))
        }
        if shadow == nil, layer.isBlurred,
            let ready = parts.pixels(of: layer, place.transform, shown: shown)
        {
            cut(ready, to: layer.clip, layer.blendMode, at: place)
            return
        }
        let box = groupBox(of: layer, needed: needed, at: place)
        guard !box.isEmpty else { return }
        withPixels(box) { group in
            guard let group else {
                DrawingReport.once(
                    "Groups are too many in each other, or too large; some are drawn without being composited apart.")
                draw(layer.content, at: place)
                return
            }
            drawContent(of: layer, into: group, at: place)
            guard let shadow else {
                cut(group, to: layer.clip, layer.blendMode, at: place)
                return
            }
            if let clip = layer.clip {
                withUnsafePointer(to: group) { pixels in
                    var wasClipped = false
                    withClip(clip, at: place.inside(group)) { clipped in
                        wasClipped = true
                        withUnsafePointer(to: clipped.clip) { raster_multiply_by_clip(pixels, $0) }
                    }
                    if !wasClipped { raster_clear(pixels, box, 0) }
                }
            }
            func drawBoth(at place: RasterPlace) {
                draw(shadow, of: group, moved: shadowMove, reach: shadowReach, in: shown, at: place)
                composite(group, .normal, at: place)
            }
            if place.opacity >= 1, layer.blendMode == .normal {
                drawBoth(at: place)
                return
            }
            withPixels(shown) { both in
                guard let both else { return }
                var apart = place
                apart.target = both
                apart.clip = RasterClip(box: shown, mask: nil, maskStride: 0, maskBox: shown)
                apart.opacity = 1
                drawBoth(at: apart)
                composite(both, layer.blendMode, at: place)
            }
        }
    }

    /// The pixels that a layer's content needs so that what shows of it in `needed` is known.
    func groupBox(of layer: Layer, needed: RasterBox, at place: RasterPlace) -> RasterBox {
        var box = place.deviceBox(layer.content.bounds)
        var reach: Int32 = 0
        for case .blur(let radius, let isOpaque) in layer.filters {
            let filterReach = raster_blur_reach(radius * place.scale)
            reach += filterReach
            if !isOpaque { box = box.grown(by: filterReach) }
        }
        return box.intersection(needed.grown(by: reach))
    }

    /// Draws the content into pixels of its own, and applies filters and mask to them.
    func drawContent(of layer: Layer, into group: RasterTarget, at place: RasterPlace) {
        let inner = place.inside(group)
        draw(layer.content, at: inner)
        withUnsafePointer(to: group) { pixels in
            for filter in layer.filters {
                switch filter {
                case .blur(let radius, let isOpaque): raster_blur_pixels(pixels, radius * place.scale, isOpaque ? 1 : 0)
                case .color(let matrix): raster_apply_color_matrix(pixels, matrix.factors)
                case .luminanceToAlpha: raster_luminance_to_alpha(pixels)
                }
            }
        }
        if let mask = layer.mask { apply(mask, to: group, at: inner) }
    }

    private func cut(_ group: RasterTarget, to clip: Clip?, _ mode: BlendMode, at place: RasterPlace) {
        if let clip {
            withClip(clip, at: place) { composite(group, mode, at: $0) }
        } else {
            composite(group, mode, at: place)
        }
    }

    /// Draws the content upright and apart, as large as the layer is on the device without the projection, and looks up
    /// from each pixel where it comes from. All of the content is drawn, so that the bits do not depend on the damage.
    private func draw(_ layer: Layer, seenBy projection: ProjectionTransform, at place: RasterPlace) {
        let scale = place.scale
        let device = ProjectionTransform(place.transform)
        let upright = CGAffineTransform(scaleX: scale, y: scale)
        let way = ProjectionTransform(upright).inverted().concatenating(projection).concatenating(device)
        let box = RasterBox(around: layer.content.bounds.applying(upright))
        guard scale > 0, way.isInvertible, !box.isEmpty else { return }
        let back = way.inverted()
        withPixels(box) { group in
            var inner = place
            inner.transform = upright
            guard let group else {
                DrawingReport.once("A projected layer is too large to be drawn.")
                return
            }
            inner.target = group
            inner.clip = RasterClip(box: box, mask: nil, maskStride: 0, maskBox: box)
            inner.opacity = 1
            inner.mode = Int32(RasterBlendNormal)
            draw(layer.content, at: inner)
            let opacity = Int32(max(0, min(1, layer.opacity)) * place.opacity * 255 + 0.5)
            var shown = place
            shown.clip.box = place.deviceBox(layer.bounds).intersection(place.clip.box)
            guard opacity > 0, !shown.clip.box.isEmpty else { return }
            let numbers = [
                back.m11, back.m12, back.m13, back.m21, back.m22, back.m23, back.m31, back.m32, back.m33,
            ].map { Double($0) }
            withUnsafePointer(to: group) { source in
                withPixels(of: shown) {
                    raster_composite_projected($0, $1, source, numbers, ProjectionTransform.nearest, opacity)
                }
            }
        }
    }

    private func apply(_ mask: DisplayChunk, to group: RasterTarget, at place: RasterPlace) {
        let box = place.deviceBox(mask.bounds).intersection(group.box)
        withUnsafePointer(to: group) { pixels in
            guard !box.isEmpty else {
                raster_clear(pixels, group.box, 0)
                return
            }
            withPixels(box) { made in
                guard let made else { return }
                var inner = place
                inner.target = made
                inner.clip = RasterClip(box: box, mask: nil, maskStride: 0, maskBox: box)
                draw(mask, at: inner)
                withUnsafePointer(to: made) { raster_multiply_by_alpha(pixels, $0) }
            }
        }
    }

    private func draw(
        _ shadow: Shadow, of group: RasterTarget, moved: (x: Int32, y: Int32), reach: Int32, in shown: RasterBox,
        at place: RasterPlace
    ) {
        // No farther out than the group's own pixels throw it.
        let box = group.box.moved(x: moved.x, y: moved.y).grown(by: reach).intersection(shown.grown(by: reach))
        let color = shadow.color.premultiplied(opacity: 1)
        guard !box.isEmpty, color != 0, let block = pool.take(box.width * box.height) else { return }
        defer { pool.giveBack(block) }
        var clipped = place
        clipped.clip.box = place.clip.box.intersection(shown)
        withUnsafePointer(to: group) { raster_copy_alpha(block.bytes, box.width, box, $0, moved.x, moved.y) }
        raster_blur_mask(block.bytes, box.width, box, shadow.radius * place.scale)
        withPixels(of: clipped) { raster_fill_mask($0, $1, block.bytes, box.width, box, color) }
    }

    private func composite(_ group: RasterTarget, _ mode: BlendMode, at place: RasterPlace) {
        let opacity = Int32(place.opacity * 255 + 0.5)
        if opacity == 0 { return }
        let mode = mode == .normal ? place.mode : mode.kernelMode
        withUnsafePointer(to: group) { source in
            withPixels(of: place) { raster_composite($0, $1, source, opacity, mode) }
        }
    }

    /// Calls with clear pixels for a box; with nil when too many are out.
    private func withPixels(_ box: RasterBox, _ body: (RasterTarget?) -> Void) {
        let stride = (box.width * 4 + 63) & ~63
        guard let block = pool.take(stride * box.height) else {
            body(nil)
            return
        }
        defer { pool.giveBack(block) }
        memset(block.memory, 0, stride * box.height)
        body(RasterTarget(pixels: block.bytes, stride: stride, box: box))
    }

    /// Calls with the place cut to the clip; not at all when nothing of it is left.
    private func withClip(_ clip: Clip, at place: RasterPlace, _ body: (RasterPlace) -> Void) {
        let bounds = clip.path.controlBox
        guard place.shows(bounds) else { return }
        var inner = place
        if case .rect(let rect) = clip.path.storage, place.transform.isScaleAndTranslation {
            let device = rect.applying(place.transform).bounded
            let edges = [device.minX, device.minY, device.maxX, device.maxY]
            // Nearer to a whole pixel than coverage can tell.
            if !clip.style.isAntialiased || edges.allSatisfy({ abs($0 - $0.rounded()) < 1.0 / 512 }) {
                let whole = CGRect(
                    x: device.minX.rounded(), y: device.minY.rounded(),
                    width: device.maxX.rounded() - device.minX.rounded(),
                    height: device.maxY.rounded() - device.minY.rounded())
                inner.clip.box = place.clip.box.intersection(RasterBox(around: whole))
                if !inner.clip.box.isEmpty { body(inner) }
                return
            }
        }
        let box = place.deviceBox(bounds).intersection(place.clip.box)
        guard !box.isEmpty else { return }
        guard let block = pool.take(box.width * box.height) else {
            DrawingReport.once("Too many clips in each other; those further in are drawn as boxes.")
            inner.clip.box = box
            body(inner)
            return
        }
        defer { pool.giveBack(block) }
        var outer = place.clip
        outer.box = box
        if clip.style.isAntialiased, var rounded = RasterRounded(clip.path, transform: place.transform) {
            raster_mask_rounded(scratch, block.bytes, box.width, &outer, &rounded)
        } else {
            memset(block.memory, 0, box.width * box.height)
            withRasterPath(
                clip.path.elements, transform: place.transform, isEvenOdd: clip.style.isEOFilled,
                isAntialiased: clip.style.isAntialiased
            ) { path in
                raster_mask_path(scratch, block.bytes, box.width, &outer, path)
            }
        }
        inner.clip = RasterClip(box: box, mask: block.bytes, maskStride: box.width, maskBox: box)
        body(inner)
    }
}
