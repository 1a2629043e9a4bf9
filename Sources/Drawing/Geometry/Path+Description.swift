import CoreGraphics

extension Path {
    /// Points before their verb, as SwiftUI writes paths: `0 10 m 20 10 l h`. Quadratic curves end in `q`,
    /// cubic ones in `c`.
    public var description: String {
        var words: [String] = []
        func add(_ points: [CGPoint], _ verb: String) {
            for point in points {
                words.append(number(point.x))
                words.append(number(point.y))
            }
            words.append(verb)
        }
        forEach { element in
            switch element {
            case .move(let end): add([end], "m")
            case .line(let end): add([end], "l")
            case .quadCurve(let end, let control): add([control, end], "q")
            case .curve(let end, let control1, let control2): add([control1, control2, end], "c")
            case .closeSubpath: add([], "h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Reads what `description` writes, and `re` for rectangles (x, y, width, height). Nil for anything else.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let value = Double(word) {
                numbers.append(CGFloat(value))
                continue
            }
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
            switch (word, numbers.count) {
            case ("m", 2): move(to: point(0))
            case ("l", 2): addLine(to: point(0))
            case ("q", 4): addQuadCurve(to: point(1), control: point(0))
            case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("re", 4):
                addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            case ("h", 0): closeSubpath()
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        if !numbers.isEmpty { return nil }
    }
}

/// The shortest text that reads back as the same number, without a trailing ".0".
private func number(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
