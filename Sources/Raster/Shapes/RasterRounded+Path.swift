import CRaster
import CoreGraphics
import Drawing

extension RasterRounded {
    /// The path as the kernel for rounded rectangles takes it, in pixels; nil when it is something else there. Small
    /// corners are left to the edges of the path, which are exact.
    init?(_ path: Path, transform: CGAffineTransform) {
        switch path.storage {
        case .ellipse(let rect):
            guard let scale = transform.similarityScale, rect.width == rect.height else { return nil }
            let center = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
            let radius = rect.width / 2 * scale
            self.init(
                left: center.x - radius, top: center.y - radius, right: center.x + radius, bottom: center.y + radius,
                radius: radius)
        case .roundedRect(let rounded):
            guard rounded.style == .circular, rounded.corners.width == rounded.corners.height,
                transform.isScaleAndTranslation, let scale = transform.similarityScale
            else { return nil }
            self.init(rounded.rect.applying(transform), radius: rounded.corners.width * scale)
        default: return nil
        }
        guard isDrawable, radius >= 1 else { return nil }
    }

    private init(_ rect: CGRect, radius: CGFloat) {
        self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY, radius: radius)
    }

    private var isDrawable: Bool {
        radius >= 0 && radius <= CGFloat(RASTER_LARGEST_RADIUS) && abs(left) < 1e6 && abs(right) < 1e6 && abs(top) < 1e6
            && abs(bottom) < 1e6
    }

    /// The outside and the inside of a stroke, in pixels; without an inside where the stroke leaves none. Nil when the
    /// stroke's corners are no quarters of a circle.
    static func frame(of path: Path, _ style: StrokeStyle, transform: CGAffineTransform) -> (
        outer: RasterRounded, inner: RasterRounded?
    )? {
        guard style.dash.isEmpty, style.lineWidth > 0, let scale = transform.similarityScale else { return nil }
        let half = style.lineWidth / 2 * scale
        let middle: RasterRounded
        if case .rect(let rect) = path.storage {
            guard transform.isScaleAndTranslation, style.lineJoin == .miter, style.miterLimit >= 1.415, rect.width > 0,
                rect.height > 0
            else { return nil }
            middle = RasterRounded(rect.applying(transform), radius: 0)
        } else {
            guard let rounded = RasterRounded(path, transform: transform), rounded.radius >= half else { return nil }
            middle = rounded
        }
        let outerRadius = middle.radius > 0 ? middle.radius + half : 0
        let innerRadius = middle.radius > 0 ? middle.radius - half : 0
        guard innerRadius == 0 || innerRadius >= 1 else { return nil }
        let outer = RasterRounded(
            left: middle.left - half, top: middle.top - half, right: middle.right + half, bottom: middle.bottom + half,
            radius: outerRadius)
        let inner = RasterRounded(
            left: middle.left + half, top: middle.top + half, right: middle.right - half, bottom: middle.bottom - half,
            radius: innerRadius)
        guard outer.isDrawable else { return nil }
        return (outer, inner.left < inner.right && inner.top < inner.bottom ? inner : nil)
    }
}

extension CGAffineTransform {
    /// By how much it scales, when that is the same in every direction; nil otherwise.
    var similarityScale: CGFloat? {
        let scale = abs(determinant).squareRoot()
        let slack = 1e-6 * scale
        guard isFinite, scale > 0, abs(abs(a) - abs(d)) <= slack, abs(abs(b) - abs(c)) <= slack,
            abs(a * c + b * d) <= slack * scale
        else { return nil }
        return scale
    }
}
