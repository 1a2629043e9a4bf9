/// Finds out whether Swift source marks a type with `@main`, without parsing it: the word counts outside of comments
/// and string literals.
///
/// One pass over the bytes. A string that is not closed ends with its line, so that a quotation mark in a regular
/// expression hides no more than the rest of that line.
package struct MainAttributeScanner {
    private let bytes: [UInt8]
    private var index = 0

    private init(_ source: String) {
        bytes = Array(source.utf8)
    }

    /// Whether `source` has an `@main`.
    package static func hasMain(_ source: String) -> Bool {
        var scanner = MainAttributeScanner(source)
        return scanner.scanCode()
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
        index + offset < bytes.count ? bytes[index + offset] : nil
    }

    private func starts(with text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index + length <= bytes.count else { return false }
        return (0..<length).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }

    private mutating func scanCode() -> Bool {
        while let current = byte() {
            switch current {
            case UInt8(ascii: "/") where starts(with: "//"):
                skipLine()
            case UInt8(ascii: "/") where starts(with: "/*"):
                skipBlockComment()
            case UInt8(ascii: "#"):
                let start = index
                while byte() == UInt8(ascii: "#") { index += 1 }
                if byte() == UInt8(ascii: "\"") { skipString(pounds: index - start) }
            case UInt8(ascii: "\""):
                skipString(pounds: 0)
            case UInt8(ascii: "@"):
                index += 1
                while let blank = byte(), blank == UInt8(ascii: " ") || blank == UInt8(ascii: "\t") { index += 1 }
                if starts(with: "main") {
                    index += 4
                    if !isIdentifierByte(byte()) { return true }
                }
            default:
                index += 1
            }
        }
        return false
    }

    private func isIdentifierByte(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            return true
        default:
            return false
        }
    }

    private mutating func skipLine() {
        while let current = byte(), current != UInt8(ascii: "\n"), current != UInt8(ascii: "\r") { index += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                index += 2
            } else if starts(with: "*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    /// Skips a string literal from its first quotation mark on. Code in an interpolation holds strings of its own but no
    /// attribute that could mark the program.
    private mutating func skipString(pounds: Int) {
        let isMultiline = starts(with: "\"\"\"")
        let quotes = isMultiline ? 3 : 1
        index += quotes
        while let current = byte() {
            if current == UInt8(ascii: "\n"), !isMultiline { return }
            if current == UInt8(ascii: "\""), closes(quotes: quotes, pounds: pounds) {
                index += quotes + pounds
                return
            }
            if current == UInt8(ascii: "\\"), hasPounds(pounds, from: 1) {
                index += 1 + pounds
                if byte() == UInt8(ascii: "(") {
                    index += 1
                    skipInterpolation(isMultiline: isMultiline)
                } else if index < bytes.count {
                    index += 1
                }
            } else {
                index += 1
            }
        }
    }

    private func closes(quotes: Int, pounds: Int) -> Bool {
        (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && hasPounds(pounds, from: quotes)
    }

    private func hasPounds(_ count: Int, from offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// From after the opening parenthesis to after the closing one. Strings in it are skipped without a look at their own
    /// interpolations: no recursion, so that no source nests too deep, and an error ends with the line.
    private mutating func skipInterpolation(isMultiline: Bool) {
        var depth = 1
        while let current = byte(), depth > 0 {
            switch current {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\n") where !isMultiline: return
            case UInt8(ascii: "\""):
                skipPlainString()
                continue
            default: break
            }
            index += 1
        }
    }

    /// A string inside of an interpolation: to its closing mark or the line's end.
    private mutating func skipPlainString() {
        index += 1
        while let current = byte(), current != UInt8(ascii: "\n") {
            index += current == UInt8(ascii: "\\") ? 2 : 1
            if current == UInt8(ascii: "\"") { return }
        }
    }
}
