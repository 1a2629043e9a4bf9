import CoreGraphics
import Drawing

/// A symbol as it is thought: lines and areas on the grid, in the order of drawing, with no width of lines yet.
/// What names say of it (`.fill`, `.circle`, `.badge.plus`) makes another sketch of it.
package struct Sketch: Equatable, Sendable {
    package var marks: [Mark] = []
    /// In units of the grid, whose height is always the same.
    package var width = SymbolGrid.side

    package init(marks: [Mark] = [], width: CGFloat = SymbolGrid.side) {
        self.marks = marks
        self.width = width
    }

    var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: SymbolGrid.side) }
    var center: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    /// What the lines themselves cover, without their width.
    var extent: CGRect {
        var box = CGRect.null
        for mark in marks where mark.effect != .clear && mark.filling != .filledOnly {
            box = box.union(mark.path.boundingRect)
        }
        return box
    }

    func applying(_ transform: CGAffineTransform) -> Sketch {
        var sketch = self
        for index in marks.indices { sketch.marks[index] = marks[index].applying(transform) }
        return sketch
    }

    /// Scaled about the grid's middle, so that this comes to lie at `center`.
    func placed(at center: CGPoint, scale: CGFloat) -> Sketch {
        applying(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: center.x - self.center.x * scale,
                ty: center.y - self.center.y * scale))
    }

    /// Turned about the grid's middle, clockwise.
    func turned(degrees: CGFloat) -> Sketch {
        let angle = degrees * .pi / 180
        let (c, s) = (cos(angle), sin(angle))
        let turn = CGAffineTransform(
            a: c, b: s, c: -s, d: c, tx: center.x - c * center.x + s * center.y,
            ty: center.y - s * center.x - c * center.y)
        return applying(turn)
    }

    var mirrored: Sketch { applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)) }

    /// Where a symbol above this one lies, with a margin.
    var clearing: [Mark] {
        var clearing: [Mark] = []
        for mark in marks where (mark.effect == .draw || mark.effect == .knock) && mark.filling != .filledOnly {
            var mark = mark
            if mark.pen == .line, mark.isClosed { mark.pen = .both }
            mark.effect = .clear
            mark.filling = .kept
            clearing.append(mark)
        }
        return clearing
    }

    func with(_ change: (inout Mark) -> Void) -> Sketch {
        var sketch = self
        for index in sketch.marks.indices { change(&sketch.marks[index]) }
        return sketch
    }

    /// On another level of hierarchical drawing.
    func level(_ level: Int) -> Sketch { with { $0.level = level } }

    /// Behind what comes before it: a level further from what is meant.
    var receding: Sketch { with { $0.level = min($0.level + 1, 3) } }

    func colored(_ color: SymbolColor) -> Sketch { with { if $0.color == nil { $0.color = color } } }

    /// Other marks after these.
    func adding(_ other: [Mark]) -> Sketch { Sketch(marks: marks + other, width: width) }
}
