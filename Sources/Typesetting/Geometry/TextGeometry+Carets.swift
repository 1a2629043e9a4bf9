import CoreGraphics

extension TextGeometry {
    /// Where a caret stands: a rectangle without width, as high as its line.
    package func caret(at position: Position) -> CGRect {
        guard !lines.isEmpty else { return .zero }
        let line = lines[line(of: position)]
        return CGRect(x: caretX(position, line), y: line.frame.minY, width: 0, height: line.frame.height)
    }

    private func caretX(_ position: Position, _ line: Line) -> CGFloat {
        var before: Box?
        var after: Box?
        for box in line.boxes {
            if box.start <= position.offset && position.offset < box.end { after = box }
            if box.end == position.offset { before = box }
        }
        let after_ = after.map { $0.isRightToLeft ? $0.maxX : $0.minX }
        let before_ = before.map { $0.isRightToLeft ? $0.minX : $0.maxX }
        if let x = position.affinity == .downstream ? after_ ?? before_ : before_ ?? after_ { return x }
        // In spaces that hang at the line's end, or where there is nothing.
        guard let first = line.boxes.first, let last = line.boxes.last else { return line.frame.minX }
        let isAtStart = position.offset <= line.start
        return isAtStart == line.isRightToLeft ? last.maxX : first.minX
    }

    /// The position nearest to a point.
    package func position(at point: CGPoint) -> Position {
        guard let last = lines.indices.last else { return Position(0) }
        var index = 0
        while index < last, point.y >= lines[index].frame.maxY { index += 1 }
        return position(x: point.x, onLine: index)
    }

    /// The position nearest to an x on a line.
    package func position(x: CGFloat, onLine index: Int) -> Position {
        guard lines.indices.contains(index) else { return Position(0) }
        let line = lines[index]
        guard let first = line.boxes.first, let last = line.boxes.last else { return Position(line.start) }
        if x <= first.minX { return leftEdge(of: first) }
        if x >= last.maxX { return rightEdge(of: last) }
        var low = 0
        var high = line.boxes.count
        while low < high {
            let middle = (low + high) / 2
            if line.boxes[middle].maxX <= x { low = middle + 1 } else { high = middle }
        }
        let box = line.boxes[min(low, line.boxes.count - 1)]
        return x < (box.minX + box.maxX) / 2 ? leftEdge(of: box) : rightEdge(of: box)
    }

    /// The offset of the character at a point; nil where there is none.
    package func character(at point: CGPoint) -> Int? {
        for line in lines where line.frame.minY <= point.y && point.y < line.frame.maxY {
            return line.boxes.first { $0.minX <= point.x && point.x < $0.maxX }?.start
        }
        return nil
    }

    private func leftEdge(of box: Box) -> Position {
        box.isRightToLeft ? Position(box.end, .upstream) : Position(box.start, .downstream)
    }

    private func rightEdge(of box: Box) -> Position {
        box.isRightToLeft ? Position(box.start, .downstream) : Position(box.end, .upstream)
    }

    /// The position one character to the right or left of another on the screen; at the end of a line that of the line
    /// after or before it. The same position where there is no further.
    package func position(_ position: Position, movedRight isRight: Bool) -> Position {
        guard !lines.isEmpty else { return position }
        let index = line(of: position)
        let line = lines[index]
        let x = caretX(position, line)
        // Boxes without width, and those whose far edge is the caret's own place, are passed.
        let isBeyond: (Box) -> Bool = { isRight ? $0.maxX > x + 0.001 : $0.minX < x - 0.001 }
        if let box = isRight ? line.boxes.first(where: isBeyond) : line.boxes.last(where: isBeyond) {
            return isRight ? rightEdge(of: box) : leftEdge(of: box)
        }
        let isForward = isRight != line.isRightToLeft
        let neighbour = isForward ? index + 1 : index - 1
        guard lines.indices.contains(neighbour) else { return position }
        let next = lines[neighbour]
        if isForward {
            // Past a soft break the character after it is passed too: its start is where the caret was.
            if line.isLast { return Position(next.start) }
            return Position(next.boxes.first { $0.start == next.start }?.end ?? next.start, .upstream)
        }
        if next.isLast { return Position(next.end, .upstream) }
        return Position(next.boxes.first { $0.end == next.end }?.start ?? next.end)
    }

    /// The position as many lines below as `count` says, above where it is negative, nearest to `x`. Beyond the first or
    /// the last line it is the start or the end of the text.
    package func position(_ position: Position, movedLines count: Int, x: CGFloat) -> Position {
        let wanted = line(of: position) + count
        if wanted < 0 { return Position(0) }
        if wanted >= lines.count { return Position(length, .upstream) }
        return self.position(x: x, onLine: wanted)
    }

    /// The start of the line that a position is on, or its end.
    package func lineEdge(of position: Position, isEnd: Bool) -> Position {
        guard !lines.isEmpty else { return position }
        let line = lines[line(of: position)]
        return isEnd ? Position(line.end, .upstream) : Position(line.start, .downstream)
    }

    /// What covers the characters of a range: rectangles as high as their lines, in the order of the lines. A line of which
    /// only its newline is in the range has a small one.
    package func rects(of range: Range<Int>) -> [CGRect] {
        var rects: [CGRect] = []
        for line in lines where line.start < range.upperBound && line.next >= range.lowerBound {
            var current: (minX: CGFloat, maxX: CGFloat)?
            var found = false
            func add() {
                guard let (minX, maxX) = current else { return }
                rects.append(CGRect(x: minX, y: line.frame.minY, width: maxX - minX, height: line.frame.height))
                found = true
                current = nil
            }
            for box in line.boxes {
                guard box.start < range.upperBound, box.end > range.lowerBound else {
                    add()
                    continue
                }
                current = (min(current?.minX ?? box.minX, box.minX), max(current?.maxX ?? box.maxX, box.maxX))
            }
            add()
            let holdsNewline = line.isLast && line.next > line.end && range.contains(line.end)
            if !found, holdsNewline {
                let width = line.frame.height / 4
                let x = line.isRightToLeft ? line.frame.maxX - width : line.frame.maxX
                rects.append(CGRect(x: x, y: line.frame.minY, width: width, height: line.frame.height))
            }
        }
        return rects
    }
}
