import CTypesetting
import CoreGraphics

/// Fills lines greedily: each takes as much as fits up to a legal break, white space at its end hanging. Where no break
/// fits, the line breaks between grapheme clusters, and takes one at least, so every line makes progress.
@MainActor
struct LineBreaker {
    let line: HardLine
    let index: Int
    let uses: [FaceUse]
    /// In points; not NaN.
    let width: CGFloat

    /// Sums of widths differ in their last bits from the measured one; this much is no overflow.
    static let tolerance: CGFloat = 1.0 / 256

    /// The line that begins at `start`.
    func span(from start: Int) -> LineSpan {
        let count = line.bytes.count
        guard start < count, width < .infinity else {
            return LineSpan(hardLine: index, start: start, end: count, visibleEnd: count, isLast: true)
        }
        let flags = line.flags
        let limit = width + Self.tolerance
        var x: CGFloat = 0
        var lastBreak: Int?
        var lastCluster: Int?
        var word = line.wordIndex(at: start)
        while word < line.words.count {
            let current = line.words[word]
            let use = uses[current.use]
            let isWhole = current.start >= start
            if isWhole, x + use.points(current.shaped.visibleAdvance, current.shaped.visibleClusterCount) <= limit {
                if current.end == count {
                    return finish(start, visibleLimit: x + use.points(current.shaped.advance, current.shaped.clusterCount) <= limit)
                }
                x += use.points(current.shaped.advance, current.shaped.clusterCount)
                note(current.end, flags, &lastBreak, &lastCluster)
                word += 1
                continue
            }
            for cluster in line.clusters(ofWord: word) where current.start + cluster.start >= start {
                let position = current.start + cluster.start
                if position > start { note(position, flags, &lastBreak, &lastCluster) }
                let advance = use.points(cluster.advance, cluster.advance > 0 ? 1 : 0)
                let hangs = flags[position] & UInt8(GESSO_WHITE) != 0
                if !hangs, x + advance > limit, let end = lastBreak ?? lastCluster { return broken(start, at: end) }
                x += advance
            }
            if current.end < count { note(current.end, flags, &lastBreak, &lastCluster) }
            word += 1
        }
        return finish(start, visibleLimit: x <= limit)
    }

    private func note(_ position: Int, _ flags: [UInt8], _ lastBreak: inout Int?, _ lastCluster: inout Int?) {
        if flags[position] & UInt8(GESSO_LINE_BREAK) != 0 { lastBreak = position }
        if flags[position] & UInt8(GESSO_CLUSTER_START) != 0 { lastCluster = position }
    }

    private func broken(_ start: Int, at end: Int) -> LineSpan {
        LineSpan(
            hardLine: index, start: start, end: end, visibleEnd: line.trimmingWhite(start, end), isLast: false)
    }

    /// The last line keeps the spaces at its end where they fit.
    private func finish(_ start: Int, visibleLimit fits: Bool) -> LineSpan {
        let count = line.bytes.count
        return LineSpan(
            hardLine: index, start: start, end: count, visibleEnd: fits ? count : line.trimmingWhite(start, count),
            isLast: true)
    }
}
