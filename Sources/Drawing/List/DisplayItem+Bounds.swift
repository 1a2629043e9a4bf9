import CoreGraphics

extension DisplayItem {
    /// A box that the item never leaves, in the coordinates of its chunk, before edges are smoothed to whole
    /// pixels. Null when it draws nothing; never NaN.
    package var bounds: CGRect {
        switch self {
        case .fill(let path, _, _): path.controlBox
        case .stroke(let path, let style, _): path.strokeBox(style)
        case .glyphs(let run, let origin, _):
            run.glyphs.isEmpty ? .null : run.bounds.offsetBy(dx: origin.x, dy: origin.y).bounded
        case .image(_, _, let destination, _, _): destination.bounded
        case .chunk(let chunk): chunk.bounds
        case .layer(let layer): layer.bounds
        }
    }
}

extension Filter {
    /// How far beyond its content the filter draws, in points. A Gaussian ends at three standard deviations, and
    /// rounding its passes to whole pixels may add two.
    package var reach: CGFloat {
        switch self {
        case .blur(let radius, let isOpaque):
            isOpaque || !(radius > 0) || !radius.isFinite ? 0 : radius * 3 + 2
        case .color, .luminanceToAlpha: 0
        }
    }
}

extension Shadow {
    /// The box of the shadow of something in `box`.
    package func bounds(of box: CGRect) -> CGRect {
        guard !box.isNull, color.opacity > 0, offset.width.isFinite, offset.height.isFinite else { return .null }
        let reach = radius > 0 && radius.isFinite ? radius * 3 + 2 : 0
        return box.offsetBy(dx: offset.width, dy: offset.height).grown(by: reach).bounded
    }
}

extension Layer {
    /// A box that the layer never leaves, in the coordinates of the chunk that holds it. Null when it draws nothing.
    package var bounds: CGRect {
        guard opacity > 0, transform.isFinite else { return .null }
        return placedBounds(of: content.bounds)
    }

    /// Where something that lies in `box` of the content can show, in the coordinates of the chunk that holds the layer.
    package func placedBounds(of box: CGRect) -> CGRect {
        let box = effectBounds(of: box)
        // Between the pixels that a projection looks up it finds shades: something shows a little beyond its edges.
        if let projection { return projection.bounds(of: box.grown(by: 2)).bounded }
        return box.applying(transform).bounded
    }

    /// Where something that lies in `box` of the content can show, by the layer's effects, before its transform.
    package func effectBounds(of box: CGRect) -> CGRect {
        var box = box
        if box.isNull { return box }
        for filter in filters {
            box = box.grown(by: filter.reach)
        }
        if let mask {
            box = box.intersection(mask.bounds)
        }
        if let clip {
            box = box.intersection(clip.path.controlBox)
        }
        if let shadow, !box.isNull {
            box = box.union(shadow.bounds(of: box))
        }
        return box.bounded
    }
}
