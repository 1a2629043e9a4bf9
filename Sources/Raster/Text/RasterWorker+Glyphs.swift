import CRaster
import CoreGraphics
import Drawing

extension RasterWorker {
    /// Above this size, in pixels, glyphs are filled as paths.
    static let largestCachedGlyph: CGFloat = 200

    func draw(_ run: GlyphRun, origin: CGPoint, _ paint: Paint, at place: RasterPlace) {
        let bounds = run.bounds.offsetBy(dx: origin.x, dy: origin.y)
        guard place.shows(bounds.bounded), run.size > 0, run.glyphs.count == run.positions.count else { return }
        let transform = place.transform
        if case .color(let color) = paint, transform.isScaleAndTranslation, transform.a > 0,
            abs(transform.a - transform.d) <= 1e-6 * transform.a, run.size * transform.a <= Self.largestCachedGlyph
        {
            drawCached(run, origin: origin, color: color, at: place)
        } else {
            drawOutlines(run, origin: origin, paint, at: place)
        }
    }

    private func drawCached(_ run: GlyphRun, origin: CGPoint, color: PaintColor, at place: RasterPlace) {
        let value = color.premultiplied(opacity: place.opacity)
        if value == 0 { return }
        let transform = place.transform
        let size = run.size * transform.a
        let table = glyphs.table(face: run.face.id, size: size, shape: run.shape)
        let tx = origin.x * transform.a + transform.tx
        let ty = origin.y * transform.d + transform.ty
        let count = run.glyphs.count
        run.glyphs.withUnsafeBufferPointer { ids in
            run.positions.withUnsafeBytes { points in
                let positions = points.baseAddress?.assumingMemoryBound(to: Double.self)
                withPixels(of: place) { target, clip in
                    var next = 0
                    while next < count {
                        var quarter: Int32 = 0
                        next = raster_draw_glyphs(
                            table.memory, target, clip, ids.baseAddress, positions, next, count, transform.a,
                            transform.d, tx, ty, value, &quarter)
                        if next < count {
                            table.insert(
                                coverage(of: ids[next], run, size: size, quarter: Int(quarter)), glyph: ids[next],
                                quarter: Int(quarter))
                        }
                    }
                }
            }
        }
    }

    private func coverage(of glyph: UInt32, _ run: GlyphRun, size: CGFloat, quarter: Int) -> GlyphCoverage? {
        if run.shape == .plain { return run.face.coverage(glyph: glyph, size: size, quarter: quarter) }
        // A face that lacks a style: its outline is shaped and scanned here. One without an outline stays as it is.
        guard let outline = run.face.outline(glyph: glyph, size: size) else {
            return run.face.coverage(glyph: glyph, size: size, quarter: quarter)
        }
        let shaped = outline.applying(run.shape.transform(to: CGFloat(quarter) / 4))
        let box = RasterBox(around: shaped.controlBox)
        guard !box.isEmpty, box.width < 4096, box.height < 4096 else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: box.width * box.height) { buffer, count in
            buffer.initialize(repeating: 0)
            var clip = RasterClip(box: box, mask: nil, maskStride: 0, maskBox: box)
            withRasterPath(shaped.elements, transform: .identity, isEvenOdd: false, isAntialiased: true) { path in
                raster_mask_path(scratch, buffer.baseAddress, box.width, &clip, path)
            }
            count = box.width * box.height
        }
        return GlyphCoverage(
            width: box.width, height: box.height, left: Int(box.left), top: Int(box.top), isColor: false,
            bytes: bytes)
    }

    private func drawOutlines(_ run: GlyphRun, origin: CGPoint, _ paint: Paint, at place: RasterPlace) {
        withRasterPaint(paint, at: place) { rasterPaint in
            for (glyph, position) in zip(run.glyphs, run.positions) {
                let x = origin.x + position.x
                let y = origin.y + position.y
                guard let outline = glyphs.outline(of: glyph, face: run.face, size: run.size) else {
                    drawColored(glyph, run, x: x, y: y, at: place)
                    continue
                }
                guard !outline.controlBox.isNull else { continue }
                var glyphPlace = place
                glyphPlace.transform = run.shape.transform(to: x, y).concatenating(place.transform)
                guard glyphPlace.shows(outline.controlBox) else { continue }
                fill(outline.elements, isEvenOdd: false, isAntialiased: true, rasterPaint, at: glyphPlace)
            }
        }
    }

    /// A glyph that only has colours, as an image.
    private func drawColored(_ glyph: UInt32, _ run: GlyphRun, x: CGFloat, y: CGFloat, at place: RasterPlace) {
        let scale = min(max(place.scale, 1e-3), Self.largestCachedGlyph / run.size)
        guard let coverage = run.face.coverage(glyph: glyph, size: run.size * scale, quarter: 0), coverage.isColor,
            coverage.bytes.count == coverage.width * coverage.height * 4
        else { return }
        let width = CGFloat(coverage.width)
        let height = CGFloat(coverage.height)
        draw(
            Bitmap(width: coverage.width, height: coverage.height, bytes: coverage.bytes), level: 0,
            source: CGRect(x: 0, y: 0, width: width, height: height),
            destination: CGRect(
                x: x + CGFloat(coverage.left) / scale, y: y + CGFloat(coverage.top) / scale, width: width / scale,
                height: height / scale),
            smooth: true, tint: nil, at: place)
    }
}
