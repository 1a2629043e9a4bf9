import CoreGraphics

// Equal means: draws the same by structure. Ids and versions of chunks do not count; glyph runs and images are told
// apart by what they are made of and by their handles' ids.

extension DisplayItem: Equatable {
    package static func == (lhs: DisplayItem, rhs: DisplayItem) -> Bool {
        switch (lhs, rhs) {
        case (.fill(let path1, let style1, let paint1), .fill(let path2, let style2, let paint2)):
            style1 == style2 && paint1 == paint2 && path1 == path2
        case (.stroke(let path1, let style1, let paint1), .stroke(let path2, let style2, let paint2)):
            style1 == style2 && paint1 == paint2 && path1 == path2
        case (.glyphs(let run1, let origin1, let paint1), .glyphs(let run2, let origin2, let paint2)):
            origin1 == origin2 && paint1 == paint2 && run1 == run2
        case (
            .image(let image1, let source1, let destination1, let smooth1, let tint1),
            .image(let image2, let source2, let destination2, let smooth2, let tint2)
        ):
            image1.id == image2.id && source1 == source2 && destination1 == destination2 && smooth1 == smooth2
                && tint1 == tint2
        case (.chunk(let chunk1), .chunk(let chunk2)): chunk1 == chunk2
        case (.layer(let layer1), .layer(let layer2)): layer1 == layer2
        default: false
        }
    }
}

extension DisplayChunk: Equatable {
    package static func == (lhs: DisplayChunk, rhs: DisplayChunk) -> Bool {
        lhs === rhs || lhs.items == rhs.items
    }
}

extension Layer: Equatable {
    package static func == (lhs: Layer, rhs: Layer) -> Bool {
        lhs === rhs || (lhs.hasSameEffects(as: rhs) && lhs.mask == rhs.mask && lhs.content == rhs.content)
    }

    /// Whether everything but content and mask is the same.
    package func hasSameEffects(as other: Layer) -> Bool {
        filters == other.filters && clip == other.clip && shadow == other.shadow && opacity == other.opacity
            && blendMode == other.blendMode && transform == other.transform && isGroup == other.isGroup
            && projection == other.projection
    }
}

extension DisplayList: Equatable {
    package static func == (lhs: DisplayList, rhs: DisplayList) -> Bool {
        lhs.size == rhs.size && lhs.background == rhs.background && lhs.root == rhs.root
    }
}
