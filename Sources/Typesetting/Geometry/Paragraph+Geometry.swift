import CTypesetting
import CoreGraphics

extension Paragraph {
    /// Where the characters lie in the layout for a width and a height. Costs as much as the text is long; kept for the
    /// width and height asked for last.
    package func geometry(width: CGFloat, height: CGFloat = .infinity) -> TextGeometry {
        let width = width > 0 ? width : 0
        let height = height > 0 ? height : 0
        if let kept = keptGeometry, kept.width == width, kept.height == height { return kept.geometry }
        let geometry = makeGeometry(width, height)
        keptGeometry = (width, height, geometry)
        return geometry
    }

    private func makeGeometry(_ width: CGFloat, _ height: CGFloat) -> TextGeometry {
        let contents = lineContents(width: width, height: height)
        let layout = layout(width: width, height: height)
        var length = 0
        for run in runs { length += run.text.utf8.count }
        var lines: [TextGeometry.Line] = []
        for (index, content) in contents.enumerated() where index < layout.lines.count {
            let placed = layout.lines[index]
            let offsets = textOffsets[content.span.hardLine]
            let span = content.span
            let next = span.isLast ? nextLineStart(span.hardLine, length) : offsets[span.end]
            lines.append(
                TextGeometry.Line(
                    frame: placed.frame, baseline: placed.baseline, start: offsets[span.start],
                    end: span.isLast ? offsets[span.end] : offsets[max(span.visibleEnd, span.start)], next: next,
                    isLast: span.isLast, isRightToLeft: self.lines[span.hardLine].isRightToLeft,
                    boxes: boxes(content.fragments, from: placed.frame.minX)))
        }
        if lines.isEmpty {
            let height = builder.fonts.first?.lineMetrics(scale: builder.scale) ?? LineMetrics(ascent: 0, descent: 0)
            lines.append(
                TextGeometry.Line(
                    frame: CGRect(x: 0, y: 0, width: 0, height: height.height), baseline: height.ascent, start: 0,
                    end: 0,
                    next: 0, isLast: true, isRightToLeft: style.isRightToLeft, boxes: []))
        }
        return TextGeometry(lines: lines, length: length, words: words())
    }

    private func nextLineStart(_ hardLine: Int, _ length: Int) -> Int {
        hardLine + 1 < textOffsets.count ? textOffsets[hardLine + 1][0] : length
    }

    /// The grapheme clusters of a line's fragments, from left to right.
    private func boxes(_ fragments: [Fragment], from start: CGFloat) -> [TextGeometry.Box] {
        var boxes: [TextGeometry.Box] = []
        var x = start
        for fragment in VisualOrder.order(fragments) {
            let width = builder.width(fragment)
            // The ellipsis and a line's hyphen are nothing that a caret could stand in.
            if fragment.replacement == nil { add(fragment, x, width, to: &boxes) }
            x += width
        }
        return boxes
    }

    private func add(_ fragment: Fragment, _ x: CGFloat, _ width: CGFloat, to boxes: inout [TextGeometry.Box]) {
        let line = lines[fragment.line]
        let offsets = textOffsets[fragment.line]
        let flags = line.flags
        let use = builder.uses[fragment.use]
        let isRightToLeft = fragment.level & 1 != 0
        let shaped = fragment.shaped.logicalClusters(isRightToLeft: isRightToLeft)
        var clusters: [(start: Int, end: Int, width: CGFloat)] = []
        for (index, cluster) in shaped.enumerated() {
            let start = fragment.start + cluster.start
            let end = index + 1 < shaped.count ? fragment.start + shaped[index + 1].start : fragment.end
            let advance = use.points(cluster.advance, cluster.advance > 0 ? 1 : 0)
            var starts: [Int] = []
            for at in start..<max(end, start) where flags[at] & UInt8(GESSO_CLUSTER_START) != 0 { starts.append(at) }
            guard !starts.isEmpty else {
                // Part of the character before it.
                if let last = clusters.indices.last { clusters[last].width += advance }
                continue
            }
            // A ligature's width is shared among its characters.
            for at in starts { clusters.append((at, at, advance / CGFloat(starts.count))) }
        }
        for index in clusters.indices {
            clusters[index].end = index + 1 < clusters.count ? clusters[index + 1].start : fragment.end
        }
        var own: [TextGeometry.Box] = []
        var at = isRightToLeft ? x + width : x
        for cluster in clusters {
            let next = isRightToLeft ? at - cluster.width : at + cluster.width
            let (start, end) = (offsets[cluster.start], offsets[cluster.end])
            // The four spaces of a tab are one character of the text.
            if let last = own.indices.last, own[last].start == start {
                own[last] = TextGeometry.Box(
                    start: start, end: max(end, own[last].end), minX: min(own[last].minX, next),
                    maxX: max(own[last].maxX, next), isRightToLeft: isRightToLeft)
                at = next
                continue
            }
            own.append(
                TextGeometry.Box(
                    start: start, end: end, minX: min(at, next), maxX: max(at, next), isRightToLeft: isRightToLeft))
            at = next
        }
        boxes.append(contentsOf: isRightToLeft ? own.reversed() : own)
    }

    /// The words of the text, as offsets.
    private func words() -> [Range<Int>] {
        var words: [Range<Int>] = []
        for (index, line) in lines.enumerated() {
            let flags = line.flags
            let offsets = textOffsets[index]
            var start: Int?
            for at in 0...line.bytes.count {
                if flags[at] & UInt8(GESSO_WORD_END) != 0, let from = start, offsets[from] < offsets[at] {
                    words.append(offsets[from]..<offsets[at])
                    start = nil
                }
                if at < line.bytes.count, flags[at] & UInt8(GESSO_WORD_START) != 0 { start = at }
            }
        }
        return words
    }
}
