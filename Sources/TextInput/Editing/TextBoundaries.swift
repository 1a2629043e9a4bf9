/// Where characters, words and paragraphs of a text begin and end, in bytes of its UTF-8.
///
/// A character is a grapheme cluster: a letter with its accents, a family of emoji.
package enum TextBoundaries {
    /// The start of the character after the one at `offset`; the end of the text at its end.
    package static func next(_ text: String, _ offset: Int) -> Int {
        let index = text.index(at: offset)
        return index < text.endIndex ? text.offset(of: text.index(after: index)) : offset
    }

    /// The start of the character before `offset`; 0 at the beginning.
    package static func previous(_ text: String, _ offset: Int) -> Int {
        let index = text.index(at: offset)
        return index > text.startIndex ? text.offset(of: text.index(before: index)) : 0
    }

    /// `offset` moved back to where a character begins, and into the text.
    package static func nearest(_ text: String, _ offset: Int) -> Int {
        text.offset(of: text.index(at: offset))
    }

    // MARK: Words

    /// What a character is to words: those of the same kind beside one another make one.
    private enum Kind {
        case space
        case punctuation
        case word
        case ideograph
        case kana
    }

    private static func kind(_ character: Character) -> Kind {
        guard let scalar = character.unicodeScalars.first else { return .punctuation }
        switch scalar.value {
        case 0x3040...0x309F, 0x30A0...0x30FF, 0x31F0...0x31FF: return .kana
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .ideograph
        default: break
        }
        if character.isWhitespace { return .space }
        let isWord = character.isLetter || character.isNumber || character == "_"
        return isWord ? .word : .punctuation
    }

    /// An apostrophe or a full stop between letters belongs to their word.
    private static func joins(_ characters: [Character], _ index: Int) -> Bool {
        let joining: Set<Character> = ["'", "\u{2019}", ".", "\u{00B7}"]
        guard joining.contains(characters[index]), index > 0, index + 1 < characters.count else { return false }
        return kind(characters[index - 1]) == .word && kind(characters[index + 1]) == .word
    }

    /// The word, or the run of spaces or signs, that `offset` is in; at a boundary the one that follows.
    package static func word(_ text: String, around offset: Int) -> Range<Int> {
        let line = paragraph(text, around: offset)
        let part = Array(text[text.index(at: line.lowerBound)..<text.index(at: line.upperBound)])
        guard !part.isEmpty else { return line }
        let kinds = part.indices.map { joins(part, $0) ? Kind.word : kind(part[$0]) }
        var start = line.lowerBound
        var index = 0
        while index < part.count {
            var end = start
            let kind = kinds[index]
            while index < part.count, kinds[index] == kind {
                end += part[index].utf8.count
                index += 1
            }
            if offset < end || index == part.count { return start..<end }
            start = end
        }
        return line
    }

    /// The end of the word at `offset` or after it.
    package static func wordEnd(_ text: String, after offset: Int) -> Int {
        let characters = Array(text[text.index(at: offset)...])
        var index = 0
        var end = offset
        func skip(while isWanted: (Int) -> Bool) {
            while index < characters.count, isWanted(index) {
                end += characters[index].utf8.count
                index += 1
            }
        }
        func isPartOfWord(_ index: Int) -> Bool {
            let kind = kind(characters[index])
            return kind != .space && kind != .punctuation || joins(characters, index)
        }
        skip { !isPartOfWord($0) }
        guard index < characters.count else { return end }
        let first = kind(characters[index])
        skip { isPartOfWord($0) && (kind(characters[$0]) == first || joins(characters, $0)) }
        return end
    }

    /// The start of the word at `offset` or before it.
    package static func wordStart(_ text: String, before offset: Int) -> Int {
        let characters = Array(text[..<text.index(at: offset)])
        var index = characters.count
        var start = offset
        func isPartOfWord(_ index: Int) -> Bool {
            let kind = kind(characters[index])
            return kind != .space && kind != .punctuation || joins(characters, index)
        }
        while index > 0, !isPartOfWord(index - 1) {
            index -= 1
            start -= characters[index].utf8.count
        }
        guard index > 0 else { return 0 }
        let last = kind(characters[index - 1])
        while index > 0, isPartOfWord(index - 1), kind(characters[index - 1]) == last || joins(characters, index - 1) {
            index -= 1
            start -= characters[index].utf8.count
        }
        return start
    }

    // MARK: Paragraphs

    /// The paragraph that `offset` is in, without the newline that ends it.
    package static func paragraph(_ text: String, around offset: Int) -> Range<Int> {
        let index = text.index(at: offset)
        let start = text[..<index].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
        let end = text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
        return text.offset(of: start)..<text.offset(of: end)
    }
}

extension String {
    /// The index of the character that begins at so many bytes, or of the one that they lie in.
    func index(at offset: Int) -> Index {
        let byte = utf8.index(utf8.startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf8.count))
        return byte < endIndex ? index(byte, offsetBy: 0) : byte
    }

    /// Bytes before an index.
    func offset(of index: Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }
}
