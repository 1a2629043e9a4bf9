/// Steps through Swift source by what matters to a macro: code, with comments and string literals skipped, and how deep
/// in brackets it is.
///
/// It knows no grammar. What it looks for are words and marks at depth 0.
struct SourceScanner {
    let bytes: [UInt8]
    /// For each byte: how many brackets are open before it, or -1 within a comment or a string literal.
    private(set) var depths: [Int]

    init(_ source: String) {
        bytes = Array(source.utf8)
        depths = Array(repeating: -1, count: bytes.count)
        var index = 0
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            if let end = Self.endOfTrivia(bytes, index) ?? Self.endOfString(bytes, index) {
                index = end
                continue
            }
            if Self.closing.contains(byte) { depth -= 1 }
            depths[index] = depth
            if Self.opening.contains(byte) { depth += 1 }
            index += 1
        }
    }

    private static let opening: [UInt8] = Array("([{".utf8)
    private static let closing: [UInt8] = Array(")]}".utf8)

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The place of a word of code in `range` at a depth.
    func word(_ word: String, in range: Range<Int>, depth: Int = 0) -> Int? {
        let letters = Array(word.utf8)
        guard range.count >= letters.count else { return nil }
        for index in range.lowerBound...(range.upperBound - letters.count)
        where depths[index] == depth && bytes[index] == letters[0] {
            guard bytes[index..<index + letters.count].elementsEqual(letters) else { continue }
            let before = index > 0 ? bytes[index - 1] : 0
            let after = index + letters.count < bytes.count ? bytes[index + letters.count] : 0
            if !Self.isIdentifier(before), !Self.isIdentifier(after) { return index }
        }
        return nil
    }

    /// The first place of a mark of code in `range` at a depth.
    func mark(_ mark: Character, in range: Range<Int>, depth: Int = 0) -> Int? {
        let byte = mark.asciiValue
        for index in range where bytes[index] == byte && depths[index] == depth { return index }
        return nil
    }

    /// The end of the statement that begins at `start`: the first line break at depth 0 that the next line does not go on from.
    func endOfStatement(from start: Int, in range: Range<Int>) -> Int {
        let base = depths[start]
        var last: UInt8 = 0
        for index in start..<range.upperBound {
            let byte = bytes[index]
            if depths[index] == base, byte == UInt8(ascii: ";") { return index }
            if byte == UInt8(ascii: "\n"), depths[index] == base || depths[index] == -1 {
                if depths[index] == base, !Self.joinsNext.contains(last), !nextLineGoesOn(after: index, in: range) {
                    return index
                }
            } else if depths[index] >= 0, byte > 32 {
                // An optional's mark follows its type, that of a choice between two a space.
                let isOptional = byte == UInt8(ascii: "?") && index > start && bytes[index - 1] > 32
                last = isOptional ? 0 : byte
            } else if depths[index] == -1, byte == UInt8(ascii: "\"") {
                last = byte
            }
        }
        return range.upperBound
    }

    private static let joinsNext: [UInt8] = Array("=,+-*/&|<?:".utf8)

    private func nextLineGoesOn(after lineBreak: Int, in range: Range<Int>) -> Bool {
        for index in lineBreak + 1..<max(range.upperBound, lineBreak + 1) where depths[index] >= 0 && bytes[index] > 32
        {
            return Array(".=?:{&|+*/<".utf8).contains(bytes[index])
        }
        return false
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func starts(_ bytes: [UInt8], _ index: Int, _ text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// The end of the comment at `index`; a line comment leaves its line break, which ends the statement.
    private static func endOfTrivia(_ bytes: [UInt8], _ start: Int) -> Int? {
        var index = start
        if starts(bytes, index, "//") {
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            return index
        }
        guard starts(bytes, index, "/*") else { return nil }
        var depth = 0
        repeat {
            if starts(bytes, index, "/*") {
                depth += 1
                index += 2
            } else if starts(bytes, index, "*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
        return min(index, bytes.count)
    }

    private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int? {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
        let pounds = index - start
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
        let isMultiline = starts(bytes, index, "\"\"\"")
        let quotes = isMultiline ? 3 : 1
        index += quotes
        while index < bytes.count {
            if run(bytes, index, UInt8(ascii: "\"")) >= quotes, run(bytes, index + quotes, UInt8(ascii: "#")) >= pounds
            {
                return index + quotes + pounds
            }
            if bytes[index] == UInt8(ascii: "\\"), run(bytes, index + 1, UInt8(ascii: "#")) >= pounds {
                index += 1 + pounds
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                    index = endOfInterpolation(bytes, index)
                } else {
                    index += 1
                }
            } else {
                index += 1
            }
        }
        return bytes.count
    }

    private static func endOfInterpolation(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start
        var depth = 0
        while index < bytes.count {
            if let end = endOfString(bytes, index) {
                index = end
                continue
            }
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            index += 1
            if depth == 0 { return index }
        }
        return index
    }

    private static func run(_ bytes: [UInt8], _ start: Int, _ byte: UInt8) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == byte { index += 1 }
        return index - start
    }
}
