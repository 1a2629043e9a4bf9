import CoreGraphics
import Drawing
import Typesetting

/// A laid out text taken apart: all that its lines, runs and slices are read from. Immutable.
final class TextDrawing {
    /// What stands between two places of a line: letters of one font, or a picture.
    struct Part {
        enum Content {
            /// Index of the line's piece.
            case letters(Int)
            /// Index of the line's attachment.
            case picture(Int)
        }

        let content: Content
        /// Index of the run of the text.
        let source: Int
        /// On the baseline, in the text's coordinates.
        let origin: CGPoint
        let clusters: GlyphClusters
    }

    let layout: TextLayout
    /// Of each line, from left to right.
    let lines: [[Part]]
    /// The text's own, from its origin.
    let rect: CGRect
    private let text: ResolvedText

    @MainActor
    init(_ text: ResolvedText, _ layout: TextLayout, _ proposal: ProposedViewSize) {
        self.text = text
        self.layout = layout
        rect = CGRect(origin: .zero, size: layout.size)
        let clusters = text.paragraph(fitting: proposal).clusters(
            width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
        lines = layout.lines.enumerated().map { index, line in
            Self.parts(line, index < clusters.count ? clusters[index] : [])
        }
    }

    private static func parts(_ line: TextLayout.Line, _ clusters: [GlyphClusters]) -> [Part] {
        var parts: [Part] = []
        var pieces = 0
        var boxes = 0
        for own in clusters {
            if own.isAttachment, boxes < line.attachments.count {
                let box = line.attachments[boxes]
                parts.append(
                    Part(
                        content: .picture(boxes), source: box.run,
                        origin: CGPoint(x: box.rect.minX, y: box.rect.minY + own.ascent), clusters: own))
                boxes += 1
            } else if !own.isAttachment, pieces < line.pieces.count {
                let piece = line.pieces[pieces]
                parts.append(
                    Part(content: .letters(pieces), source: piece.source, origin: piece.origin, clusters: own))
                pieces += 1
            }
        }
        return parts
    }

    func attribute<T: TextAttribute>(_ key: T.Type, ofRun source: Int) -> T? {
        text.attributes[source]?[ObjectIdentifier(key)]?.value as? T
    }

    // MARK: What is drawn

    @MainActor
    func items(line: Int) -> [DisplayItem] {
        TextItems.items([layout.lines[line]], text.styles, text.images, in: rect)
    }

    /// Some clusters of a part, with what of lines beside and fields behind the letters belongs to them.
    @MainActor
    func items(line: Int, part: Int, clusters: Range<Int>) -> [DisplayItem] {
        let whole = layout.lines[line]
        let part = lines[line][part]
        let start = part.origin.x + part.clusters.edges[clusters.lowerBound]
        let end = part.origin.x + part.clusters.edges[clusters.upperBound]
        var decorations: [TextLayout.Decoration] = []
        for decoration in whole.decorations {
            let left = max(decoration.rect.minX, start)
            let right = min(decoration.rect.maxX, end)
            guard left < right else { continue }
            var cut = decoration
            cut.rect.origin.x = left
            cut.rect.size.width = right - left
            decorations.append(cut)
        }
        var pieces: [TextLayout.Piece] = []
        var attachments: [TextLayout.AttachedBox] = []
        switch part.content {
        case .letters(let index): pieces = [piece(whole.pieces[index], part.clusters, clusters)]
        case .picture(let index): attachments = clusters.isEmpty ? [] : [whole.attachments[index]]
        }
        let cut = TextLayout.Line(
            pieces: pieces, decorations: decorations, attachments: attachments, frame: whole.frame,
            baseline: whole.baseline)
        return TextItems.items([cut], text.styles, text.images, in: rect)
    }

    @MainActor
    private func piece(_ piece: TextLayout.Piece, _ clusters: GlyphClusters, _ range: Range<Int>) -> TextLayout.Piece {
        if range == 0..<clusters.count { return piece }
        let start = clusters.edges[range.lowerBound]
        let glyphs = clusters.firstGlyphs[range.lowerBound]..<clusters.firstGlyphs[range.upperBound]
        let run = piece.run
        let cut = GlyphRun(
            face: run.face, size: run.size, glyphs: Array(run.glyphs[glyphs]),
            positions: run.positions[glyphs].map { CGPoint(x: $0.x - start, y: $0.y) },
            advance: clusters.edges[range.upperBound] - start, text: words(clusters, range), shape: run.shape,
            bounds: run.bounds.offsetBy(dx: -start, dy: 0))
        return TextLayout.Piece(
            run: cut, origin: CGPoint(x: piece.origin.x + start, y: piece.origin.y), paint: piece.paint,
            source: piece.source)
    }

    @MainActor
    private var bytes: [UInt8] {
        if let keptBytes { return keptBytes }
        var bytes: [UInt8] = []
        for run in text.paragraph.runs { bytes += Array(run.text.utf8) }
        keptBytes = bytes
        return bytes
    }
    private var keptBytes: [UInt8]?

    /// What clusters stand for, in the order of the text.
    @MainActor
    private func words(_ clusters: GlyphClusters, _ range: Range<Int>) -> String {
        var start = Int.max
        var end = 0
        for index in range where !clusters.ranges[index].isEmpty {
            start = min(start, clusters.ranges[index].lowerBound)
            end = max(end, clusters.ranges[index].upperBound)
        }
        guard start < end, end <= bytes.count else { return "" }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
