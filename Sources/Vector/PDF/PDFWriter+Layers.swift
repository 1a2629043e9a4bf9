import CCairo
import CRaster
import CoreGraphics
import Drawing

extension PDFWriter {
    func draw(_ layer: Layer, opacity: Double) {
        guard !layer.bounds.isNull, layer.transform.determinant != 0 else { return }
        let opacity = max(0, min(1, layer.opacity)) * opacity
        vector_save(context)
        defer { vector_restore(context) }
        if layer.projection != nil {
            VectorReport.once("PDF keeps parallel lines parallel; a layer seen in perspective is drawn without it.")
        }
        let t = layer.flatTransform
        vector_transform(context, t.a, t.b, t.c, t.d, t.tx, t.ty)
        let shadow = layer.shadow.flatMap { $0.color.opacity > 0 ? $0 : nil }
        let isPlain = layer.filters.isEmpty && layer.mask == nil && shadow == nil && layer.blendMode == .normal
        if isPlain, !layer.isGroup || layer.content.isUnit, opacity >= 1 || layer.content.isUnit {
            if let clip = layer.clip { self.clip(clip) }
            draw(layer.content, opacity: opacity)
            return
        }
        if layer.blendMode == .plusDarker {
            VectorReport.once("PDF has no blend mode plusDarker; multiply is drawn instead.")
        }
        groupDepth += 1
        defer { groupDepth -= 1 }
        guard groupDepth <= Self.deepestGroup else {
            VectorReport.once("Too many groups in each other; some are drawn without being composited apart.")
            if let clip = layer.clip { self.clip(clip) }
            draw(layer.content, opacity: opacity)
            return
        }
        // A mask alone makes its own group; one more is needed for what comes after, if it is for several things.
        if let mask = layer.mask, shadow == nil {
            if let clip = layer.clip { self.clip(clip) }
            vector_push_group(context)
            drawFiltered(layer)
            vector_push_group(context)
            draw(mask, opacity: 1)
            vector_pop_mask(context, opacity, layer.blendMode.number)
            return
        }
        vector_push_group(context)
        if let shadow { draw(shadow, of: layer) }
        drawMasked(layer)
        vector_pop_group(context, opacity, layer.blendMode.number)
    }

    private func clip(_ clip: Clip) {
        if clip.path.controlBox.isNull {
            withPath(Path(CGRect.zero), isEvenOdd: false, isAntialiased: true) { vector_clip(context, $0) }
            return
        }
        withPath(clip.path, isEvenOdd: clip.style.isEOFilled, isAntialiased: clip.style.isAntialiased) {
            vector_clip(context, $0)
        }
    }

    /// The content under filters, mask and clip.
    private func drawMasked(_ layer: Layer) {
        vector_save(context)
        defer { vector_restore(context) }
        if let clip = layer.clip { self.clip(clip) }
        guard let mask = layer.mask else {
            drawFiltered(layer)
            return
        }
        vector_push_group(context)
        drawFiltered(layer)
        vector_push_group(context)
        draw(mask, opacity: 1)
        vector_pop_mask(context, 1, 0)
    }

    private func drawFiltered(_ layer: Layer) {
        var box = layer.content.bounds
        for filter in layer.filters { box = box.grown(by: filter.reach) }
        let visible = layer.filters.filter { $0.isVisible }
        guard !visible.isEmpty else {
            draw(layer.content, opacity: 1)
            return
        }
        drawPicture(box) { writer, scale, pixels in
            writer.draw(layer.content, opacity: 1)
            for filter in visible {
                withUnsafePointer(to: pixels()) {
                    switch filter {
                    case .blur(let radius, let isOpaque): _ = raster_blur_pixels($0, radius * scale, isOpaque ? 1 : 0)
                    case .color(let matrix): raster_apply_color_matrix($0, matrix.factors)
                    case .luminanceToAlpha: raster_luminance_to_alpha($0)
                    }
                }
            }
        }
    }

    private func draw(_ shadow: Shadow, of layer: Layer) {
        let content = Layer(content: layer.content, filters: layer.filters, mask: layer.mask, clip: layer.clip)
        let box = content.bounds.grown(by: max(0, shadow.radius) * 3 + 1)
        guard shadow.offset.width.isFinite, shadow.offset.height.isFinite else { return }
        vector_save(context)
        vector_transform(context, 1, 0, 0, 1, shadow.offset.width, shadow.offset.height)
        drawPicture(box, tint: shadow.color) { writer, scale, pixels in
            writer.draw(content, opacity: 1)
            if shadow.radius > 0, shadow.radius.isFinite {
                withUnsafePointer(to: pixels()) { _ = raster_blur_pixels($0, shadow.radius * scale, 0) }
            }
        }
        vector_restore(context)
    }

    /// The most pixels that one side of a picture in a document gets.
    private static let longestPicture: CGFloat = 4096

    /// Draws into pixels for `box`, and puts them into the document.
    private func drawPicture(
        _ box: CGRect, tint: PaintColor? = nil, _ body: (PDFWriter, CGFloat, () -> RasterTarget) -> Void
    ) {
        let box = box.intersection(CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000))
        guard !box.isNull, box.width > 0, box.height > 0 else { return }
        let scale = min(4, Self.longestPicture / max(box.width, box.height))
        guard let canvas = PDFCanvas(picture: box, scale: scale) else { return }
        let writer = PDFWriter(canvas: canvas)
        writer.depth = depth
        writer.groupDepth = groupDepth
        var width: Int32 = 0
        var height: Int32 = 0
        var stride = 0
        func pixels() -> RasterTarget {
            let bytes = vector_pixels(canvas.context, &width, &height, &stride)
            return RasterTarget(
                pixels: bytes, stride: stride, box: RasterBox(left: 0, top: 0, right: width, bottom: height))
        }
        guard pixels().pixels != nil else { return }
        body(writer, scale, pixels)
        guard let bytes = pixels().pixels else { return }
        var copy = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
        copy.withUnsafeMutableBytes { buffer in
            for row in 0..<Int(height) {
                buffer.baseAddress.map { _ = memcpy($0 + row * Int(width) * 4, bytes + row * stride, Int(width) * 4) }
            }
        }
        let size = CGSize(width: Int(width), height: Int(height))
        draw(
            Bitmap(width: Int(width), height: Int(height), bytes: copy), source: CGRect(origin: .zero, size: size),
            destination: CGRect(x: box.minX, y: box.minY, width: size.width / scale, height: size.height / scale),
            smooth: true, tint: tint, opacity: 1)
    }
}

extension Filter {
    var isVisible: Bool {
        switch self {
        case .blur(let radius, _): radius > 0 && radius.isFinite
        case .color, .luminanceToAlpha: true
        }
    }
}

extension BlendMode {
    /// Its place in the enumeration.
    var number: Int32 {
        let all: [BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter,
        ]
        return Int32(all.firstIndex(of: self) ?? 0)
    }
}
