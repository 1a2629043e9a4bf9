import CTypesetting
import CoreGraphics
import Drawing

/// Makes fragments of lines, puts them in visual order, and places their glyphs.
@MainActor
struct LineBuilder {
    let lines: [HardLine]
    let runs: [TextRun]
    let fonts: [ResolvedFont]
    let uses: [FaceUse]
    let style: ParagraphStyle
    /// Usable pixels a point.
    let scale: CGFloat

    /// A line before its place in the paragraph is known; x from 0, y from the baseline.
    struct Draft {
        var pieces: [TextLayout.Piece] = []
        var decorations: [TextLayout.Decoration] = []
        var attachments: [TextLayout.AttachedBox] = []
        var width: CGFloat = 0
        var metrics: LineMetrics
    }

    // MARK: Fragments

    func width(_ fragment: Fragment) -> CGFloat {
        uses[fragment.use].points(fragment.shaped.advance, fragment.shaped.clusterCount)
    }

    /// The text between two bytes, in logical order. Words cut by the ends are shaped anew.
    func fragments(_ hardLine: Int, _ start: Int, _ end: Int) -> [Fragment] {
        let line = lines[hardLine]
        guard start < end else { return [] }
        var fragments: [Fragment] = []
        var index = start == 0 ? 0 : line.wordIndex(at: start)
        fragments.reserveCapacity(line.words.count - index)
        while index < line.words.count, line.words[index].start < end {
            let word = line.words[index]
            let (from, to) = (max(word.start, start), min(word.end, end))
            if from == word.start, to == word.end {
                fragments.append(
                    Fragment(
                        line: hardLine, start: from, end: to, use: word.use, level: word.level, shaped: word.shaped))
            } else {
                fragments.append(part(of: word, from, to, in: hardLine))
            }
            index += 1
        }
        hangSpaces(&fragments, in: hardLine)
        return fragments
    }

    private func part(of word: Word, _ from: Int, _ to: Int, in hardLine: Int) -> Fragment {
        let shaped = lines[hardLine].bytes.withUnsafeBufferPointer {
            Shaper.shape(
                $0, from..<to, face: uses[word.use].face, script: word.script, options: word.options,
                isContextual: word.isContextual)
        }
        return Fragment(line: hardLine, start: from, end: to, use: word.use, level: word.level, shaped: shaped)
    }

    /// Spaces that end a line run as the paragraph does, even after a word that runs against it.
    private func hangSpaces(_ fragments: inout [Fragment], in hardLine: Int) {
        let line = lines[hardLine]
        let base: UInt8 = line.isRightToLeft ? 1 : 0
        guard let last = fragments.last, last.level & 1 != base, line.bytes[last.end - 1] == UInt8(ascii: " ") else {
            return
        }
        var visibleEnd = last.end
        while visibleEnd > last.start, line.bytes[visibleEnd - 1] == UInt8(ascii: " ") { visibleEnd -= 1 }
        let word = line.words[line.wordIndex(at: last.start)]
        fragments.removeLast()
        if visibleEnd > last.start { fragments.append(part(of: word, last.start, visibleEnd, in: hardLine)) }
        var spaces = part(of: word, visibleEnd, last.end, in: hardLine)
        spaces.level = base
        fragments.append(spaces)
    }

    /// The ellipsis in the font at a place; nil where nothing can draw it.
    func ellipsis(in hardLine: Int, at position: Int, level: UInt8) -> Fragment? {
        let line = lines[hardLine]
        guard !line.words.isEmpty else { return nil }
        let beside = line.words[line.wordIndex(at: position)]
        let run = uses[beside.use].run
        guard let primary = fonts[run].primary,
            let use = uses.firstIndex(where: { $0.run == run && $0.face === primary })
        else { return nil }
        // Three full stops where the face has no ellipsis.
        let text = uses[use].face.glyph(for: "\u{2026}") != 0 ? "\u{2026}" : "..."
        let shaped = Array(text.utf8).withUnsafeBufferPointer {
            Shaper.shape(
                $0, 0..<$0.count, face: uses[use].face, script: 0x4C61_746E, options: uses[use].options,
                isContextual: false)
        }
        return Fragment(
            line: hardLine, start: position, end: position, use: use, level: level, shaped: shaped, replacement: text)
    }

    /// The hyphen that a line shows which was broken at a soft hyphen; it may stand out beyond the width. Nil elsewhere.
    func hyphen(in hardLine: Int, endingAt end: Int, like last: Fragment?) -> Fragment? {
        let bytes = lines[hardLine].bytes
        guard let last, end >= 2, bytes[end - 2] == 0xC2, bytes[end - 1] == 0xAD else { return nil }
        let shaped = [UInt8(ascii: "-")].withUnsafeBufferPointer {
            Shaper.shape(
                $0, 0..<1, face: uses[last.use].face, script: 0x4C61_746E, options: uses[last.use].options,
                isContextual: false)
        }
        return Fragment(
            line: hardLine, start: end, end: end, use: last.use, level: last.level, shaped: shaped, replacement: "-")
    }

    // MARK: Lines

    /// The extent of the line between two bytes: that of its runs' fonts. Faces that stand in for what a font lacks do
    /// not make a line higher (a guess: a line keeps its height whatever script it holds).
    func metrics(_ hardLine: Int, _ start: Int, _ end: Int) -> LineMetrics {
        let parts = lines[hardLine].runs
        var result: LineMetrics?
        for (position, part) in parts.enumerated() {
            let partEnd = position + 1 < parts.count ? parts[position + 1].start : Int.max
            let touches = part.start < end && partEnd > start
            let isPlace = start == end && part.start <= start && start < partEnd
            guard touches || isPlace else { continue }
            var own = fonts[part.run].lineMetrics(scale: scale)
            if let box = runs[part.run].attachment {
                own.ascent = (max(own.ascent, box.ascent) * scale - 1e-6).rounded(.up) / scale
                own.descent = (max(own.descent, box.descent) * scale - 1e-6).rounded(.up) / scale
            }
            let offset = runs[part.run].baselineOffset
            if offset != 0, offset.isFinite {
                // The line keeps the room of letters on its baseline.
                own.ascent = ((own.ascent + max(offset, 0)) * scale).rounded(.up) / scale
                own.descent = ((own.descent + max(-offset, 0)) * scale).rounded(.up) / scale
            }
            guard let known = result else {
                result = own
                continue
            }
            result = LineMetrics(
                ascent: max(known.ascent, own.ascent), descent: max(known.descent, own.descent))
        }
        return result ?? fonts[parts.last?.run ?? 0].lineMetrics(scale: scale)
    }

    func draft(_ logical: [Fragment], metrics: LineMetrics) -> Draft {
        var draft = Draft(metrics: metrics)
        let visual = VisualOrder.order(logical)
        var index = 0
        while index < visual.count {
            let end = endOfPiece(at: index, in: visual)
            place(visual[index..<end], &draft)
            index = end
        }
        return draft
    }

    /// Neighbours of one use that follow each other in the text are one run of glyphs.
    func endOfPiece(at index: Int, in visual: [Fragment]) -> Int {
        var end = index + 1
        while end < visual.count, joins(visual[end - 1], visual[end]) { end += 1 }
        return end
    }

    private func joins(_ a: Fragment, _ b: Fragment) -> Bool {
        guard a.use == b.use, a.level == b.level, a.line == b.line, a.replacement == nil, b.replacement == nil else {
            return false
        }
        return a.level & 1 == 0 ? a.end == b.start : b.end == a.start
    }

    private func place(_ fragments: ArraySlice<Fragment>, _ draft: inout Draft) {
        let use = uses[fragments.first!.use]
        let run = runs[use.run]
        if let box = run.attachment, fragments.first!.replacement == nil {
            let offset = run.baselineOffset.isFinite ? run.baselineOffset : 0
            for fragment in fragments {
                let width = width(fragment)
                let rect = CGRect(
                    x: draft.width, y: -offset - box.ascent, width: width, height: box.ascent + box.descent)
                draft.attachments.append(TextLayout.AttachedBox(rect: rect, run: use.run))
                draft.width += width
            }
            return
        }
        var glyphs: [UInt32] = []
        var positions: [CGPoint] = []
        var count = 0
        for fragment in fragments { count += fragment.shaped.glyphs.count }
        glyphs.reserveCapacity(count)
        positions.reserveCapacity(count)
        var pen: CGFloat = 0
        let box = use.face.metrics
        var bounds = CGRect(x: 0, y: -box.ascent * use.size, width: 0, height: (box.ascent + box.descent) * use.size)
        for fragment in fragments {
            let start = pen
            pen = append(fragment.shaped, use, at: pen, &glyphs, &positions)
            bounds = bounds.union(inkBox(fragment.shaped.ink, use, at: start, width: pen - start))
        }
        bounds.size.width = max(bounds.width, pen - bounds.minX)
        let offset = run.baselineOffset.isFinite ? run.baselineOffset : 0
        let glyphRun = GlyphRun(
            face: use.face, size: use.size, glyphs: glyphs, positions: positions, advance: pen,
            text: text(of: fragments, run: run), shape: use.shape, bounds: bounds)
        if !glyphs.isEmpty {
            draft.pieces.append(
                TextLayout.Piece(
                    run: glyphRun, origin: CGPoint(x: draft.width, y: -offset), paint: run.paint, source: use.run))
        }
        if let paint = run.backgroundPaint {
            // As high as the line, which is known by now.
            let rect = CGRect(
                x: draft.width, y: -draft.metrics.ascent, width: pen, height: draft.metrics.height)
            add(TextLayout.Decoration(rect: rect, paint: paint, isBehind: true), &draft)
        }
        if run.isUnderlined || run.isStruckThrough { decorate(use, run, width: pen, offset: offset, &draft) }
        draft.width += pen
    }

    private func append(
        _ word: ShapedWord, _ use: FaceUse, at start: CGFloat, _ glyphs: inout [UInt32], _ positions: inout [CGPoint]
    ) -> CGFloat {
        var pen = start
        let unit = use.unit
        // Offsets are ink, which the fit of the advances does not scale.
        let inkUnit = use.size / CGFloat(use.face.metrics.unitsPerEm)
        guard use.spacing != 0 else {
            for glyph in word.glyphs {
                glyphs.append(glyph.glyph)
                positions.append(
                    CGPoint(x: pen + CGFloat(glyph.x) * inkUnit * use.shape.stretch, y: -CGFloat(glyph.y) * inkUnit))
                pen += CGFloat(glyph.advance) * unit
            }
            return pen
        }
        var clusterAdvance = 0
        for (index, glyph) in word.glyphs.enumerated() {
            glyphs.append(glyph.glyph)
            positions.append(
                CGPoint(x: pen + CGFloat(glyph.x) * inkUnit * use.shape.stretch, y: -CGFloat(glyph.y) * inkUnit))
            pen += CGFloat(glyph.advance) * unit
            clusterAdvance += Int(glyph.advance)
            if index + 1 == word.glyphs.count || word.glyphs[index + 1].cluster != glyph.cluster {
                if clusterAdvance > 0 { pen += use.spacing }
                clusterAdvance = 0
            }
        }
        return pen
    }

    /// Where the ink of a word can lie: its box in font units, widened by what spacing and fit can move within it.
    private func inkBox(_ ink: gesso_ink, _ use: FaceUse, at x: CGFloat, width: CGFloat) -> CGRect {
        guard ink.left <= ink.right else { return CGRect(x: x, y: 0, width: width, height: 0) }
        let unit = use.size / CGFloat(use.face.metrics.unitsPerEm)
        let left = min(0, CGFloat(ink.left) * unit * use.shape.stretch)
        let overhang = CGFloat(ink.right) * unit * use.shape.stretch
        let slanted = abs(use.shape.slant) * use.size
        let right = max(width, overhang, width + min(overhang, use.size)) + slanted
        return CGRect(
            x: x + left - slanted, y: -CGFloat(ink.top) * unit, width: right - left + slanted,
            height: CGFloat(ink.top - ink.bottom) * unit)
    }

    private func text(of fragments: ArraySlice<Fragment>, run: TextRun) -> String {
        if let replacement = fragments.first!.replacement { return replacement }
        let line = lines[fragments.first!.line]
        let start = min(fragments.first!.start, fragments.last!.start)
        let end = max(fragments.first!.end, fragments.last!.end)
        if start == 0, end == line.bytes.count, runs.count == 1, lines.count == 1, end == run.text.utf8.count {
            return run.text
        }
        return String(decoding: line.bytes[start..<end], as: UTF8.self)
    }

    private func decorate(_ use: FaceUse, _ run: TextRun, width: CGFloat, offset: CGFloat, _ draft: inout Draft) {
        // One stroke for the whole run, whatever faces its letters come from.
        guard let face = fonts[use.run].primary else { return }
        func add(
            _ position: CGFloat, _ thickness: CGFloat, _ paint: Int, _ pattern: TextRun.LinePattern
        ) {
            let height = max((thickness * use.size * scale).rounded(), 1) / scale
            let y = ((-position * use.size - offset) * scale).rounded() / scale
            let rect = CGRect(x: draft.width, y: y, width: width, height: height)
            self.add(TextLayout.Decoration(rect: rect, paint: paint, pattern: pattern), &draft)
        }
        let metrics = face.metrics
        if run.isUnderlined {
            add(
                metrics.underlinePosition, metrics.underlineThickness, run.underlinePaint ?? run.paint,
                run.underlinePattern)
        }
        if run.isStruckThrough {
            add(
                metrics.strikethroughPosition, metrics.strikethroughThickness, run.strikethroughPaint ?? run.paint,
                run.strikethroughPattern)
        }
    }

    /// Joined with one that it goes on with.
    private func add(_ new: TextLayout.Decoration, _ draft: inout Draft) {
        let joins = draft.decorations.lastIndex {
            $0.rect.maxX == new.rect.minX && $0.rect.minY == new.rect.minY && $0.rect.height == new.rect.height
                && $0.paint == new.paint && $0.pattern == new.pattern && $0.isBehind == new.isBehind
        }
        if let joins {
            draft.decorations[joins].rect = draft.decorations[joins].rect.union(new.rect)
        } else {
            draft.decorations.append(new)
        }
    }
}
