import CoreGraphics

extension DisplayChunk {
    /// Whether it draws at most one thing, so that an opacity on all of it is one on that thing.
    package var isUnit: Bool {
        guard items.count == 1 else { return items.isEmpty }
        switch items[0] {
        case .chunk(let chunk): return chunk.isUnit
        case .layer(let layer): return layer.blendMode == .normal
        default: return true
        }
    }
}

extension DisplayChunk {
    /// The fill, stroke or image that is all it draws, through chunks in each other: what covers no pixel twice. Nil for
    /// anything else.
    package var onlyItem: DisplayItem? {
        guard items.count == 1 else { return nil }
        switch items[0] {
        case .chunk(let chunk): return chunk.onlyItem
        case .fill, .stroke, .image: return items[0]
        case .glyphs, .layer: return nil
        }
    }
}
