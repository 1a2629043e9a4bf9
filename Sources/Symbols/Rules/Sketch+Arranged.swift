import CoreGraphics
import Drawing

extension Sketch {
    /// Two of a kind, one before the other: `X.on.Y` is X before Y.
    func on(_ behind: Sketch) -> Sketch {
        let back = behind.applying(CGAffineTransform(a: 0.76, b: 0, c: 0, d: 0.76, tx: 0.6, ty: 0.6)).level(2)
        let side = max(width, behind.width)
        var front = applying(
            CGAffineTransform(
                a: 0.76, b: 0, c: 0, d: 0.76, tx: side - width * 0.76 - 0.6, ty: SymbolGrid.side * 0.24 - 0.6))
        let hole = front.outermost
        front = front.with { if $0.isClosed, $0.filling == .usual, hole.contains($0.path) { $0.filling = .top } }
        let holes = hole.map { Mark(path: $0, pen: .both, effect: .clear, filling: .kept) }
        return Sketch(marks: back.marks + holes + front.marks, width: side)
    }

    /// The closed lines that lie in no other.
    var outermost: [Path] {
        var bodies: [Path] = []
        for mark in marks where mark.effect == .draw && mark.filling != .filledOnly && mark.isClosed {
            if !bodies.contains(where: { mark.path.lies(in: $0) }) { bodies.append(mark.path) }
        }
        return bodies
    }

    /// `X.and.Y`, where nobody drew the two together: one at the upper left, the other before it at the lower right.
    func and(_ other: Sketch) -> Sketch {
        let side = SymbolGrid.side + 4
        let first = placed(at: CGPoint(x: 9, y: 9), scale: 0.68 * SymbolGrid.side / max(width, SymbolGrid.side)).level(
            2)
        let second = other.placed(
            at: CGPoint(x: side - 8.2, y: 15.8), scale: 0.62 * SymbolGrid.side / max(other.width, SymbolGrid.side))
        let above = second.with { if $0.filling == .usual, $0.isClosed { $0.filling = .top } }
        return Sketch(marks: first.marks + second.clearing + above.marks, width: side)
    }

    /// `X.grid.2x3`: cells in columns and rows.
    static func grid(_ shape: String, columns: Int, rows: Int) -> Sketch? {
        guard 1...5 ~= columns, 1...5 ~= rows else { return nil }
        let isWide = shape == "rectangle"
        var sketch = Sketch(width: isWide ? 28 : SymbolGrid.side)
        let area = isWide ? CGRect(x: 3, y: 4.5, width: 22, height: 15) : CGRect(x: 3.5, y: 3.5, width: 17, height: 17)
        let gap: CGFloat = max(columns, rows) > 2 ? 2.6 : 3.2
        let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
        let height = (area.height - gap * CGFloat(rows - 1)) / CGFloat(rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = CGRect(
                    x: area.minX + CGFloat(column) * (width + gap), y: area.minY + CGFloat(row) * (height + gap),
                    width: width, height: height)
                let radius = min(1.5, min(width, height) / 3)
                let path =
                    shape == "circle" ? Path(ellipseIn: cell) : Path(roundedRect: cell, cornerRadius: radius)
                // Small cells would close up as outlines.
                sketch.marks.append(Mark(path: path, pen: max(columns, rows) > 2 ? .solid : .line))
            }
        }
        return sketch
    }

    /// `X.split.2x1`: lines between columns and rows.
    func split(columns: Int, rows: Int) -> Sketch? {
        guard 1...4 ~= columns, 1...4 ~= rows, columns * rows > 1, let outline = outermost.first else { return nil }
        let box = outline.boundingRect
        var sketch = self
        for column in 1..<max(columns, 2) where columns > 1 {
            let x = box.minX + box.width * CGFloat(column) / CGFloat(columns)
            sketch.marks.append(Mark(path: .segment(CGPoint(x: x, y: box.minY), CGPoint(x: x, y: box.maxY))))
        }
        for row in 1..<max(rows, 2) where rows > 1 {
            let y = box.minY + box.height * CGFloat(row) / CGFloat(rows)
            sketch.marks.append(Mark(path: .segment(CGPoint(x: box.minX, y: y), CGPoint(x: box.maxX, y: y))))
        }
        return sketch
    }

    /// `X.stack`: others of the kind seen behind it.
    static func stack(of shape: Sketch) -> Sketch {
        var front = shape.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 0.68, tx: 0, ty: 7))
        let box = front.extent
        front.marks.append(
            Mark(
                path: .segment(
                    CGPoint(x: box.minX + 2.2, y: box.minY - 3.1), CGPoint(x: box.maxX - 2.2, y: box.minY - 3.1)),
                filling: .kept, level: 2))
        front.marks.append(
            Mark(
                path: .segment(
                    CGPoint(x: box.minX + 4.4, y: box.minY - 6), CGPoint(x: box.maxX - 4.4, y: box.minY - 6)),
                filling: .kept, level: 3))
        return front
    }
}

extension Path {
    static func segment(_ from: CGPoint, _ to: CGPoint) -> Path {
        var path = Path()
        path.move(to: from)
        path.addLine(to: to)
        return path
    }
}
