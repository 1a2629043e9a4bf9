import CoreGraphics
import Drawing

/// Shaped text that can be broken for any width. Shaping happens once; each layout only breaks and places.
///
///     let paragraph = Paragraph(runs: [TextRun(text: "Hello", font: FontDescription(size: 13))], style: style)
///     let layout = paragraph.layout(width: 200)
///
/// Shaping costs a lookup a word that was shaped before. A layout that needs no break costs no analysis of the text,
/// and layouts are kept for the widths asked for last. The direction of each line of the text is that of its first
/// strong character; the style's where there is none.
@MainActor
package final class Paragraph {
    package let runs: [TextRun]
    package let style: ParagraphStyle

    let builder: LineBuilder
    var lines: [HardLine] { builder.lines }
    /// Every hard line on one line, unlimited.
    private lazy var natural = naturalLayout()
    /// The widths and heights asked for last; the newest at the end.
    private var kept: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []

    private static let keptLimit = 4

    /// For each hard line, where each of its bytes and its end lie in the text, in bytes. A line may lack characters of the
    /// text that are not drawn.
    private(set) lazy var textOffsets: [[Int]] = ParagraphText(runs, findsOffsets: true).lines.map(\.offsets)
    /// Where carets and selections lie, for the width and height asked for last.
    var keptGeometry: (width: CGFloat, height: CGFloat, geometry: TextGeometry)?

    package init(runs: [TextRun], style: ParagraphStyle) {
        self.runs = runs
        self.style = style
        let fonts = runs.map { FontLibrary.font($0.font) }
        var itemizer = Itemizer(runs: runs, fonts: fonts, prefersRightToLeft: style.isRightToLeft)
        let (lines, uses) = itemizer.itemize(ParagraphText(runs).lines)
        builder = LineBuilder(
            lines: lines, runs: runs, fonts: fonts, uses: uses, style: style,
            scale: style.scale.isFinite && style.scale > 0 ? style.scale : 1)
    }

    /// Breaks the paragraph for `width` points (infinity: only at line ends that the text has), and drops lines that do not
    /// fit `height`, truncating the last that does; at least one line stays. A width below zero or NaN counts as 0, where
    /// every cluster has a line of its own.
    package func layout(width: CGFloat, height: CGFloat = .infinity) -> TextLayout {
        let width = width > 0 ? width : 0
        let height = height > 0 ? height : 0
        if fits(width, height) { return natural }
        if let index = kept.lastIndex(where: { $0.width == width && $0.height == height }) {
            return kept[index].layout
        }
        let layout = brokenLayout(width: width, height: height)
        if kept.count == Self.keptLimit { kept.removeFirst() }
        kept.append((width, height, layout))
        return layout
    }

    /// Whether every hard line may be no wider than `width`: false spares placing the glyphs of lines that are broken anyway.
    private func mayFit(_ width: CGFloat) -> Bool {
        if width == .infinity { return true }
        for line in lines {
            var length: CGFloat = 0
            for word in line.words {
                length += builder.uses[word.use].points(word.shaped.advance, word.shaped.clusterCount)
            }
            // Sums in another order differ by less.
            if length > width + 0.01 { return false }
        }
        return true
    }

    private var lineLimit: Int { max(style.lineLimit ?? .max, 1) }

    private var lineSpacing: CGFloat { style.lineSpacing.isFinite ? max(style.lineSpacing, 0) : 0 }

    private func naturalLayout() -> TextLayout {
        let drafts = lines.indices.map { index in
            let count = lines[index].bytes.count
            return builder.draft(
                builder.fragments(index, 0, count), metrics: builder.metrics(index, 0, count))
        }
        return assemble(drafts, isTruncated: false)
    }

    /// Whether no line has to be broken or dropped.
    private func fits(_ width: CGFloat, _ height: CGFloat) -> Bool {
        mayFit(width) && natural.size.width <= width && natural.size.height <= height + LineBreaker.tolerance
            && natural.lines.count <= lineLimit
    }

    /// What each line of a layout holds, in logical order.
    func lineContents(width: CGFloat, height: CGFloat) -> [LineContent] {
        if fits(width, height) {
            return lines.indices.map { index in
                let count = lines[index].bytes.count
                let span = LineSpan(hardLine: index, start: 0, end: count, visibleEnd: count, isLast: true)
                return LineContent(
                    span: span, metrics: builder.metrics(index, 0, count), fragments: builder.fragments(index, 0, count)
                )
            }
        }
        return brokenLines(width: width, height: height).lines
    }

    struct LineContent {
        let span: LineSpan
        let metrics: LineMetrics
        let fragments: [Fragment]
    }

    private func brokenLayout(width: CGFloat, height: CGFloat) -> TextLayout {
        let (lines, isCut) = brokenLines(width: width, height: height)
        return assemble(lines.map { builder.draft($0.fragments, metrics: $0.metrics) }, isTruncated: isCut)
    }

    private func brokenLines(width: CGFloat, height: CGFloat) -> (lines: [LineContent], isCut: Bool) {
        var spans: [(span: LineSpan, metrics: LineMetrics)] = []
        var used: CGFloat = 0
        var isCut = false
        lines: for (index, line) in lines.enumerated() {
            let breaker = LineBreaker(line: line, index: index, uses: builder.uses, width: width)
            var start = 0
            while true {
                let span = breaker.span(from: start)
                let metrics = builder.metrics(index, span.start, span.end)
                let next = used + (spans.isEmpty ? 0 : lineSpacing) + metrics.height
                if !spans.isEmpty, spans.count == lineLimit || next > height + LineBreaker.tolerance {
                    isCut = true
                    break lines
                }
                used = next
                spans.append((span, metrics))
                if span.isLast { break }
                start = span.end
            }
        }
        let contents = spans.enumerated().map { position, line in
            var fragments: [Fragment]
            if isCut, position == spans.count - 1 {
                fragments = LineTruncation(
                    lines: lines, uses: builder.uses, width: width, mode: style.truncation, builder: builder
                ).fragments(for: line.span)
            } else {
                fragments = builder.fragments(line.span.hardLine, line.span.start, line.span.visibleEnd)
                if !line.span.isLast,
                    let hyphen = builder.hyphen(
                        in: line.span.hardLine, endingAt: line.span.visibleEnd, like: fragments.last)
                {
                    fragments.append(hyphen)
                }
            }
            return LineContent(span: line.span, metrics: line.metrics, fragments: fragments)
        }
        return (contents, isCut)
    }

    /// Puts the lines under one another and aligns them within the widest.
    private func assemble(_ drafts: [LineBuilder.Draft], isTruncated: Bool) -> TextLayout {
        let scale = builder.scale
        // Loops, since closures on the main actor are checked for it at every call that the standard library makes.
        var widest: CGFloat = 0
        for draft in drafts { widest = max(widest, draft.width) }
        let width = (widest * scale - 1e-6).rounded(.up) / scale
        var y: CGFloat = 0
        var lines: [TextLayout.Line] = []
        lines.reserveCapacity(drafts.count)
        for draft in drafts {
            if !lines.isEmpty { y += lineSpacing }
            let x = indent(width - draft.width)
            let baseline = y + draft.metrics.ascent
            var pieces: [TextLayout.Piece] = []
            pieces.reserveCapacity(draft.pieces.count)
            for piece in draft.pieces {
                let origin = CGPoint(x: x + piece.origin.x, y: baseline + piece.origin.y)
                pieces.append(
                    TextLayout.Piece(run: piece.run, origin: origin, paint: piece.paint, source: piece.source))
            }
            var decorations: [TextLayout.Decoration] = []
            for decoration in draft.decorations {
                var placed = decoration
                placed.rect = decoration.rect.offsetBy(dx: x, dy: baseline)
                decorations.append(placed)
            }
            var attachments: [TextLayout.AttachedBox] = []
            for box in draft.attachments {
                attachments.append(
                    TextLayout.AttachedBox(rect: box.rect.offsetBy(dx: x, dy: baseline), run: box.run))
            }
            lines.append(
                TextLayout.Line(
                    pieces: pieces, decorations: decorations, attachments: attachments,
                    frame: CGRect(x: x, y: y, width: draft.width, height: draft.metrics.height),
                    baseline: baseline))
            y += draft.metrics.height
        }
        if lines.count < style.leastLines, let font = builder.fonts.first {
            let height = font.lineMetrics(scale: scale).height
            for index in lines.count..<min(style.leastLines, 10_000) { y += height + (index > 0 ? lineSpacing : 0) }
        }
        return TextLayout(
            lines: lines, size: CGSize(width: max(width, 0), height: y), firstBaseline: lines.first?.baseline ?? 0,
            lastBaseline: lines.last?.baseline ?? 0, isTruncated: isTruncated)
    }

    /// How far a line that leaves `room` free begins from the left.
    private func indent(_ room: CGFloat) -> CGFloat {
        switch style.alignment {
        case .leading: style.isRightToLeft ? room : 0
        case .center: room / 2
        case .trailing: style.isRightToLeft ? 0 : room
        }
    }
}
