import CTypesetting
import CoreGraphics

/// Where the characters of a laid out paragraph lie: for carets, selections and pointers.
///
/// Positions are offsets in bytes of UTF-8 from the start of the text of all runs, at boundaries of grapheme clusters; one
/// within a cluster counts as the cluster's start. Coordinates are the layout's.
@MainActor
package final class TextGeometry {
    /// A position and the side that it belongs to: at a soft line break the end of one line and the start of the next are
    /// the same offset, and where directions meet an offset has two places.
    package struct Position: Hashable, Sendable {
        package enum Affinity: Hashable, Sendable {
            /// After the character before it.
            case upstream
            /// Before the character after it.
            case downstream
        }

        package var offset: Int
        package var affinity: Affinity

        package init(_ offset: Int, _ affinity: Affinity = .downstream) {
            self.offset = offset
            self.affinity = affinity
        }
    }

    /// A grapheme cluster on a line.
    struct Box {
        /// Offsets in the text.
        let start: Int
        let end: Int
        let minX: CGFloat
        let maxX: CGFloat
        let isRightToLeft: Bool
    }

    struct Line {
        let frame: CGRect
        let baseline: CGFloat
        /// Offsets in the text: of the line's first character, and after its last, the newline or hanging spaces not counted.
        let start: Int
        let end: Int
        /// Where the next line begins.
        let next: Int
        /// Whether the line ends where the text has a newline or ends.
        let isLast: Bool
        let isRightToLeft: Bool
        /// From left to right.
        let boxes: [Box]
    }

    let lines: [Line]
    /// The text's length in bytes.
    package let length: Int
    private let words: [Range<Int>]

    init(lines: [Line], length: Int, words: [Range<Int>]) {
        self.lines = lines
        self.length = length
        self.words = words
    }

    package var lineCount: Int { lines.count }

    /// The line that a position lies on.
    package func line(of position: Position) -> Int {
        var low = 0
        var high = lines.count
        // The last line that begins at or before the offset.
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].start <= position.offset { low = middle + 1 } else { high = middle }
        }
        let index = max(low - 1, 0)
        if position.affinity == .upstream, index > 0, lines[index].start == position.offset, !lines[index - 1].isLast {
            return index - 1
        }
        return index
    }

    /// The offsets that a line holds, without the newline at its end.
    package func range(ofLine index: Int) -> Range<Int> {
        lines.isEmpty ? 0..<0 : lines[index].start..<max(lines[index].end, lines[index].start)
    }

    package func frame(ofLine index: Int) -> CGRect { lines.isEmpty ? .zero : lines[index].frame }

    package func baseline(ofLine index: Int) -> CGFloat { lines.isEmpty ? 0 : lines[index].baseline }

    /// The word at an offset, or the characters between two words there, as a double click takes it.
    package func wordRange(at offset: Int) -> Range<Int> {
        var previousEnd = 0
        for word in words {
            if offset < word.lowerBound { return previousEnd..<word.lowerBound }
            if offset < word.upperBound { return word }
            previousEnd = word.upperBound
        }
        // The end of a text that ends with a word takes that word.
        if let last = words.last, last.upperBound == length, offset >= length { return last }
        return previousEnd..<length
    }

    /// The end of the word after an offset, or of the text.
    package func wordEnd(after offset: Int) -> Int { words.first { $0.upperBound > offset }?.upperBound ?? length }

    /// The start of the word before an offset, or of the text.
    package func wordStart(before offset: Int) -> Int { words.last { $0.lowerBound < offset }?.lowerBound ?? 0 }
}
