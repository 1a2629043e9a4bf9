import CoreGraphics

/// Turns a name into a sketch: what is drawn under the name, else what its words say of another name's drawing.
package final class SymbolNames {
    /// Whether `leading`, `forward` and the like are on the right.
    let isRightToLeft: Bool
    private var known: [String: Sketch?] = [:]
    /// Names that are being looked up, so that none leads back to itself.
    private var open: Set<String> = []
    /// Bounded, as a program may make up names.
    private static let limit = 4_000
    private static let longestName = 120

    package init(isRightToLeft: Bool = false) {
        self.isRightToLeft = isRightToLeft
    }

    package func sketch(_ name: String) -> Sketch? {
        if let sketch = known[name] { return sketch }
        guard name.utf8.count <= Self.longestName, open.insert(name).inserted else { return nil }
        defer { open.remove(name) }
        let sketch = make(name)
        if known.count >= Self.limit { known.removeAll() }
        known[name] = .some(sketch)
        return sketch
    }

    private func make(_ name: String) -> Sketch? {
        let mirrors = isRightToLeft && SymbolDrawings.mirrored.contains(name)
        if let drawing = SymbolDrawings.all[name] {
            let sketch = read(drawing)
            return mirrors ? sketch.mirrored : sketch
        }
        if SymbolLetters.isSymbol(name), let sketch = SymbolLetters.sketch(name) { return sketch }
        if let other = SymbolAliases.name(for: name) { return sketch(other) }
        if let base = name.before(".fill") {
            if SymbolDrawings.all[base] == nil, let sketch = enclosed(name) { return sketch }
            if let sketch = sketch(base)?.filled { return sketch }
        }
        if let base = name.before(".slash"), let sketch = sketch(base) { return sketch.slashed }
        if let sketch = badged(name) { return sketch }
        if let sketch = enclosed(name) { return sketch }
        if let sketch = arranged(name) { return sketch }
        if let sketch = partFilled(name) { return sketch }
        if let sketch = directed(name) { return sketch }
        return together(name)
    }

    private func read(_ drawing: String) -> Sketch {
        var reader = SketchReader(drawing, include: { self.content($0) })
        return reader.read()
    }

    /// What may stand in a shape though it is no symbol by itself: letters, digits.
    private func content(_ name: String) -> Sketch? {
        if let sketch = SymbolLetters.sketch(name) { return sketch }
        return sketch(name)
    }

    // MARK: Badges

    private func badged(_ name: String) -> Sketch? {
        if let base = name.before(".trianglebadge.exclamationmark"), let sketch = sketch(base) {
            return sketch.badgedWithTriangle()
        }
        if let base = name.before(".badge"), let sketch = sketch(base) { return sketch.badgedWithDot() }
        guard let (base, sign) = name.split(at: ".badge."), let sketch = sketch(base) else { return nil }
        if let plain = sign.before(".fill"), let badge = self.content(plain) {
            // The older order of words: the symbol is what is filled.
            return sketch.filled?.badged(badge, color: SymbolDrawings.badgeColor(plain))
        }
        guard let badge = content(sign) else { return nil }
        return sketch.badged(badge, color: SymbolDrawings.badgeColor(sign))
    }

    // MARK: Enclosures

    private func enclosed(_ name: String) -> Sketch? {
        var name = name
        var isFilled = false
        if let base = name.before(".fill") { (name, isFilled) = (base, true) }
        var dashes: Bool?
        if !isFilled {
            if let base = name.before(".dotted") { (name, dashes) = (base, true) }
            if let base = name.before(".dashed") { (name, dashes) = (base, false) }
        }
        if let dashes, let outline = SymbolDrawings.all[name] { return read(outline).broken(isDotted: dashes) }
        for (word, shape) in Enclosure.known {
            guard let inner = name.before("." + word) else { continue }
            guard let content = content(inner), let drawing = SymbolDrawings.all[shape.drawing] else { continue }
            var outer = read(drawing)
            if let dashes {
                guard let broken = outer.broken(isDotted: dashes) else { continue }
                outer = broken
            }
            return content.enclosed(in: outer, shape, isFilled: isFilled)
        }
        return nil
    }

    // MARK: Arrangements

    private func arranged(_ name: String) -> Sketch? {
        if let (front, back) = name.split(at: ".on."), let first = sketch(front), let second = sketch(back) {
            return first.on(second)
        }
        if let shape = name.before(".stack"), let sketch = sketch(shape) { return Sketch.stack(of: sketch) }
        if let (shape, cells) = name.split(at: ".grid."), let count = Cells(cells) {
            return Sketch.grid(shape, columns: count.columns, rows: count.rows)
        }
        if let (shape, cells) = name.split(at: ".split."), let count = Cells(cells) {
            return sketch(shape)?.split(columns: count.columns, rows: count.rows)
        }
        return nil
    }

    // MARK: Parts

    private func partFilled(_ name: String) -> Sketch? {
        if let rest = name.after("inset.filled.") {
            if let sketch = sketch(rest) { return sketch.insetFilled(part: nil) }
            guard let (part, shape) = rest.split(at: "."), let sketch = sketch(shape) else { return nil }
            return sketch.insetFilled(part: side(part))
        }
        if let shape = name.before(".inset.filled") {
            if let sketch = sketch(shape) { return sketch.insetFilled(part: nil) }
            guard let (base, part) = shape.splitLast(at: "."), let sketch = sketch(base) else { return nil }
            return sketch.insetFilled(part: side(part))
        }
        for ending in [".filled", ".fill"] {
            guard let shape = name.before(ending), let (base, part) = shape.splitLast(at: "."),
                let sketch = sketch(base)
            else { continue }
            return sketch.filled(part: side(part))
        }
        return nil
    }

    /// `leading` as left or right.
    private func side(_ part: String) -> String {
        part.replacingPrefix("leading", with: isRightToLeft ? "right" : "left")
            .replacingPrefix("trailing", with: isRightToLeft ? "left" : "right")
    }

    // MARK: Directions

    /// A drawing that points up, turned, or one that points the other way, mirrored.
    private func directed(_ name: String) -> Sketch? {
        var words = name.split(separator: ".").map(String.init)
        let (ahead, back) = isRightToLeft ? ("left", "right") : ("right", "left")
        for index in words.indices {
            switch words[index] {
            case "forward", "trailing": words[index] = ahead
            case "backward", "leading": words[index] = back
            default: break
            }
        }
        let plain = words.joined(separator: ".")
        if plain != name, let sketch = sketch(plain) { return sketch }
        if let first = words.firstIndex(where: { Self.angles[$0] != nil }) {
            var angle = Self.angles[words[first]] ?? 0
            var turned = words
            turned[first] = "up"
            if first + 1 < words.count, let other = Self.angles[words[first + 1]],
                words[first] == "up" || words[first] == "down",
                words[first + 1] == "left" || words[first + 1] == "right"
            {
                // Half-way between the two.
                angle = words[first] == "up" ? (other == 90 ? 45 : -45) : (other == 90 ? 135 : -135)
                turned.remove(at: first + 1)
            }
            let drawing = turned.joined(separator: ".")
            if drawing != plain, SymbolDrawings.turning.contains(drawing), let text = SymbolDrawings.all[drawing] {
                return read(text).turned(degrees: angle)
            }
        }
        var swapped = words
        for index in words.indices {
            switch words[index] {
            case "left": swapped[index] = "right"
            case "right": swapped[index] = "left"
            default: break
            }
        }
        let other = swapped.joined(separator: ".")
        if other != plain, let text = SymbolDrawings.all[other] { return read(text).mirrored }
        return nil
    }

    private static let angles: [String: CGFloat] = ["up": 0, "right": 90, "down": 180, "left": -90]

    // MARK: Two together

    private func together(_ name: String) -> Sketch? {
        if let (base, direction) = name.split(at: ".and.arrow."), let sketch = sketch(base),
            let arrow = self.sketch("arrow.\(direction)")
        {
            return sketch.adding(
                arrow.placed(at: CGPoint(x: sketch.center.x, y: 12.6), scale: 0.5).clearing
                    + arrow.placed(at: CGPoint(x: sketch.center.x, y: 12.6), scale: 0.5).marks)
        }
        guard let (first, second) = name.split(at: ".and."), let one = sketch(first), let other = sketch(second) else {
            return nil
        }
        return one.and(other)
    }
}

/// Columns and rows, as in `2x3`.
private struct Cells {
    let columns: Int
    let rows: Int

    init?(_ text: String) {
        guard let (columns, rows) = text.split(at: "x"), let columns = Int(columns), let rows = Int(rows) else {
            return nil
        }
        (self.columns, self.rows) = (columns, rows)
    }
}

extension String {
    func before(_ ending: String) -> String? {
        hasSuffix(ending) && utf8.count > ending.utf8.count ? String(dropLast(ending.count)) : nil
    }

    func after(_ beginning: String) -> String? {
        hasPrefix(beginning) && utf8.count > beginning.utf8.count ? String(dropFirst(beginning.count)) : nil
    }

    func replacingPrefix(_ beginning: String, with other: String) -> String {
        hasPrefix(beginning) ? other + dropFirst(beginning.count) : self
    }

    /// Both sides of the first place where `mark` stands.
    func split(at mark: String) -> (String, String)? {
        guard let range = firstRange(of: mark) else { return nil }
        let (first, second) = (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
        return first.isEmpty || second.isEmpty ? nil : (first, second)
    }

    func splitLast(at mark: Character) -> (String, String)? {
        guard let index = lastIndex(of: mark) else { return nil }
        let (first, second) = (String(self[..<index]), String(self[self.index(after: index)...]))
        return first.isEmpty || second.isEmpty ? nil : (first, second)
    }
}
