import CoreGraphics
import Drawing

/// Reads the language in which symbols are drawn.
///
/// A drawing is words and numbers, on the grid of 24 by 24:
/// - lines: `M x y` begins one, and any points after go on with it; `L x y` goes on too, `Q cx cy x y` and
///   `C ax ay bx by x y` curve, `Z` closes. `U r x y x y ...` is a closed outline whose corners have the radius `r`, `V r ...` an
///   open line of that kind.
/// - shapes: `O x y r` a circle, `E x y rx ry` an ellipse, `R x y w h r` a rectangle with round corners, `A x y r from to` an arc in
///   degrees, clockwise from the right.
/// - pens, for what follows: `s` a line (the first pen); `f` an area; `b` a line whose whole area is a hole when it lies in a filled
///   one; `t` a line above what was drawn, which is cleared around it; `x` clears only; `c` a hole along a line and `cf` an area's;
///   `k` a line that stays a line in the filled variant, `kf` an area; `n` and `nf` what the filled variant leaves out; `y`, `yf`,
///   `yc` (a hole along a line), `yk` (one for an area) and `yx` (clears) what only that has.
/// - `/1`, `/2`, `/3` the level for hierarchical drawing, `@red` a colour of its own, `@` none, `%1`, `%2`, ... a step of a variable
///   value, `%0` none.
/// - `w n` how wide the grid is; `=name x y size` another symbol with its square at this corner and of this side, `=!name` the same
///   above what was drawn; `turn degrees` and `flip` what was drawn so far.
package struct SketchReader {
    private let words: [Substring]
    private let include: (String) -> Sketch?
    private var at = 0
    private var sketch = Sketch()
    private var path = Path()
    private var model = Mark(path: Path())
    private var isAbove = false
    /// What could not be read.
    package private(set) var mistakes: [String] = []

    package init(_ drawing: some StringProtocol, include: @escaping (String) -> Sketch?) {
        words = drawing.split(separator: " ").map { Substring($0) }
        self.include = include
    }

    package mutating func read() -> Sketch {
        while at < words.count {
            let word = words[at]
            at += 1
            read(word)
        }
        end()
        return sketch
    }

    private mutating func read(_ word: Substring) {
        switch word {
        case "M":
            end()
            path.move(to: point())
            lines()
        case "L": lines()
        case "Q":
            repeat {
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            } while isNumber
        case "C":
            repeat {
                let (first, second) = (point(), point())
                path.addCurve(to: point(), control1: first, control2: second)
            } while isNumber
        case "Z":
            path.closeSubpath()
            end()
        case "U", "V":
            end()
            let radius = number()
            var points: [CGPoint] = []
            while isNumber { points.append(point()) }
            path = .polygon(points, radius: radius, isClosed: word == "U")
            end()
        case "O":
            let (center, radius) = (point(), number())
            shape(
                Path(
                    ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
                ))
        case "E":
            let (center, radii) = (point(), point())
            shape(
                Path(
                    ellipseIn: CGRect(
                        x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y)))
        case "R":
            let (origin, size, radius) = (point(), point(), number())
            shape(
                Path(
                    roundedRect: CGRect(origin: origin, size: CGSize(width: size.x, height: size.y)),
                    cornerSize: CGSize(width: radius, height: radius), style: .continuous))
        case "A":
            let (center, radius, from, to) = (point(), number(), number(), number())
            var arc = Path()
            arc.addArc(
                center: center, radius: radius, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: false)
            shape(arc)
        default:
            end()
            readWord(word)
        }
    }

    private mutating func readWord(_ word: Substring) {
        if let pen = Self.pens[word] {
            (model.pen, model.effect, model.filling) = (pen.pen, pen.effect, pen.filling)
            isAbove = word == "t"
        } else if word == "w" {
            sketch.width = number()
        } else if word == "turn" {
            sketch = sketch.turned(degrees: number())
        } else if word == "flip" {
            sketch = sketch.mirrored
        } else if word.hasPrefix("/"), let level = Int(word.dropFirst()) {
            model.level = level
        } else if word.hasPrefix("%"), let step = Int(word.dropFirst()) {
            model.step = step
        } else if word.hasPrefix("@") {
            model.color = SymbolColor(rawValue: String(word.dropFirst()))
            if word != "@", model.color == nil { mistakes.append(String(word)) }
        } else if word.hasPrefix("=") {
            let above = word.hasPrefix("=!")
            place(String(word.dropFirst(above ? 2 : 1)), isAbove: above)
        } else {
            mistakes.append(String(word))
        }
    }

    private mutating func place(_ name: String, isAbove: Bool) {
        let (origin, size) = (point(), number())
        guard var other = include(name) else {
            mistakes.append(name)
            return
        }
        let scale = size / SymbolGrid.side
        other = other.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
        for index in other.marks.indices {
            if model.level > 1 { other.marks[index].level = model.level }
            if other.marks[index].color == nil { other.marks[index].color = model.color }
            if isAbove, other.marks[index].filling == .usual, other.marks[index].isClosed {
                other.marks[index].filling = .top
            }
        }
        if isAbove { sketch.marks += other.clearing }
        sketch.marks += other.marks
    }

    private static let pens: [Substring: (pen: Mark.Pen, effect: Mark.Effect, filling: Mark.Filling)] = [
        "s": (.line, .draw, .usual), "f": (.solid, .draw, .usual), "b": (.line, .draw, .whole),
        "t": (.line, .draw, .top),
        "x": (.both, .clear, .kept), "c": (.line, .cut, .kept), "cf": (.solid, .cut, .kept), "k": (.line, .draw, .kept),
        "kf": (.solid, .draw, .kept), "n": (.line, .draw, .outlineOnly), "nf": (.solid, .draw, .outlineOnly),
        "y": (.line, .draw, .filledOnly), "yf": (.both, .draw, .filledOnly), "yc": (.line, .cut, .filledOnly),
        "yk": (.both, .knock, .filledOnly), "yx": (.both, .clear, .filledOnly),
    ]

    private mutating func shape(_ shape: Path) {
        end()
        path = shape
        end()
    }

    /// Ends the line that was begun; the next one is a mark of its own.
    private mutating func end() {
        guard !path.isEmpty else { return }
        var mark = model
        mark.path = path
        path = Path()
        if isAbove {
            var hole = mark
            (hole.pen, hole.effect, hole.filling) = (.both, .clear, .kept)
            sketch.marks.append(hole)
        }
        sketch.marks.append(mark)
    }

    private mutating func lines() {
        while isNumber { path.addLine(to: point()) }
    }

    private var isNumber: Bool { at < words.count && Double(words[at]) != nil }

    private mutating func number() -> CGFloat {
        guard at < words.count, let number = Double(words[at]) else {
            mistakes.append(at < words.count ? "\(words[at]) for a number" : "a number is missing")
            at += 1
            return 0
        }
        at += 1
        return CGFloat(number)
    }

    private mutating func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
    }
}

extension Path {
    /// Through points, with corners of a radius; they are sharper where lines are short.
    static func polygon(_ points: [CGPoint], radius: CGFloat, isClosed: Bool) -> Path {
        var path = Path()
        guard points.count > 1, let first = points.first, let last = points.last else { return path }
        func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) {
            let into = hypot(point.x - before.x, point.y - before.y)
            let out = hypot(after.x - point.x, after.y - point.y)
            guard into > 0, out > 0 else { return path.addLine(to: point) }
            let dot = (before.x - point.x) * (after.x - point.x) + (before.y - point.y) * (after.y - point.y)
            let half = acos(max(-1, min(1, dot / (into * out)))) / 2
            let room = min(into, out) / 2 * tan(half)
            path.addArc(tangent1End: point, tangent2End: after, radius: min(radius, room))
        }
        if isClosed {
            path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
            for index in points.indices {
                let before = points[(index + points.count - 1) % points.count]
                corner(before, points[index], points[(index + 1) % points.count])
            }
            path.closeSubpath()
        } else {
            path.move(to: first)
            for index in points.indices.dropFirst().dropLast() {
                corner(points[index - 1], points[index], points[index + 1])
            }
            path.addLine(to: last)
        }
        return path
    }
}
