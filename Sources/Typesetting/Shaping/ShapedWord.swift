import CTypesetting

/// Glyphs of a word or another short stretch of text of one face, script and direction, in font units: good for
/// every size. Immutable.
final class ShapedWord {
    /// In visual order; clusters count bytes from the word's first.
    let glyphs: [gesso_glyph]
    /// The sum of the advances, and how many clusters advance (each takes letter spacing).
    let advance: Int
    let clusterCount: Int
    /// The same without the spaces that end the word.
    let visibleAdvance: Int
    let visibleClusterCount: Int
    /// From the first glyph's origin, y upward.
    let ink: gesso_ink

    convenience init(glyphs: UnsafeBufferPointer<gesso_glyph>, ink: gesso_ink, visibleLength: Int) {
        self.init(glyphs: Array(glyphs), ink: ink, visibleLength: visibleLength)
    }

    private init(glyphs: [gesso_glyph], ink: gesso_ink, visibleLength: Int) {
        self.glyphs = glyphs
        self.ink = ink
        var advance = 0
        var clusterCount = 0
        var visibleAdvance = 0
        var visibleClusterCount = 0
        var clusterAdvance = 0
        for (index, glyph) in glyphs.enumerated() {
            clusterAdvance += Int(glyph.advance)
            if index + 1 < glyphs.count, glyphs[index + 1].cluster == glyph.cluster { continue }
            let counts = clusterAdvance > 0 ? 1 : 0
            advance += clusterAdvance
            clusterCount += counts
            if Int(glyph.cluster) < visibleLength {
                visibleAdvance += clusterAdvance
                visibleClusterCount += counts
            }
            clusterAdvance = 0
        }
        self.advance = advance
        self.clusterCount = clusterCount
        self.visibleAdvance = visibleAdvance
        self.visibleClusterCount = visibleClusterCount
    }

    /// A cluster that draws nothing and only takes room.
    convenience init(advance: Int) {
        let glyph = gesso_glyph(glyph: 0, cluster: 0, advance: Int32(advance), x: 0, y: 0)
        let ink = gesso_ink(left: 1, right: 0, bottom: 0, top: 0)
        self.init(glyphs: [glyph], ink: ink, visibleLength: 1)
    }

    /// Clusters in logical order, for breaking within the word: where each begins, its advance, and whether it advances.
    func logicalClusters(isRightToLeft: Bool) -> [Cluster] {
        var clusters: [Cluster] = []
        clusters.reserveCapacity(glyphs.count)
        for glyph in glyphs {
            if let last = clusters.last, last.start == Int(glyph.cluster) {
                clusters[clusters.count - 1].advance += Int(glyph.advance)
            } else {
                clusters.append(Cluster(start: Int(glyph.cluster), advance: Int(glyph.advance)))
            }
        }
        if isRightToLeft { clusters.reverse() }
        return clusters
    }

    struct Cluster {
        let start: Int
        var advance: Int
    }
}
