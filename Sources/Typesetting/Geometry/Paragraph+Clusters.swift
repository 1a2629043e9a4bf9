import CTypesetting
import CoreGraphics

/// The glyphs of a piece or the box of an attachment of a layout in their clusters, from left to right.
package struct GlyphClusters: Sendable {
    /// Where each begins, from the piece's origin, and where the last ends.
    package fileprivate(set) var edges: [CGFloat] = [0]
    /// The first glyph of each, and how many there are in all.
    package fileprivate(set) var firstGlyphs: [Int] = [0]
    /// What each stands for, as offsets in bytes of the text of all runs; empty for an ellipsis and a line's hyphen.
    package fileprivate(set) var ranges: [Range<Int>] = []
    package let isRightToLeft: Bool
    /// One attachment of the line, and no piece.
    package let isAttachment: Bool
    /// Of the font, or of the box.
    package let ascent: CGFloat
    package let descent: CGFloat

    package var count: Int { ranges.count }
}

extension Paragraph {
    /// The clusters of the pieces and attachments of each line, from left to right, of the layout for a width and a height.
    /// Costs as much as the text is long.
    package func clusters(width: CGFloat, height: CGFloat) -> [[GlyphClusters]] {
        let contents = lineContents(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
        return contents.map { content in
            let visual = VisualOrder.order(content.fragments)
            var pieces: [GlyphClusters] = []
            var index = 0
            while index < visual.count {
                let end = builder.endOfPiece(at: index, in: visual)
                if let piece = clusters(visual[index..<end]) { pieces.append(piece) }
                index = end
            }
            return pieces
        }
    }

    /// Those of what one piece is made of; nil for what has no glyphs.
    private func clusters(_ fragments: ArraySlice<Fragment>) -> GlyphClusters? {
        guard let first = fragments.first else { return nil }
        let use = builder.uses[first.use]
        let box = first.replacement == nil ? runs[use.run].attachment : nil
        let metrics = builder.fonts[use.run].lineMetrics(scale: builder.scale)
        var result = GlyphClusters(
            isRightToLeft: first.level & 1 != 0, isAttachment: box != nil, ascent: box?.ascent ?? metrics.ascent,
            descent: box?.descent ?? metrics.descent)
        for fragment in fragments { add(fragment, use, to: &result) }
        return result.count == 0 ? nil : result
    }

    private func add(_ fragment: Fragment, _ use: FaceUse, to result: inout GlyphClusters) {
        let glyphs = fragment.shaped.glyphs
        let offsets = textOffsets[fragment.line]
        var pen = result.edges[result.count]
        var index = 0
        // Towards the left, the cluster before is the one that follows in the text.
        var before = fragment.end
        while index < glyphs.count {
            var end = index
            var advance = 0
            while end < glyphs.count, glyphs[end].cluster == glyphs[index].cluster {
                advance += Int(glyphs[end].advance)
                end += 1
            }
            let start = fragment.start + Int(glyphs[index].cluster)
            var stop = before
            if !result.isRightToLeft {
                stop = end < glyphs.count ? fragment.start + Int(glyphs[end].cluster) : fragment.end
            }
            before = start
            pen += use.points(advance, advance > 0 ? 1 : 0)
            result.edges.append(pen)
            result.firstGlyphs.append(result.firstGlyphs[result.count] + end - index)
            if fragment.replacement == nil {
                result.ranges.append(offsets[start]..<max(offsets[stop], offsets[start]))
            } else {
                let place = offsets[min(fragment.start, offsets.count - 1)]
                result.ranges.append(place..<place)
            }
            index = end
        }
    }
}
