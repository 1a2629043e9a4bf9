import CoreGraphics
import Drawing

/// Reads the drawings of `SystemImageTable`.
package enum GridDrawing {
    package static func paths(_ drawing: String) -> (strokes: Path, fills: Path) {
        var reader = Reader(words: drawing.split(separator: " "))
        return reader.read()
    }

    private struct Reader {
        let words: [Substring]
        var at = 0
        var strokes = Path()
        var fills = Path()
        var isFilling = false

        init(words: [Substring]) {
            self.words = words
        }

        mutating func read() -> (strokes: Path, fills: Path) {
            while at < words.count {
                let command = words[at]
                at += 1
                switch command {
                case "F": isFilling = true
                case "S": isFilling = false
                default:
                    var path = isFilling ? fills : strokes
                    draw(command, &path)
                    if isFilling { fills = path } else { strokes = path }
                }
            }
            return (strokes, fills)
        }

        private mutating func number() -> CGFloat {
            defer { at += 1 }
            return at < words.count ? CGFloat(Double(words[at]) ?? 0) : 0
        }

        private mutating func point() -> CGPoint {
            let x = number()
            return CGPoint(x: x, y: number())
        }

        private mutating func draw(_ command: Substring, _ path: inout Path) {
            switch command {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "Q":
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case "C":
                let (first, second) = (point(), point())
                path.addCurve(to: point(), control1: first, control2: second)
            case "Z": path.closeSubpath()
            case "O":
                let (center, radius) = (point(), number())
                path.addEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            case "R":
                let (origin, size, radius) = (point(), point(), number())
                path.addRoundedRect(
                    in: CGRect(origin: origin, size: CGSize(width: size.x, height: size.y)),
                    cornerSize: CGSize(width: radius, height: radius), style: .circular)
            case "A":
                let (center, radius, from, to) = (point(), number(), number(), number())
                var arc = Path()
                arc.addArc(
                    center: center, radius: radius, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: false
                )
                path.addPath(arc)
            default: break
            }
        }
    }
}
