import CRaster
import CoreGraphics
import Drawing

/// The edges of a long stroke in pixels.
final class PreparedStroke: @unchecked Sendable {
    /// A path is found again by where its points lie: they cannot change as long as they are held here.
    struct Key: Hashable {
        let points: UnsafeRawPointer
        let count: Int
        let style: StrokeStyle
        let transform: TransformKey

        init?(_ elements: PathBuffer, _ style: StrokeStyle, _ transform: CGAffineTransform) {
            guard let points = elements.points.withUnsafeBytes({ $0.baseAddress }) else { return nil }
            self.points = points
            count = elements.verbs.count
            self.style = style
            self.transform = TransformKey(transform)
        }
    }

    private let elements: PathBuffer
    private let style: StrokeStyle
    private let transform: CGAffineTransform
    private let box: RasterBox
    var lastFrame: Int
    private(set) var edges: OpaquePointer?

    init(_ elements: PathBuffer, _ style: StrokeStyle, _ transform: CGAffineTransform, box: RasterBox, frame: Int) {
        self.elements = elements
        self.style = style
        self.transform = transform
        self.box = box
        lastFrame = frame
    }

    deinit {
        raster_edges_destroy(edges)
    }

    /// In bytes.
    var size: Int { elements.points.count * 24 + (edges.map { Int(raster_edges_size($0)) } ?? 0) }

    func make(_ worker: RasterWorker) {
        let scale = abs(transform.determinant).squareRoot()
        let outline = worker.outline(of: elements, style, scale: scale)
        worker.withRasterPath(outline, transform: transform, isEvenOdd: false, isAntialiased: true) {
            edges = raster_edges_create(box, $0)
        }
    }
}

/// A transform as a part of a key.
struct TransformKey: Hashable {
    private let a, b, c, d, tx, ty: CGFloat

    init(_ transform: CGAffineTransform) {
        a = transform.a
        b = transform.b
        c = transform.c
        d = transform.d
        tx = transform.tx
        ty = transform.ty
    }
}
