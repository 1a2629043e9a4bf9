import CTypesetting
import CoreGraphics

/// The text between two newlines, shaped. Break attributes are found when they are first needed.
@MainActor
final class HardLine {
    let bytes: [UInt8]
    /// Where each run's part begins, in order.
    let runs: [(start: Int, run: Int)]
    var words: [Word] = []
    var isRightToLeft = false
    /// Cluster positions of words that were broken before.
    private var clusters: [Int: [ShapedWord.Cluster]] = [:]

    init(bytes: [UInt8], runs: [(start: Int, run: Int)]) {
        self.bytes = bytes
        self.runs = runs
    }

    /// For each byte and for the end, what `gesso_find_breaks` says of it.
    private(set) lazy var flags: [UInt8] = {
        var flags = [UInt8](repeating: 0, count: bytes.count + 1)
        bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                gesso_find_breaks($0.baseAddress, Int32($0.count), &flags)
            }
        }
        return flags
    }()

    func clusters(ofWord index: Int) -> [ShapedWord.Cluster] {
        if let known = clusters[index] { return known }
        let word = words[index]
        let found = word.shaped.logicalClusters(isRightToLeft: word.isRightToLeft)
        clusters[index] = found
        return found
    }

    /// The clusters of a word from the byte `start` of the line on.
    func clusters(ofWord index: Int, from start: Int) -> ArraySlice<ShapedWord.Cluster> {
        let all = clusters(ofWord: index)
        let wanted = start - words[index].start
        guard wanted > 0 else { return all[...] }
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].start < wanted { low = middle + 1 } else { high = middle }
        }
        return all[low...]
    }

    /// The word that holds the byte, by bisection; the last for the end.
    func wordIndex(at position: Int) -> Int {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].end <= position { low = middle + 1 } else { high = middle }
        }
        return min(low, max(words.count - 1, 0))
    }

    /// `end` without the white space before it, not below `start`.
    func trimmingWhite(_ start: Int, _ end: Int) -> Int {
        var end = end
        var at = end
        while at > start {
            at -= 1
            // Bytes within a character carry no flags.
            if bytes[at] & 0xC0 == 0x80 { continue }
            guard flags[at] & UInt8(GESSO_WHITE) != 0 else { break }
            end = at
        }
        return end
    }
}
