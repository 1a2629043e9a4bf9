import Typesetting
import ViewCore

/// A text under editing as it is drawn: with what an input method composes in it, and with signs in the place of secrets.
/// Places are bytes of its UTF-8.
struct ShownText: Equatable {
    var text = ""
    var selection = 0..<0
    var caret = 0
    /// The side that the caret belongs to; nil for the usual one.
    var affinity: TextGeometry.Position.Affinity?
    /// What is being composed, which is underlined.
    var composed: Range<Int>?

    /// The sign for each character of a secret.
    private static let bullet = "\u{2022}"

    init(
        _ text: String, selection: Range<Int>, caret: CaretPlace, composition: Composition?, kind: FieldCore.Kind
    ) {
        let count = text.utf8.count
        let lower = min(selection.lowerBound, count)
        self.text = text
        self.selection = lower..<min(max(selection.upperBound, lower), count)
        self.caret = min(caret.offset, count)
        affinity = caret.affinity
        if let composition {
            let start = text.index(at: self.selection.lowerBound)
            self.text.replaceSubrange(start..<text.index(at: self.selection.upperBound), with: composition.text)
            composed = lower..<lower + composition.text.utf8.count
            self.caret = lower + composition.cursor
            self.selection = self.caret..<self.caret
        }
        if kind == .secure { hide() }
        // A newline in a single line, and what has as many bytes.
        if !kind.isMultiline, self.text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
            self.text = String(decoding: self.text.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
        }
    }

    private mutating func hide() {
        let plain = text
        func hidden(_ offset: Int) -> Int {
            plain[..<plain.index(at: offset)].count * Self.bullet.utf8.count
        }
        caret = hidden(caret)
        selection = hidden(selection.lowerBound)..<hidden(selection.upperBound)
        composed = composed.map { hidden($0.lowerBound)..<hidden($0.upperBound) }
        text = String(repeating: Self.bullet, count: plain.count)
    }

    /// The place in the plain text of a secret that is drawn at a place here.
    static func plainOffset(of offset: Int, in plain: String) -> Int {
        let index = plain.index(
            plain.startIndex, offsetBy: offset / bullet.utf8.count, limitedBy: plain.endIndex)
        return plain.offset(of: index ?? plain.endIndex)
    }
}

/// Where the caret is.
struct CaretPlace: Equatable {
    var offset = 0
    /// Nil for the usual side.
    var affinity: TextGeometry.Position.Affinity?
}

/// What an input method composes.
struct Composition: Equatable {
    var text: String
    /// Where its own cursor is, in bytes.
    var cursor: Int

    /// `scalars` is the cursor's place in Unicode scalars.
    init(text: String, scalars: Int) {
        self.text = text
        cursor = text.unicodeScalars.prefix(max(0, scalars)).reduce(0) { $0 + UTF8.width($1) }
    }
}
