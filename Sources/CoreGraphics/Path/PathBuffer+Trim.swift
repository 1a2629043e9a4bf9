import Foundation

extension PathBuffer {
    /// The stretch between two fractions, 0 to 1, of the path's whole length.
    package func trimmed(from: CGFloat, to: CGFloat) -> PathBuffer {
        guard !controlBox.isNull, from < to else { return PathBuffer() }
        var segments: [PathSegment] = []
        forEachSegment { segments.append($0) }
        let lengths = segments.map(\.length)
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return PathBuffer() }
        let first = from * total
        let last = to * total
        var result = PathBuffer(capacity: segments.count + 2)
        var passed: CGFloat = 0
        for (segment, length) in zip(segments, lengths) {
            defer { passed += length }
            guard length > 0, passed + length > first, passed < last else { continue }
            let begin = first > passed ? segment.place(ofLength: first - passed, of: length) : 0
            let end = last < passed + length ? segment.place(ofLength: last - passed, of: length) : 1
            let part = begin == 0 && end == 1 ? segment : segment.part(from: begin, to: end)
            if result.currentPoint != part.start { result.move(to: part.start) }
            if part.isLine {
                result.line(to: part.end)
            } else {
                result.cubic(to: part.end, control1: part.control1, control2: part.control2)
            }
        }
        return result
    }
}
