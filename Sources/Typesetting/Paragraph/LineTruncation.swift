import CTypesetting
import CoreGraphics

/// Puts an ellipsis where the text of a last line does not fit.
@MainActor
struct LineTruncation {
    let lines: [HardLine]
    let uses: [FaceUse]
    let width: CGFloat
    let mode: ParagraphStyle.Truncation
    let builder: LineBuilder

    /// The fragments of the line that begins where `span` does and stands for all the text that follows.
    func fragments(for span: LineSpan) -> [Fragment] {
        let line = lines[span.hardLine]
        let level: UInt8 = line.isRightToLeft ? 1 : 0
        let ellipsis = builder.ellipsis(in: span.hardLine, at: span.start, level: level)
        let room = width - (ellipsis.map(builder.width) ?? 0)
        switch mode {
        case .tail:
            let end = line.trimmingWhite(span.start, reach(in: line, from: span.start, room: room).end)
            let kept = builder.fragments(span.hardLine, span.start, end)
            let mark = builder.ellipsis(in: span.hardLine, at: max(span.start, end - 1), level: level) ?? ellipsis
            return kept + [mark].compactMap { $0 }
        case .head:
            guard let last = lines.indices.last else { return [] }
            let start = skipWhite(lines[last], reachBack(in: lines[last], room: room, notBefore: floor(last, span)))
            return [ellipsis].compactMap { $0 } + builder.fragments(last, start, lines[last].bytes.count)
        case .middle:
            guard let last = lines.indices.last else { return [] }
            let head = reach(in: line, from: span.start, room: room / 2)
            let floor = last == span.hardLine ? head.end : 0
            let tail = skipWhite(lines[last], reachBack(in: lines[last], room: room - head.width, notBefore: floor))
            return builder.fragments(span.hardLine, span.start, line.trimmingWhite(span.start, head.end))
                + [ellipsis].compactMap { $0 } + builder.fragments(last, tail, lines[last].bytes.count)
        }
    }

    private func floor(_ last: Int, _ span: LineSpan) -> Int { last == span.hardLine ? span.start : 0 }

    private func skipWhite(_ line: HardLine, _ start: Int) -> Int {
        var start = start
        while start < line.bytes.count, line.flags[start] & UInt8(GESSO_WHITE) != 0 {
            start += 1
            while start < line.bytes.count, line.bytes[start] & 0xC0 == 0x80 { start += 1 }
        }
        return start
    }

    /// The furthest cluster boundary that leaves what stands before it within `room`.
    private func reach(in line: HardLine, from start: Int, room: CGFloat) -> (end: Int, width: CGFloat) {
        let flags = line.flags
        var x: CGFloat = 0
        var best = (end: start, width: CGFloat(0))
        guard start < line.bytes.count else { return best }
        for index in line.wordIndex(at: start)..<line.words.count {
            let word = line.words[index]
            for cluster in line.clusters(ofWord: index, from: start) {
                let position = word.start + cluster.start
                if flags[position] & UInt8(GESSO_CLUSTER_START) != 0 { best = (position, x) }
                x += uses[word.use].points(cluster.advance, cluster.advance > 0 ? 1 : 0)
                if x > room + LineBreaker.tolerance { return best }
            }
        }
        return (line.bytes.count, x)
    }

    /// The earliest cluster boundary that leaves what stands after it within `room`.
    private func reachBack(in line: HardLine, room: CGFloat, notBefore floor: Int) -> Int {
        let flags = line.flags
        var x: CGFloat = 0
        var best = line.bytes.count
        for index in line.words.indices.reversed() {
            let word = line.words[index]
            for cluster in line.clusters(ofWord: index).reversed() {
                let position = word.start + cluster.start
                guard position >= floor else { return best }
                x += uses[word.use].points(cluster.advance, cluster.advance > 0 ? 1 : 0)
                if x > room + LineBreaker.tolerance { return best }
                if flags[position] & UInt8(GESSO_CLUSTER_START) != 0 { best = position }
            }
        }
        return best
    }
}
