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
        for index in line.wordIndex(at: start)..<line.words.count {
            let word = line.words[index]
            let use = uses[word.use]
            let isWhole = word.start >= start
            if isWhole, x + use.points(word.shaped.visibleAdvance, word.shaped.visibleClusterCount) <= limit {
                x += use.points(word.shaped.advance, word.shaped.clusterCount)
                continue
            }
            for cluster in line.clusters(ofWord: index, from: start) {
                let position = word.start + cluster.start
                let advance = use.points(cluster.advance, cluster.advance > 0 ? 1 : 0)
                let hangs = flags[position] & UInt8(GESSO_WHITE) != 0
                if !hangs, x + advance > limit, let end = end(ofLineFrom: start, before: position) {
                    return broken(start, at: end)
                }
                x += advance
            }
        }
        return finish(start, fits: x <= limit)
    }

    /// Where a line ends that cannot hold the character at `position`: the last legal break, else the last cluster
    /// boundary. Nil when there is neither, so that the line has to take more.
    private func end(ofLineFrom start: Int, before position: Int) -> Int? {
        let flags = line.flags
        var cluster: Int?
        var at = position
        while at > start {
            if flags[at] & UInt8(GESSO_LINE_BREAK) != 0 { return at }
            if cluster == nil, flags[at] & UInt8(GESSO_CLUSTER_START) != 0 { cluster = at }
            at -= 1
        }
        return cluster
    }

    private func broken(_ start: Int, at end: Int) -> LineSpan {
        LineSpan(
            hardLine: index, start: start, end: end, visibleEnd: line.trimmingWhite(start, end), isLast: false)
    }

    /// The last line keeps the spaces at its end where they fit.
    private func finish(_ start: Int, fits: Bool) -> LineSpan {
        let count = line.bytes.count
        return LineSpan(
            hardLine: index, start: start, end: count, visibleEnd: fits ? count : line.trimmingWhite(start, count),
            isLast: true)
    }
}
