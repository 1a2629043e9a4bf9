import CoreGraphics
import Drawing

/// A part of a shape that is filled, by name.
enum ShapePart {
    /// The part of a box. Nil for a name that names none.
    static func rect(_ name: String, of box: CGRect) -> CGRect? {
        func part(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(
                x: box.minX + x * box.width, y: box.minY + y * box.height, width: width * box.width,
                height: height * box.height)
        }
        let third: CGFloat = 1.0 / 3
        return switch name {
        case "lefthalf", "leadinghalf": part(0, 0, 0.5, 1)
        case "righthalf", "trailinghalf": part(0.5, 0, 0.5, 1)
        case "tophalf": part(0, 0, 1, 0.5)
        case "bottomhalf": part(0, 0.5, 1, 0.5)
        case "leftthird", "leadingthird": part(0, 0, third, 1)
        case "rightthird", "trailingthird": part(1 - third, 0, third, 1)
        case "topthird": part(0, 0, 1, third)
        case "bottomthird": part(0, 1 - third, 1, third)
        case "center": part(0.25, 0.25, 0.5, 0.5)
        case "topleft", "topleading": part(0, 0, 0.5, 0.5)
        case "topright", "toptrailing": part(0.5, 0, 0.5, 0.5)
        case "bottomleft", "bottomleading": part(0, 0.5, 0.5, 0.5)
        case "bottomright", "bottomtrailing": part(0.5, 0.5, 0.5, 0.5)
        default: nil
        }
    }
}

extension Sketch {
    /// `.lefthalf.filled` and its like: the outline, and a part of its area.
    func filled(part name: String) -> Sketch? {
        guard let outline = outermost.first, let part = ShapePart.rect(name, of: outline.boundingRect) else {
            return nil
        }
        let area = outline.intersection(Path(part))
        return adding([Mark(path: area, pen: .solid, filling: .kept)])
    }

    /// `inset.filled`: the outline, and within it, apart from it, its area or a part of that.
    func insetFilled(part name: String?) -> Sketch? {
        guard let outline = outermost.first else { return nil }
        let box = outline.boundingRect
        let inset: CGFloat = 3
        let (x, y) = ((box.width - 2 * inset) / box.width, (box.height - 2 * inset) / box.height)
        guard x > 0, y > 0 else { return nil }
        var area = outline.applying(
            CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: box.midX - box.midX * x, ty: box.midY - box.midY * y))
        if let name {
            guard let part = ShapePart.rect(name, of: area.boundingRect) else { return nil }
            area = area.intersection(Path(part))
        }
        return adding([Mark(path: area, pen: .solid, filling: .kept)])
    }

    /// The outline as dashes or dots.
    func broken(isDotted: Bool) -> Sketch? {
        var sketch = self
        var found = false
        for (index, mark) in marks.enumerated() where mark.isClosed && mark.pen == .line && !found {
            found = true
            var pieces: [Mark] = []
            let count: CGFloat = isDotted ? 14 : 10
            let share: CGFloat = isDotted ? 0.02 : 0.5
            for step in stride(from: CGFloat(0), to: count, by: 1) {
                var piece = mark
                let from = (step + 0.5 - share / 2) / count
                piece.path = mark.path.trimmedPath(from: from, to: from + share / count)
                pieces.append(piece)
            }
            sketch.marks.replaceSubrange(index...index, with: pieces)
        }
        return found ? sketch : nil
    }
}
