import CCairo
import CoreGraphics
import Drawing

extension PDFWriter {
    func draw(_ run: GlyphRun, origin: CGPoint, _ paint: Paint, opacity: Double) {
        let box = run.bounds.offsetBy(dx: origin.x, dy: origin.y).bounded
        guard !box.isNull, run.size > 0, run.size.isFinite, run.glyphs.count == run.positions.count,
            !run.glyphs.isEmpty
        else { return }
        // Glyphs that are pictures, and fonts that cannot be embedded, are drawn for themselves.
        let isText = !run.isColored && !run.face.file.isEmpty
        guard isText, let font = vector_font(context, run.face.file, run.face.index) else {
            drawApart(run, origin: origin, paint, opacity: opacity)
            return
        }
        let clusters = TextClusters(run)
        withPaint(paint, opacity: opacity, over: box) { vectorPaint in
            run.glyphs.withUnsafeBufferPointer { glyphs in
                run.positions.withUnsafeBytes { points in
                    vector_glyphs(
                        context, font, run.size, run.shape.slant, run.shape.stretch, origin.x, origin.y,
                        glyphs.baseAddress,
                        points.baseAddress?.assumingMemoryBound(to: Double.self), glyphs.count, clusters.text,
                        clusters.bytes, clusters.glyphs, clusters.bytes.count, vectorPaint)
                }
            }
        }
    }

    private func drawApart(_ run: GlyphRun, origin: CGPoint, _ paint: Paint, opacity: Double) {
        for (glyph, position) in zip(run.glyphs, run.positions) {
            let x = origin.x + position.x
            let y = origin.y + position.y
            guard x.isFinite, y.isFinite else { continue }
            if let outline = run.face.outline(glyph: glyph, size: run.size) {
                let placed = outline.applying(run.shape.transform(to: x, y))
                fill(placed, FillStyle(), paint, opacity: opacity)
            } else if let picture = GlyphPicture(glyph, run) {
                draw(
                    picture.bitmap,
                    source: CGRect(x: 0, y: 0, width: picture.bitmap.width, height: picture.bitmap.height),
                    destination: picture.box.offsetBy(dx: x, dy: y), smooth: true, tint: nil, opacity: opacity)
            }
        }
    }
}

extension GlyphRun {
    /// Whether its glyphs are pictures and not outlines.
    var isColored: Bool {
        guard let glyph = glyphs.first(where: { $0 != 0 }) else { return false }
        return face.outline(glyph: glyph, size: size) == nil
    }
}

/// A colour glyph as an image, at four pixels a point.
struct GlyphPicture {
    let bitmap: Bitmap
    /// In points, relative to the glyph's origin.
    let box: CGRect

    init?(_ glyph: UInt32, _ run: GlyphRun) {
        let scale = min(4, 512 / run.size)
        guard let coverage = run.face.coverage(glyph: glyph, size: run.size * scale, quarter: 0), coverage.isColor,
            coverage.width > 0, coverage.height > 0, coverage.bytes.count == coverage.width * coverage.height * 4
        else { return nil }
        bitmap = Bitmap(width: coverage.width, height: coverage.height, bytes: coverage.bytes)
        box = CGRect(
            x: CGFloat(coverage.left) / scale, y: CGFloat(coverage.top) / scale,
            width: CGFloat(coverage.width) / scale, height: CGFloat(coverage.height) / scale)
    }
}
