import CCairo
import CoreGraphics
import Drawing

/// Walks a display list and has Cairo draw it.
final class PDFWriter {
    let canvas: PDFCanvas
    var context: OpaquePointer { canvas.context }

    /// Deeper than this layers are not drawn: readers of PDF give up as well.
    static let deepest = 1500
    /// Groups deeper than this are drawn without being composited apart.
    static let deepestGroup = 64
    var depth = 0
    var groupDepth = 0

    init(canvas: PDFCanvas) {
        self.canvas = canvas
    }

    func fillBackground(_ color: PaintColor, size: CGSize) {
        if color.opacity > 0 {
            fill(Path(CGRect(origin: .zero, size: size)), FillStyle(), .color(color), opacity: 1)
        }
    }

    func draw(_ chunk: DisplayChunk, opacity: Double) {
        guard !chunk.bounds.isNull else { return }
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest {
            VectorReport.once("Layers nest more than \(Self.deepest) deep; those further in are not drawn.")
            return
        }
        for item in chunk.items {
            switch item {
            case .fill(let path, let style, let paint): fill(path, style, paint, opacity: opacity)
            case .stroke(let path, let style, let paint): stroke(path, style, paint, opacity: opacity)
            case .glyphs(let run, let origin, let paint): draw(run, origin: origin, paint, opacity: opacity)
            case .image(let image, let source, let destination, let smooth, let tint):
                draw(image, source: source, destination: destination, smooth: smooth, tint: tint, opacity: opacity)
            case .chunk(let child): draw(child, opacity: opacity)
            case .layer(let layer): draw(layer, opacity: opacity)
            }
        }
    }

    func fill(_ path: Path, _ style: FillStyle, _ paint: Paint, opacity: Double) {
        withPath(path, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased) { vectorPath in
            withPaint(paint, opacity: opacity, over: path.controlBox) { vector_fill(context, vectorPath, $0) }
        }
    }

    private func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, opacity: Double) {
        let box = path.strokeBox(style)
        guard !box.isNull else { return }
        let isDashed =
            !style.dash.isEmpty && style.dash.allSatisfy { $0 >= 0 && $0.isFinite }
            && style.dash.contains { $0 > 0 } && style.dashPhase.isFinite
        let dash = isDashed ? style.dash.map { Double($0) } : []
        dash.withUnsafeBufferPointer { dash in
            var vectorStroke = VectorStroke(
                width: style.lineWidth, miterLimit: max(1, style.miterLimit), dashPhase: style.dashPhase,
                cap: style.lineCap.rawValue, join: style.lineJoin.rawValue, dash: dash.baseAddress,
                dashCount: dash.count)
            withPath(path, isEvenOdd: false, isAntialiased: true) { vectorPath in
                withPaint(paint, opacity: opacity, over: box) { vector_stroke(context, vectorPath, &vectorStroke, $0) }
            }
        }
    }

    /// Calls with the path as Cairo's part takes it; not at all when nothing can be drawn of it.
    func withPath(
        _ path: Path, isEvenOdd: Bool, isAntialiased: Bool, _ body: (UnsafePointer<VectorPath>) -> Void
    ) {
        guard !path.controlBox.isNull else { return }
        let elements = path.elements
        elements.verbs.withUnsafeBytes { verbs in
            elements.points.withUnsafeBytes { points in
                var made = VectorPath(
                    verbs: verbs.baseAddress?.assumingMemoryBound(to: UInt8.self), verbCount: verbs.count,
                    points: points.baseAddress?.assumingMemoryBound(to: Double.self), isEvenOdd: isEvenOdd ? 1 : 0,
                    isAntialiased: isAntialiased ? 1 : 0)
                body(&made)
            }
        }
    }

    /// Calls with the paint as Cairo's part takes it. `box` is what it has to cover.
    func withPaint(_ paint: Paint, opacity: Double, over box: CGRect, _ body: (UnsafePointer<VectorPaint>) -> Void) {
        var made = VectorPaint()
        func held(_ value: Float) -> Double { value > 0 ? Double(min(value, 1)) : 0 }
        func areFinite(_ numbers: CGFloat...) -> Bool { numbers.allSatisfy(\.isFinite) }
        let stops: [ColorStop]
        switch paint {
        case .color(let color):
            made.color = (held(color.red), held(color.green), held(color.blue), held(color.opacity) * opacity)
            body(&made)
            return
        case .linearGradient(let colors, let start, let end):
            guard areFinite(start.x, start.y, end.x, end.y) else { return }
            stops = colors
            made.kind = Int32(VectorPaintLinear)
            (made.x0, made.y0, made.x1, made.y1) = (start.x, start.y, end.x, end.y)
            if start == end {
                // Everything lies beyond the end.
                if let last = colors.last { withPaint(.color(last.color), opacity: opacity, over: box, body) }
                return
            }
        case .radialGradient(let colors, let center, let startRadius, let endRadius, let aspect):
            if aspect != 1 { VectorReport.once("An elliptical gradient is drawn as a round one into a PDF.") }
            guard areFinite(center.x, center.y, startRadius, endRadius) else { return }
            stops = colors
            made.kind = Int32(VectorPaintRadial)
            (made.x0, made.y0) = (center.x, center.y)
            made.start = max(0, startRadius)
            made.end = max(0, endRadius == startRadius ? startRadius + 1e-3 : endRadius)
        case .angularGradient(let colors, let center, let startAngle, let endAngle):
            guard areFinite(center.x, center.y, startAngle, endAngle) else { return }
            stops = colors
            made.kind = Int32(VectorPaintAngular)
            (made.x0, made.y0) = (center.x, center.y)
            made.start = startAngle
            made.end = endAngle - startAngle
            made.reach =
                1 + max(abs(box.minX - center.x), abs(box.maxX - center.x))
                + max(abs(box.minY - center.y), abs(box.maxY - center.y))
        }
        let flat = DocumentStops(stops, opacity: opacity).flat
        guard !flat.isEmpty else { return }
        flat.withUnsafeBufferPointer { buffer in
            made.stops = buffer.baseAddress
            made.stopCount = buffer.count / 5
            body(&made)
        }
    }
}
