import CoreGraphics

extension DisplayList {
    /// What has to be drawn anew to turn a picture of `old` into one of this list: at most 8 rectangles of whole
    /// device pixels, in device pixels, inside the surface. Empty when nothing changed; the whole surface when size
    /// or background differ.
    ///
    /// Chunks that are the same object are not looked into, so the cost is in proportion to what changed.
    package func damage(from old: DisplayList, scale: CGFloat) -> [CGRect] {
        let surface = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale).bounded.roundedOut
        guard !surface.isNull, surface.width > 0, surface.height > 0 else { return [] }
        if size != old.size || background != old.background { return [surface] }
        var comparison = Comparison(region: DamageRegion(limit: surface))
        let frame = Frame(transform: CGAffineTransform(scaleX: scale, y: scale), effects: nil)
        comparison.compare(old.root, root, in: frame)
        return comparison.region.rects
    }
}

/// Where a chunk lies: how its coordinates map to the device, and the layers whose effects spread its damage.
private struct Frame {
    /// From the chunk's coordinates to those in which the outer frame is, or to the device when there is none.
    var transform: CGAffineTransform
    /// The layer with effects next outward, and the frame that it lies in.
    var effects: Effects?

    final class Effects {
        let layer: Layer
        let outer: Frame

        init(layer: Layer, outer: Frame) {
            self.layer = layer
            self.outer = outer
        }
    }

    func device(_ box: CGRect) -> CGRect {
        var box = box.applying(transform).bounded
        if let effects, !box.isNull {
            box = effects.outer.device(effects.layer.placedBounds(of: box))
        }
        return box
    }

    /// The frame of the layer's content, or of its mask.
    func entering(_ layer: Layer) -> Frame {
        if layer.filters.isEmpty, layer.shadow == nil, layer.clip == nil, layer.projection == nil {
            return Frame(transform: layer.transform.concatenating(transform), effects: effects)
        }
        return Frame(transform: .identity, effects: Effects(layer: layer, outer: self))
    }
}

private struct Comparison {
    var region: DamageRegion

    mutating func add(_ box: CGRect, in frame: Frame) {
        let device = frame.device(box)
        if !device.isNull { region.add(device.roundedOut) }
    }

    mutating func compare(_ old: DisplayChunk, _ new: DisplayChunk, in frame: Frame) {
        if old === new { return }
        let before = old.items
        let after = new.items
        // From both ends, as long as items stand for the same thing; what is left in the middle is matched by id.
        var start = 0
        let shorter = min(before.count, after.count)
        while start < shorter, matches(before[start], after[start]) {
            compare(before[start], after[start], in: frame)
            start += 1
        }
        var oldEnd = before.count
        var newEnd = after.count
        while oldEnd > start, newEnd > start, matches(before[oldEnd - 1], after[newEnd - 1]) {
            oldEnd -= 1
            newEnd -= 1
            compare(before[oldEnd], after[newEnd], in: frame)
        }
        if start < oldEnd || start < newEnd {
            compareMiddle(before[start..<oldEnd], after[start..<newEnd], in: frame)
        }
    }

    /// Items found again by id in the same order are compared; all others are damage, old and new.
    private mutating func compareMiddle(
        _ before: ArraySlice<DisplayItem>, _ after: ArraySlice<DisplayItem>, in frame: Frame
    ) {
        if before.count == after.count {
            // Most often items were replaced in place, with no ids to go by.
            for (old, new) in zip(before, after) {
                compare(old, new, in: frame)
            }
            return
        }
        var places: [UInt64: Int] = [:]
        for index in before.indices {
            let key = before[index].key
            if key != 0 { places[key] = index }
        }
        var next = before.startIndex
        for new in after {
            let key = new.key
            guard key != 0, let place = places[key], place >= next, matches(before[place], new) else {
                add(new.bounds, in: frame)
                continue
            }
            for gone in before[next..<place] {
                add(gone.bounds, in: frame)
            }
            compare(before[place], new, in: frame)
            next = place + 1
        }
        for gone in before[next...] {
            add(gone.bounds, in: frame)
        }
    }

    private mutating func compare(_ old: DisplayItem, _ new: DisplayItem, in frame: Frame) {
        switch (old, new) {
        case (.chunk(let old), .chunk(let new)) where old === new || old.id == new.id:
            compare(old, new, in: frame)
        case (.layer(let old), .layer(let new)) where old === new:
            return
        case (.layer(let old), .layer(let new)) where old.hasSameEffects(as: new) && old.content.id == new.content.id:
            compareLayers(old, new, in: frame)
        default:
            if !isSameLeaf(old, new) {
                add(old.bounds, in: frame)
                add(new.bounds, in: frame)
            }
        }
    }

    private mutating func compareLayers(_ old: Layer, _ new: Layer, in frame: Frame) {
        // An opaque blur goes on beyond the edges of its content: where those have moved, all of it changes.
        if old.content.bounds != new.content.bounds, new.hasOpaqueBlur {
            add(old.bounds, in: frame)
            add(new.bounds, in: frame)
            return
        }
        let inner = frame.entering(new)
        switch (old.mask, new.mask) {
        case (nil, nil):
            compare(old.content, new.content, in: inner)
        case (let oldMask?, let newMask?):
            // What changes in either shows only through the other, but the effects' boxes cut by one mask only;
            // both masks' content counts.
            if oldMask === newMask {
                compare(old.content, new.content, in: inner)
            } else {
                add(old.bounds, in: frame)
                add(new.bounds, in: frame)
            }
        default:
            add(old.bounds, in: frame)
            add(new.bounds, in: frame)
        }
    }

    /// Whether it pays to compare the two: the same object, the same id, or the same leaf.
    private func matches(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
        switch (old, new) {
        case (.chunk(let old), .chunk(let new)): old === new || (old.id == new.id && old.id != 0)
        case (.layer(let old), .layer(let new)):
            old === new || (old.content.id == new.content.id && old.content.id != 0)
        default: isSameLeaf(old, new)
        }
    }

    private func isSameLeaf(_ old: DisplayItem, _ new: DisplayItem) -> Bool {
        switch (old, new) {
        case (.chunk, _), (.layer, _), (_, .chunk), (_, .layer): false
        default: old == new
        }
    }
}

extension Layer {
    fileprivate var hasOpaqueBlur: Bool {
        for case .blur(_, let isOpaque) in filters where isOpaque { return true }
        return false
    }
}

extension DisplayItem {
    /// The id of the chunk in it, 0 for a leaf.
    fileprivate var key: UInt64 {
        switch self {
        case .chunk(let chunk): chunk.id
        case .layer(let layer): layer.content.id
        default: 0
        }
    }
}
