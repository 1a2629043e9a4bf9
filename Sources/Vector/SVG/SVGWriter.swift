import CoreGraphics
import Drawing

/// Walks a display list and writes SVG elements: shapes as the elements that name them, text as text with its
/// font's name and the length that it was laid out with.
final class SVGWriter {
    /// Elements of the picture, and what they refer to.
    var body: [String] = []
    var definitions: [String] = []
    private var lastNumber = 0
    var fonts: [String: SVGFont?] = [:]

    /// Deeper than this layers are not drawn; readers of SVG give up as well.
    static let deepest = 900
    private var depth = 0

    func document(size: CGSize, background: PaintColor) -> String {
        let width = text(size.width)
        let height = text(size.height)
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                + "viewBox=\"0 0 \(width) \(height)\">"
        ]
        if !definitions.isEmpty { lines += ["<defs>"] + definitions + ["</defs>"] }
        if background.opacity > 0 {
            lines.append("<rect width=\"\(width)\" height=\"\(height)\"\(fill(background, opacity: 1))/>")
        }
        return (lines + body + ["</svg>", ""]).joined(separator: "\n")
    }

    func newName(_ kind: String) -> String {
        lastNumber += 1
        return "\(kind)\(lastNumber)"
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
            case .fill(let path, let style, let paint):
                guard !path.controlBox.isNull else { continue }
                let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
                let edges = style.isAntialiased ? "" : " shape-rendering=\"crispEdges\""
                draw(path, paint, over: path.controlBox, opacity: opacity, extra: rule + edges)
            case .stroke(let path, let style, let paint):
                stroke(path, style, paint, opacity: opacity)
            case .glyphs(let run, let origin, let paint):
                draw(run, origin: origin, paint, opacity: opacity)
            case .image(let image, let source, let destination, let smooth, let tint):
                draw(image, source: source, destination: destination, smooth: smooth, tint: tint, opacity: opacity)
            case .chunk(let child): draw(child, opacity: opacity)
            case .layer(let layer): draw(layer, opacity: opacity)
            }
        }
    }

    /// Fills a path. `extra` are further attributes.
    func draw(_ path: Path, _ paint: Paint, over box: CGRect, opacity: Double, extra: String = "") {
        if case .angularGradient = paint {
            drawAngular(
                paint, over: box, opacity: opacity,
                clippedTo: shape(path, extra.replacing("fill-rule", with: "clip-rule")))
            return
        }
        body.append(shape(path, extra + fill(paint, opacity: opacity)))
    }

    private func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, opacity: Double) {
        let box = path.strokeBox(style)
        guard !box.isNull else { return }
        if case .angularGradient = paint {
            // A clip takes no strokes: the outline of the stroke is filled.
            draw(path.strokedPath(style), paint, over: box, opacity: opacity)
            return
        }
        var attributes = " stroke-width=\"\(text(style.lineWidth))\""
        switch style.lineCap {
        case .butt: break
        case .round: attributes += " stroke-linecap=\"round\""
        case .square: attributes += " stroke-linecap=\"square\""
        }
        switch style.lineJoin {
        case .miter: attributes += " stroke-miterlimit=\"\(text(max(1, style.miterLimit)))\""
        case .round: attributes += " stroke-linejoin=\"round\""
        case .bevel: attributes += " stroke-linejoin=\"bevel\""
        }
        if !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }),
            style.dash.contains(where: { $0 > 0 })
        {
            attributes += " stroke-dasharray=\"\(style.dash.map(text).joined(separator: " "))\""
            if style.dashPhase != 0 { attributes += " stroke-dashoffset=\"\(text(style.dashPhase))\"" }
        }
        body.append(shape(path, attributes + " fill=\"none\"" + self.paint(paint, "stroke", opacity: opacity)))
    }

    /// The element for a path.
    func shape(_ path: Path, _ attributes: String) -> String {
        func box(_ rect: CGRect) -> String {
            "x=\"\(text(rect.minX))\" y=\"\(text(rect.minY))\" width=\"\(text(rect.width))\" "
                + "height=\"\(text(rect.height))\""
        }
        switch path.storage {
        case .rect(let rect):
            return "<rect \(box(rect))\(attributes)/>"
        case .ellipse(let rect):
            return "<ellipse cx=\"\(text(rect.midX))\" cy=\"\(text(rect.midY))\" rx=\"\(text(rect.width / 2))\" "
                + "ry=\"\(text(rect.height / 2))\"\(attributes)/>"
        case .roundedRect(let rounded) where rounded.style == .circular:
            return "<rect \(box(rounded.rect)) rx=\"\(text(rounded.corners.width))\" "
                + "ry=\"\(text(rounded.corners.height))\"\(attributes)/>"
        default:
            return "<path d=\"\(data(of: path))\"\(attributes)/>"
        }
    }

    private func data(of path: Path) -> String {
        var words: [String] = []
        func point(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }
        path.forEach { element in
            switch element {
            case .move(let end): words.append("M\(point(end))")
            case .line(let end): words.append("L\(point(end))")
            case .quadCurve(let end, let control): words.append("Q\(point(control)) \(point(end))")
            case .curve(let end, let control1, let control2):
                words.append("C\(point(control1)) \(point(control2)) \(point(end))")
            case .closeSubpath: words.append("Z")
            }
        }
        return words.joined()
    }
}

/// A number to four places, without exponents.
func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let held = max(-farthestCoordinate, min(farthestCoordinate, value))
    let scaled = Int64((held * 10_000).rounded())
    var digits = String(abs(scaled))
    if digits.count < 5 { digits = String(repeating: "0", count: 5 - digits.count) + digits }
    let split = digits.index(digits.endIndex, offsetBy: -4)
    var fraction = digits[split...]
    while fraction.last == "0" { fraction.removeLast() }
    let whole = digits[..<split]
    return (scaled < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
}
