import CTypesetting

/// Shapes with HarfBuzz, by word: a word that was shaped before costs a lookup.
@MainActor
package enum Shaper {
    /// Longer words (text without spaces, Chinese say) are shaped each time and kept by their paragraph alone.
    static let longestCachedWord = 64
    private static let cacheCapacity = 4096

    private static var cache = WordCache(capacity: cacheCapacity)

    /// How many words are kept, and the most that can be.
    package static var cachedWordCount: Int { cache.count }
    package static var cachedWordLimit: Int { cacheCapacity * 2 }

    package static func emptyCache() {
        cache.removeAll()
    }

    /// Shapes `text[range]`. Letters that join take their neighbours outside the range into account when `isContextual`.
    static func shape(
        _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, face: OpenTypeFace, script: UInt32, options: UInt32,
        isContextual: Bool
    ) -> ShapedWord {
        let word = UnsafeBufferPointer(rebasing: text[range])
        guard !isContextual else {
            return shapeNow(text, range, face: face, script: script, options: options)
        }
        guard word.count <= longestCachedWord else {
            return shapeNow(word, 0..<word.count, face: face, script: script, options: options)
        }
        return cache.word(for: WordKey(word, face: face.id, script: script, options: options)) {
            shapeNow(word, 0..<word.count, face: face, script: script, options: options)
        }
    }

    private static func shapeNow(
        _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, face: OpenTypeFace, script: UInt32, options: UInt32
    ) -> ShapedWord {
        var options = options
        // Inter's alternates turn "->" into an arrow, which Apple's font does not.
        if text[range].contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) {
            options |= UInt32(GESSO_NO_ALTERNATES)
        }
        var visibleEnd = range.upperBound
        while visibleEnd > range.lowerBound, text[visibleEnd - 1] == UInt8(ascii: " ") { visibleEnd -= 1 }
        var count: Int32 = 0
        var ink = gesso_ink()
        let glyphs = text.withMemoryRebound(to: CChar.self) {
            gesso_shape(
                face.handle, $0.baseAddress, Int32($0.count), Int32(range.lowerBound), Int32(range.upperBound), script,
                options, &count, &ink)
        }
        return ShapedWord(
            glyphs: UnsafeBufferPointer(start: glyphs, count: glyphs == nil ? 0 : Int(count)), ink: ink,
            visibleLength: visibleEnd - range.lowerBound)
    }
}
