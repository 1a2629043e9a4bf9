import CRaster
import CoreGraphics
import Drawing

extension RasterWorker {
    func fill(_ path: Path, isEvenOdd: Bool, isAntialiased: Bool, _ paint: Paint, at place: RasterPlace) {
        guard place.shows(path.controlBox) else { return }
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
        if isAntialiased, var rounded = RasterRounded(path, transform: place.transform) {
            withPixels(of: place) { target, clip in
                raster_fill_rounded(scratch, target, clip, &rounded, nil, paint)
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
            if var frame = RasterRounded.frame(of: path, style, transform: place.transform) {
                withPixels(of: place) { target, clip in
                    if var inner = frame.inner {
                        raster_fill_rounded(scratch, target, clip, &frame.outer, &inner, paint)
                    } else {
                        raster_fill_rounded(scratch, target, clip, &frame.outer, nil, paint)
                    }
                }
                return
            }
            let elements = path.elements
            if let edges = parts.edges(of: elements, style, at: place) {
                withPixels(of: place) { raster_fill_edges(scratch, $0, $1, edges, paint) }
                return
            }
            fill(
                outline(of: elements, style, scale: place.scale), isEvenOdd: false, isAntialiased: true, paint,
                at: place)
        }
    }

    /// `scale`: pixels a point.
    func outline(of elements: PathBuffer, _ style: StrokeStyle, scale: CGFloat) -> PathBuffer {
        PathStroker(
            width: style.lineWidth, cap: style.lineCap, join: style.lineJoin, miterLimit: style.miterLimit,
            dash: style.dash, dashPhase: style.dashPhase, tolerance: 0.02 / max(scale, 1e-6)
        ).outline(of: elements)
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
