import Drawing

/// Which bytes of a run's text its glyphs stand for. A run does not say: where each letter is its glyph's, so it is
/// here, else all glyphs together are all the text.
struct TextClusters {
    /// The run's text, with a replacement character for each that a document cannot hold.
    let text: String
    let bytes: [Int32]
    let glyphs: [Int32]

    init(_ run: GlyphRun) {
        text = Self.writable(run.text)
        if text.isEmpty {
            bytes = []
            glyphs = []
        } else if run.hasOneGlyphPerLetter {
            bytes = text.unicodeScalars.map { Int32(UTF8.width($0)) }
            glyphs = bytes.map { _ in 1 }
        } else {
            bytes = [Int32(text.utf8.count)]
            glyphs = [Int32(run.glyphs.count)]
        }
    }

    /// Cairo takes noncharacters for broken UTF-8 and gives up the whole document, and NUL for the text's end.
    private static func writable(_ text: String) -> String {
        func isRefused(_ scalar: Unicode.Scalar) -> Bool {
            scalar.value == 0 || scalar.properties.isNoncharacterCodePoint
        }
        guard text.unicodeScalars.contains(where: isRefused) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            result.unicodeScalars.append(isRefused(scalar) ? "\u{FFFD}" : scalar)
        }
        return result
    }
}

extension GlyphRun {
    /// Whether all of it is in scripts that set letters apart, in the order of the text.
    var hasSeparateLetters: Bool {
        text.unicodeScalars.allSatisfy { $0.value < 0x590 || $0.value >= 0x2E80 }
    }

    /// Whether its letters are apart and as many as its glyphs: then each letter is taken to be its glyph's.
    var hasOneGlyphPerLetter: Bool {
        text.unicodeScalars.count == glyphs.count && hasSeparateLetters
    }
}
