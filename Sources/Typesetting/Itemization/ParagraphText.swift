/// The bytes of a paragraph's runs, one after the other, cut at the newlines they hold.
struct ParagraphText {
    /// A stretch without a newline, as bytes of its own.
    struct Line {
        var bytes: [UInt8] = []
        /// Where each run's part begins in `bytes`, in order; the first begins at 0.
        var runs: [(start: Int, run: Int)] = []
        /// Whether every scalar is Latin or its punctuation: left to right, one script, no marks.
        var isSimple = true
        /// Where each byte and the end lie in the text of all runs, if that was asked for.
        var offsets: [Int] = []
    }

    var lines: [Line] = []

    /// Newlines are LF, CR, CRLF, VT, FF, NEL, and the line and paragraph separators. A tab stands for four spaces;
    /// other control characters are left out, because no font draws them.
    init(_ runs: [TextRun], findsOffsets: Bool = false) {
        guard runs.contains(where: { !$0.text.isEmpty }) else { return }
        var line = Line()
        var previousWasReturn = false
        var runStart = 0
        for (index, run) in runs.enumerated() where !run.text.isEmpty {
            line.runs.append((line.bytes.count, index))
            var text = run.text
            text.withUTF8 { bytes in
                var start = 0
                var at = 0
                func flush() {
                    line.bytes.append(contentsOf: bytes[start..<at])
                    if findsOffsets { for offset in start..<at { line.offsets.append(runStart + offset) } }
                }
                func endLine(length: Int) {
                    flush()
                    if findsOffsets { line.offsets.append(runStart + at) }
                    lines.append(line)
                    line = Line()
                    line.runs.append((0, index))
                    at += length
                    start = at
                }
                while at < bytes.count {
                    let byte = bytes[at]
                    if byte >= 0x20, byte < 0x7F {
                        previousWasReturn = false
                        at += 1
                    } else if byte >= 0x80 {
                        previousWasReturn = false
                        let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                        if byte == 0xC2, bytes[at + 1] == 0x85 {
                            endLine(length: 2)
                        } else if byte == 0xE2, bytes[at + 1] == 0x80, bytes[at + 2] & 0xFE == 0xA8 {
                            endLine(length: 3)
                        } else {
                            if line.isSimple, !Self.isSimple(bytes, at) { line.isSimple = false }
                            at += length
                        }
                    } else if byte >= 0x0A, byte <= 0x0D {
                        if byte == 0x0A, previousWasReturn {
                            at += 1
                            start = at
                            previousWasReturn = false
                        } else {
                            endLine(length: 1)
                            previousWasReturn = byte == 0x0D
                        }
                    } else {
                        flush()
                        if byte == 0x09 {
                            line.bytes.append(contentsOf: [0x20, 0x20, 0x20, 0x20])
                            if findsOffsets { line.offsets += [Int](repeating: runStart + at, count: 4) }
                        }
                        at += 1
                        start = at
                    }
                }
                flush()
                runStart += bytes.count
            }
        }
        if findsOffsets { line.offsets.append(runStart) }
        lines.append(line)
    }

    /// Whether the scalar that begins at `at` is below U+0250 and no soft hyphen, or General Punctuation that is drawn.
    private static func isSimple(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
        switch bytes[at] {
        case 0xC2: bytes[at + 1] != 0xAD
        case 0xC3...0xC8: true
        case 0xC9: bytes[at + 1] < 0x90
        case 0xE2: bytes[at + 1] == 0x80 && (0x90...0xA7).contains(bytes[at + 2])
        default: false
        }
    }
}
