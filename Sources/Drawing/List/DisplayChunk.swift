import CoreGraphics

/// What one node of the graph draws. Immutable; a change makes a new chunk of the same id and another version,
/// so two lists are compared by walking only the chunks that are not the same object.
package final class DisplayChunk: Sendable {
    /// The node's, or 0 for a chunk that is nobody's.
    package let id: UInt64
    package let version: UInt64
    package let items: [DisplayItem]
    /// A box that nothing in the chunk leaves, in the chunk's coordinates. Null when it draws nothing.
    package let bounds: CGRect

    package init(id: UInt64 = 0, version: UInt64 = 0, items: [DisplayItem]) {
        self.id = id
        self.version = version
        self.items = items
        if items.count == 1 {
            bounds = items[0].bounds
            return
        }
        var box = CGRect.null
        for item in items {
            box = box.joined(item.bounds)
        }
        bounds = box
    }

    package static let empty = DisplayChunk(items: [])
}

/// A finished picture: the root chunk and the size of the surface, in points.
package struct DisplayList: Sendable {
    package var root: DisplayChunk
    package var size: CGSize
    /// What is behind everything; clear where the surface shows through.
    package var background: PaintColor

    package init(root: DisplayChunk, size: CGSize, background: PaintColor) {
        self.root = root
        self.size = size
        self.background = background
    }
}
