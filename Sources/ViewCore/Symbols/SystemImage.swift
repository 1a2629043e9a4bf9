import CoreGraphics
import Drawing

/// A symbol as it is drawn: parts on a grid, in the order of drawing.
///
/// The one place that turns a name into a drawing: `SystemImage.named(_:)`.
package struct SystemImage: Equatable, Sendable {
    package enum Part: Equatable, Sendable {
        case stroke(Path)
        case fill(Path)
        /// Takes away what was drawn before where these parts are.
        case cut([Part])
    }

    /// Units on either side of the grid.
    package static let grid: CGFloat = 24

    package var parts: [Part]
}

extension SystemImage {
    /// Of a name that nobody drew: visible, and like no symbol.
    static let placeholder = SystemImage(
        parts: [.stroke(GridDrawing.paths("R 4 4 16 16 4").strokes)]
            + SystemImage(drawing: "M 9.2 9.5 C 9.2 6 14.8 6 14.8 9.5 C 14.8 11.7 12 11.7 12 13.8 F O 12 17 1.2").parts)

    /// The symbol of a name; nil where there is none. What is drawn by a rule: an enclosing `.circle` or `.square`,
    /// `.fill`, `.slash`.
    package static func named(_ name: String) -> SystemImage? {
        if let drawing = SystemImageTable.drawings[name] { return SystemImage(drawing: drawing) }
        for enclosure in ["circle", "square", "seal", "shield"] {
            if let inner = name.removing(suffix: ".\(enclosure).fill"), let symbol = named(inner) {
                return symbol.enclosed(in: enclosure, isFilled: true)
            }
            if let inner = name.removing(suffix: ".\(enclosure)"), let symbol = named(inner) {
                return symbol.enclosed(in: enclosure, isFilled: false)
            }
        }
        if let inner = name.removing(suffix: ".fill"), let symbol = named(inner) { return symbol.filled }
        if let inner = name.removing(suffix: ".slash"), let symbol = named(inner) { return symbol.struckThrough }
        return nil
    }

    init(drawing: String) {
        let paths = GridDrawing.paths(drawing)
        parts = []
        if !paths.strokes.isEmpty { parts.append(.stroke(paths.strokes)) }
        if !paths.fills.isEmpty { parts.append(.fill(paths.fills)) }
    }

    /// The first closed line filled; what else lies within it is cut out, what lies beside it is kept, filled where it is
    /// closed. Nil where no line is closed.
    private var filled: SystemImage? {
        var result: [Part] = []
        var hasOutline = false
        for part in parts {
            guard case .stroke(let path) = part else {
                result.append(part)
                continue
            }
            let (closed, open) = path.splitByClosing
            guard let outline = closed.first else {
                result.append(part)
                continue
            }
            hasOutline = true
            result += [.fill(outline), .stroke(outline)]
            let box = outline.boundingRect
            var cut: [Part] = []
            for path in closed.dropFirst() {
                if box.contains(path.boundingRect) {
                    cut.append(.stroke(path))
                } else {
                    result += [.fill(path), .stroke(path)]
                }
            }
            for path in open {
                if box.contains(path.boundingRect) { cut.append(.stroke(path)) } else { result.append(.stroke(path)) }
            }
            if !cut.isEmpty { result.append(.cut(cut)) }
        }
        return hasOutline ? SystemImage(parts: result) : nil
    }

    private var struckThrough: SystemImage {
        let line = GridDrawing.paths("M 4 4 L 20 20").strokes
        let gap = GridDrawing.paths("M 6 4 L 22 20").strokes
        return SystemImage(parts: parts + [.cut([.stroke(gap)]), .stroke(line)])
    }

    private func enclosed(in enclosure: String, isFilled: Bool) -> SystemImage {
        let outer = SystemImage(drawing: SystemImageTable.drawings[enclosure] ?? "")
        let share: CGFloat = 0.55
        let shift = Self.grid / 2 * (1 - share)
        let transform = CGAffineTransform(a: share, b: 0, c: 0, d: share, tx: shift, ty: shift)
        let inner = parts.map { $0.applying(transform) }
        return SystemImage(parts: isFilled ? (outer.filled ?? outer).parts + [.cut(inner)] : outer.parts + inner)
    }
}

extension SystemImage.Part {
    func applying(_ transform: CGAffineTransform) -> SystemImage.Part {
        switch self {
        case .stroke(let path): .stroke(path.applying(transform))
        case .fill(let path): .fill(path.applying(transform))
        case .cut(let parts): .cut(parts.map { $0.applying(transform) })
        }
    }
}

extension SystemImage {
    /// What is drawn in `rect`, with lines `lineWidth` points wide.
    func items(in rect: CGRect, lineWidth: CGFloat, paint: Paint) -> [DisplayItem] {
        let transform = CGAffineTransform(
            a: rect.width / Self.grid, b: 0, c: 0, d: rect.height / Self.grid, tx: rect.minX, ty: rect.minY)
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
        func item(_ part: Part, _ paint: Paint) -> DisplayItem {
            switch part {
            case .stroke(let path): .stroke(path.applying(transform), style, paint)
            case .fill(let path): .fill(path.applying(transform), FillStyle(), paint)
            case .cut(let parts):
                .layer(
                    Layer(
                        content: DisplayChunk(items: parts.map { item($0, .color(.opaqueBlack)) }),
                        blendMode: .destinationOut))
            }
        }
        let hasCut = parts.contains { if case .cut = $0 { true } else { false } }
        // What is seen through is so as a whole: parts that lie over one another do not show.
        if case .color(var color) = paint, color.opacity < 1, parts.count > 1 {
            let opacity = color.opacity
            color.opacity = 1
            let items = parts.map { item($0, .color(color)) }
            return [.layer(Layer(content: DisplayChunk(items: items), opacity: Double(opacity), isGroup: true))]
        }
        let items = parts.map { item($0, paint) }
        return hasCut ? [.layer(Layer(content: DisplayChunk(items: items), isGroup: true))] : items
    }
}

extension PaintColor {
    fileprivate static let opaqueBlack = PaintColor(red: 0, green: 0, blue: 0, opacity: 1)
}

extension String {
    fileprivate func removing(suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }
}

extension Path {
    /// Each of the path's lines by itself, those that are closed apart from those that are not.
    fileprivate var splitByClosing: (closed: [Path], open: [Path]) {
        var (closed, open): ([Path], [Path]) = ([], [])
        var current = Path()
        func end(isClosed: Bool) {
            if !current.isEmpty { isClosed ? closed.append(current) : open.append(current) }
            current = Path()
        }
        forEach { element in
            switch element {
            case .move(let to):
                end(isClosed: false)
                current.move(to: to)
            case .line(let to): current.addLine(to: to)
            case .quadCurve(let to, let control): current.addQuadCurve(to: to, control: control)
            case .curve(let to, let control1, let control2):
                current.addCurve(to: to, control1: control1, control2: control2)
            case .closeSubpath:
                current.closeSubpath()
                end(isClosed: true)
            }
        }
        end(isClosed: false)
        return (closed, open)
    }
}
