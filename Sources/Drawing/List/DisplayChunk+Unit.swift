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
