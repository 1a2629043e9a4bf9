import CoreGraphics

/// Finds a face for what a font itself does not cover: Noto first, by script, colour emoji where the text asks for it.
///
/// The order depends on the installed fonts alone, never on what was looked up before.
@MainActor
enum FontFallback {
    /// What of a font's description, and of the text around, bears on the choice.
    struct Style: Hashable {
        var isSerif = false
        var isBold = false
        var isItalic = false
        var isEmoji = false
        /// Han characters beside kana are Japanese, beside Hangul Korean, else Simplified Chinese.
        var han = Han.chinese

        enum Han: String {
            case chinese = "sc"
            case japanese = "jp"
            case korean = "kr"
        }
    }

    private struct Question: Hashable {
        let style: Style
        let scalar: Unicode.Scalar
    }

    private static var orders: [Style: [FontCatalogue.Entry]] = [:]
    private static var answers: [Question: OpenTypeFace?] = [:]

    /// A face that covers the scalar; nil when no face does.
    static func face(for scalar: Unicode.Scalar, style: Style) -> OpenTypeFace? {
        let question = Question(style: style, scalar: scalar)
        if let known = answers[question] { return known }
        let catalogue = FontCatalogue.shared
        let face = order(style).first { catalogue.covers($0, scalar) }.flatMap(open)
        if answers.count >= 8192 { answers.removeAll(keepingCapacity: true) }
        answers[question] = .some(face)
        return face
    }

    /// A face that covers all of `scalars`, else one that covers the first.
    static func face(for scalars: [Unicode.Scalar], style: Style) -> OpenTypeFace? {
        guard let first = scalars.first else { return nil }
        guard scalars.count > 1 else { return face(for: first, style: style) }
        let catalogue = FontCatalogue.shared
        let whole = order(style).first { entry in scalars.allSatisfy { catalogue.covers(entry, $0) } }
        return whole.flatMap(open) ?? face(for: first, style: style)
    }

    private static func open(_ entry: FontCatalogue.Entry) -> OpenTypeFace? {
        FontLibrary.face(file: entry.file, index: entry.index)
    }

    private static func order(_ style: Style) -> [FontCatalogue.Entry] {
        if let known = orders[style] { return known }
        let weight: CGFloat = style.isBold ? 700 : 400
        let ranked = FontCatalogue.shared.entries.enumerated().map { index, entry in
            (
                key: (
                    rank(entry, style), abs(entry.width - 100), abs(entry.weight - weight),
                    (entry.isItalic == style.isItalic ? 0 : 1) + (entry.isSystemWide ? 0 : 2),
                    entry.family.utf8.count, index
                ), entry: entry
            )
        }
        let sorted = ranked.sorted { $0.key < $1.key }.map(\.entry)
        orders[style] = sorted
        return sorted
    }

    /// Less is better.
    private static func rank(_ entry: FontCatalogue.Entry, _ style: Style) -> Int {
        if entry.isColor { return style.isEmoji ? -1 : 90 }
        let name = entry.family.lowercased()
        let kin = style.isSerif ? "noto serif" : "noto sans"
        let other = style.isSerif ? "noto sans" : "noto serif"
        let isHan = name.contains(" cjk ")
        let han = isHan ? (name.hasSuffix(" cjk " + style.han.rawValue) ? 0 : 1) : 0
        if name.hasPrefix(kin) {
            if isHan { return 10 + han }
            if name == kin { return 0 }
            let isSpecial = [" mono", " ui", " display", " symbols", " math"].contains { name.contains($0) }
            return isSpecial ? 5 : 1
        }
        if name == "dejavu sans" { return 20 }
        if name.hasPrefix(other) { return (isHan ? 24 : 22) + han }
        if name.hasPrefix("noto ") { return 26 }
        return name.hasPrefix("dejavu") || name.hasPrefix("inter") ? 28 : 30
    }
}
