import CRaster
import CoreGraphics
import Drawing

extension RasterWorker {
    func fill(_ path: Path, isEvenOdd: Bool, isAntialiased: Bool, _ paint: Paint, at place: RasterPlace) {
        let box = path.controlBox
        guard place.shows(box) else { return }
        withRasterPaint(paint, at: place) { paint in
            fill(path, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, paint, at: place)
        }
    }

    func fill(
        _ path: Path, isEvenOdd: Bool, isAntialiased: Bool, _ paint: UnsafePointer<RasterPaint>, at place: RasterPlace
    ) {
        if case .rect(let rect) = path.storage, place.transform.isScaleAndTranslation {
            let device = rect.applying(place.transform)
            withPixels(of: place) { target, clip in
                raster_fill_rect(
                    scratch, target, clip, device.minX, device.minY, device.maxX, device.maxY,
                    isAntialiased ? 1 : 0, paint)
            }
            return
        }
        fill(path.elements, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased, paint, at: place)
    }

    func fill(
        _ elements: PathBuffer, isEvenOdd: Bool, isAntialiased: Bool, _ paint: UnsafePointer<RasterPaint>,
        at place: RasterPlace
    ) {
        withRasterPath(
            elements, transform: place.transform, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased
        ) { path in
            withPixels(of: place) { target, clip in
                raster_fill_path(scratch, target, clip, path, paint)
            }
        }
    }

    func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, at place: RasterPlace) {
        guard place.shows(path.strokeBox(style)) else { return }
        withRasterPaint(paint, at: place) { paint in
            if let outline = simpleOutline(of: path, style) {
                fill(outline, isEvenOdd: true, isAntialiased: true, paint, at: place)
                return
            }
            let stroker = PathStroker(
                width: style.lineWidth, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit,
                dash: style.dash, dashPhase: style.dashPhase, tolerance: 0.02 / max(place.scale, 1e-6))
            fill(stroker.outline(of: path.elements), isEvenOdd: false, isAntialiased: true, paint, at: place)
        }
    }

    /// The frame between two shapes of the same kind, where a stroke is one: rectangles, circles and rectangles
    /// with circular corners.
    private func simpleOutline(of path: Path, _ style: StrokeStyle) -> PathBuffer? {
        guard style.dash.isEmpty else { return nil }
        let half = style.lineWidth / 2
        var outline = PathBuffer(capacity: 24)
        switch path.storage {
        case .rect(let rect):
            guard style.lineJoin == .miter, style.miterLimit >= 1.415, rect.width > 0, rect.height > 0 else {
                return nil
            }
            outline.addRect(rect.grown(by: half))
            if rect.width > style.lineWidth, rect.height > style.lineWidth {
                outline.addRect(rect.grown(by: -half))
            }
        case .ellipse(let rect):
            guard rect.width == rect.height, rect.width > style.lineWidth else { return nil }
            outline.addEllipse(rect.grown(by: half))
            outline.addEllipse(rect.grown(by: -half))
        case .roundedRect(let rounded):
            let radius = rounded.corners.width
            guard rounded.style == .circular, radius == rounded.corners.height, radius >= half,
                rounded.rect.width > style.lineWidth, rounded.rect.height > style.lineWidth
            else { return nil }
            for amount in [half, -half] {
                outline.addRoundedRect(
                    RoundedRect(
                        rect: rounded.rect.grown(by: amount),
                        corners: CGSize(width: radius + amount, height: radius + amount), style: .circular))
            }
        default: return nil
        }
        return outline
    }

    /// Calls with the elements as the kernels take them; not at all when the transform is not finite.
    func withRasterPath(
        _ elements: PathBuffer, transform: CGAffineTransform, isEvenOdd: Bool, isAntialiased: Bool,
        _ body: (UnsafePointer<RasterPath>) -> Void
    ) {
        guard transform.isFinite, !elements.isEmpty else { return }
        elements.verbs.withUnsafeBytes { verbs in
            elements.points.withUnsafeBytes { points in
                // A verb's byte is its place in the enum, a point is two doubles.
                var path = RasterPath(
                    verbs: verbs.baseAddress?.assumingMemoryBound(to: UInt8.self), verbCount: verbs.count,
                    points: points.baseAddress?.assumingMemoryBound(to: Double.self), a: transform.a, b: transform.b,
                    c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty,
                    isEvenOdd: isEvenOdd ? 1 : 0, isAntialiased: isAntialiased ? 1 : 0)
                body(&path)
            }
        }
    }

    @inline(__always)
    func withPixels(of place: RasterPlace, _ body: (UnsafePointer<RasterTarget>, UnsafePointer<RasterClip>) -> Void) {
        withUnsafePointer(to: place.target) { target in
            withUnsafePointer(to: place.clip) { clip in
                body(target, clip)
            }
        }
    }
}
