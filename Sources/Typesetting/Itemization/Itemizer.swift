import CTypesetting
import CoreGraphics

/// Cuts a line of text into words of one run, face, script and direction, and shapes them.
@MainActor
struct Itemizer {
    private static let latin: UInt32 = 0x4C61_746E  // Latn
    private static let common: UInt32 = 0x5A79_7979  // Zyyy
    private static let inherited: UInt32 = 0x5A69_6E68  // Zinh

    let runs: [TextRun]
    let fonts: [ResolvedFont]
    let prefersRightToLeft: Bool
    private var uses: [FaceUse] = []

    init(runs: [TextRun], fonts: [ResolvedFont], prefersRightToLeft: Bool) {
        self.runs = runs
        self.fonts = fonts
        self.prefersRightToLeft = prefersRightToLeft
    }

    /// Call once with all lines: the lines share the result's face uses.
    mutating func itemize(_ lines: [ParagraphText.Line]) -> (lines: [HardLine], uses: [FaceUse]) {
        let result = lines.map { line in
            let hardLine = HardLine(bytes: line.bytes, runs: line.runs)
            if line.isSimple, !prefersRightToLeft, coversSimple(line) {
                addSimple(line, to: hardLine)
            } else if !line.bytes.isEmpty {
                addComplex(line, to: hardLine)
            } else {
                hardLine.isRightToLeft = prefersRightToLeft
            }
            return hardLine
        }
        // An ellipsis is drawn by a run's own face, whether its text needs that or not.
        for run in runs.indices {
            if let face = fonts[run].primary { _ = use(of: face, run: run) }
        }
        return (result, uses)
    }

    // MARK: Latin text

    private func coversSimple(_ line: ParagraphText.Line) -> Bool {
        for (position, part) in line.runs.enumerated() {
            let end = position + 1 < line.runs.count ? line.runs[position + 1].start : line.bytes.count
            let font = fonts[part.run]
            guard font.primary != nil else { return false }
            var index = part.start
            while index < end {
                let byte = line.bytes[index]
                let scalar: UInt32
                if byte < 0x80 {
                    scalar = UInt32(byte)
                    index += 1
                } else if byte < 0xE0 {
                    scalar = UInt32(byte & 0x1F) << 6 | UInt32(line.bytes[index + 1] & 0x3F)
                    index += 2
                } else {
                    scalar =
                        UInt32(byte & 0x0F) << 12 | UInt32(line.bytes[index + 1] & 0x3F) << 6
                        | UInt32(line.bytes[index + 2] & 0x3F)
                    index += 3
                }
                guard let scalar = Unicode.Scalar(scalar), font.covers(scalar) else { return false }
            }
        }
        return true
    }

    private mutating func addSimple(_ line: ParagraphText.Line, to hardLine: HardLine) {
        for (position, part) in line.runs.enumerated() {
            let end = position + 1 < line.runs.count ? line.runs[position + 1].start : line.bytes.count
            guard part.start < end, let face = fonts[part.run].primary else { continue }
            let use = use(of: face, run: part.run)
            addWords(part.start..<end, use: use, script: Self.latin, level: 0, to: hardLine)
        }
    }

    // MARK: All other text

    private mutating func addComplex(_ line: ParagraphText.Line, to hardLine: HardLine) {
        let count = line.bytes.count
        var levels = [UInt8](repeating: 0, count: count)
        var scripts = [UInt32](repeating: 0, count: count)
        hardLine.isRightToLeft = line.bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                gesso_itemize($0.baseAddress, Int32(count), prefersRightToLeft, &levels, &scripts)
            }
        }
        let flags = hardLine.flags
        let han = Self.han(scripts)

        var run = 0
        var itemStart = 0
        var itemUse = -1
        var itemScript: UInt32 = 0
        var itemLevel: UInt8 = 0
        var at = 0
        while at < count {
            // A grapheme cluster takes the face, script and level of its first character, whole.
            var end = at + 1
            while end < count, flags[end] & UInt8(GESSO_CLUSTER_START) == 0 { end += 1 }
            while run + 1 < line.runs.count, line.runs[run + 1].start <= at { run += 1 }
            let runIndex = line.runs[run].run
            let isAttachment = runs[runIndex].attachment != nil
            let previous = levels[at] == itemLevel ? itemUse : -1
            let face =
                isAttachment
                ? fonts[runIndex].primary : face(for: line.bytes[at..<end], run: runIndex, han: han, previous: previous)
            guard let face else { return }
            let use = use(of: face, run: runIndex)
            let script = [Self.common, Self.inherited, 0].contains(scripts[at]) ? Self.latin : scripts[at]
            if use != itemUse || script != itemScript || levels[at] != itemLevel {
                if itemUse >= 0 {
                    addWords(itemStart..<at, use: itemUse, script: itemScript, level: itemLevel, to: hardLine)
                }
                (itemStart, itemUse, itemScript, itemLevel) = (at, use, script, levels[at])
            }
            at = end
        }
        if itemUse >= 0 {
            addWords(itemStart..<count, use: itemUse, script: itemScript, level: itemLevel, to: hardLine)
        }
    }

    private static func han(_ scripts: [UInt32]) -> FontFallback.Style.Han {
        // Hira, Kana; Hang.
        if scripts.contains(where: { $0 == 0x4869_7261 || $0 == 0x4B61_6E61 }) { return .japanese }
        return scripts.contains(0x4861_6E67) ? .korean : .chinese
    }

    private func face(
        for cluster: ArraySlice<UInt8>, run: Int, han: FontFallback.Style.Han, previous: Int
    ) -> OpenTypeFace? {
        let font = fonts[run]
        if let face = plainFace(for: cluster, font: font, han: han) { return face }
        let scalars = String(decoding: cluster, as: UTF8.self).unicodeScalars
        guard let first = scalars.first else { return font.primary }
        // A space goes with the word before it, so that the two are shaped as one.
        if first == " ", scalars.count == 1, previous >= 0, uses[previous].run == run, !uses[previous].face.isColor {
            return uses[previous].face
        }
        let isEmoji = EmojiPresentation.applies(to: scalars)
        let drawn = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        if !isEmoji {
            if drawn.isEmpty || drawn.allSatisfy(font.covers) { return font.primary }
            // A letter and its mark may be one character of the font.
            let composed = String(String.UnicodeScalarView(drawn)).precomposedStringWithCanonicalMapping.unicodeScalars
            if composed.allSatisfy(font.covers) { return font.primary }
        }
        var style = font.fallbackStyle
        style.isEmoji = isEmoji
        style.han = han
        // An emoji's joiners and skin tones are the colour font's own business.
        let wanted = isEmoji ? [first] : Array(drawn)
        return FontFallback.face(for: wanted, style: style) ?? font.primary
    }

    /// The face of a cluster that is plainly text, which is most of them, found without making a string of it. Nil for
    /// spaces, for what may be an emoji or hold invisible characters, and where no one face has all of it.
    private func plainFace(
        for cluster: ArraySlice<UInt8>, font: ResolvedFont, han: FontFallback.Style.Han
    ) -> OpenTypeFace? {
        guard cluster.first != UInt8(ascii: " "), let first = Self.plainScalar(cluster, { _ in true }) else {
            return nil
        }
        guard let primary = font.primary else { return nil }
        if Self.plainScalar(cluster, primary.covers) != nil { return primary }
        var style = font.fallbackStyle
        style.han = han
        guard let face = FontFallback.face(for: first, style: style) else { return nil }
        return Self.plainScalar(cluster, face.covers) != nil ? face : nil
    }

    /// The first scalar of a cluster, if `check` passes all of them and all are plainly text: nothing below U+231A, and
    /// nothing from the CJK blocks to the selectors, is an emoji by default.
    private static func plainScalar(
        _ cluster: ArraySlice<UInt8>, _ check: (Unicode.Scalar) -> Bool
    ) -> Unicode.Scalar? {
        var first: Unicode.Scalar?
        var at = cluster.startIndex
        while at < cluster.endIndex {
            let byte = cluster[at]
            var value = UInt32(byte)
            if byte >= 0xF0 { return nil }
            if byte >= 0xE0 {
                value = UInt32(byte & 0x0F) << 12 | UInt32(cluster[at + 1] & 0x3F) << 6 | UInt32(cluster[at + 2] & 0x3F)
                at += 3
            } else if byte >= 0xC0 {
                value = UInt32(byte & 0x1F) << 6 | UInt32(cluster[at + 1] & 0x3F)
                at += 2
            } else {
                at += 1
            }
            let isText =
                value < 0x2000 || (0x2070..<0x20D0).contains(value) || (0x2100..<0x231A).contains(value)
                || (0x2E80..<0xFE00).contains(value)
            guard isText, let scalar = Unicode.Scalar(value), !isInvisible(value), check(scalar) else {
                return nil
            }
            if first == nil { first = scalar }
        }
        return first
    }

    /// Unicode's default ignorable characters below U+FE00 outside General Punctuation.
    private static func isInvisible(_ value: UInt32) -> Bool {
        switch value {
        case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x3164: true
        default: false
        }
    }

    // MARK: Words

    private mutating func use(of face: OpenTypeFace, run: Int) -> Int {
        for index in uses.indices.reversed() where uses[index].run == run && uses[index].face === face { return index }
        uses.append(FaceUse(face: face, font: fonts[run], style: runs[run], run: run))
        return uses.count - 1
    }

    /// A word ends with the spaces that follow it, so that it is shaped the same wherever the line is broken.
    private func addWords(_ range: Range<Int>, use index: Int, script: UInt32, level: UInt8, to line: HardLine) {
        let use = uses[index]
        if let attachment = runs[use.run].attachment {
            // The letter spacing that a character of the face gets is not the box's.
            let advance = use.unit > 0 ? (max(attachment.width, 0) - use.spacing) / use.unit : 0
            line.words.append(
                Word(
                    start: range.lowerBound, end: range.upperBound, use: index, script: script, level: level,
                    options: use.options, isContextual: false,
                    shaped: ShapedWord(advance: advance.isFinite ? Int(min(max(advance, 1), 1e7).rounded()) : 0)))
            return
        }
        let options = use.options | (level & 1 != 0 ? UInt32(GESSO_RIGHT_TO_LEFT) : 0)
        let space = UInt8(ascii: " ")
        line.bytes.withUnsafeBufferPointer { bytes in
            var start = range.lowerBound
            while start < range.upperBound {
                var visibleEnd = start
                while visibleEnd < range.upperBound, bytes[visibleEnd] != space { visibleEnd += 1 }
                var end = visibleEnd
                while end < range.upperBound, bytes[end] == space { end += 1 }
                // Joined letters look over the edge of a run within a word.
                let isContextual =
                    level & 1 != 0
                    && ((start == range.lowerBound && start > 0 && bytes[start - 1] != space)
                        || (end == range.upperBound && end < bytes.count && bytes[end] != space
                            && bytes[end - 1] != space))
                line.words.append(
                    Word(
                        start: start, end: end, use: index, script: script, level: level, options: options,
                        isContextual: isContextual,
                        shaped: Shaper.shape(
                            bytes, start..<end, face: use.face, script: script, options: options,
                            isContextual: isContextual)))
                start = end
            }
        }
    }
}
