import CoreGraphics
import ViewValues

extension LazyBook {
    /// Where the views of a unit lie that begins at `start`, in the container.
    func place(
        _ unit: LazyUnit, at start: CGFloat, in frame: ViewFrame, cross: CGFloat,
        _ take: (LazyChild, ViewFrame) -> Void
    ) {
        if let tracks, case .line = unit.source {
            let length = measure(unit, cross: cross)
            for (index, child) in unit.children.enumerated() {
                let proposal = proposal(child, index, unit, tracks, cross)
                let dimensions = child.child.outputs.layout.value.dimensions(proposal)
                let isAlone = child.section.map { $0.part != .content } ?? false
                let shift = max(0, (cross - tracks.total) * arrangement.crossFraction)
                let cell =
                    isAlone || index >= tracks.tracks.count
                    ? (start: 0, length: cross)
                    : (start: tracks.tracks[index].start + shift, length: tracks.tracks[index].length)
                let alignment = index < tracks.tracks.count ? tracks.tracks[index].alignment : nil
                let point = aligned(dimensions, main: length, cross: cell.length, alignment)
                take(
                    child,
                    frame.child(
                        at: arrangement.point(
                            main: start + arrangement.main(point),
                            cross: cell.start + (arrangement.axis == .vertical ? point.x : point.y)),
                        size: dimensions.size, proposal: proposal))
            }
            return
        }
        var position = start
        let proposal = arrangement.proposal(cross: cross)
        for child in unit.children {
            let dimensions = child.child.outputs.layout.value.dimensions(proposal)
            let length = arrangement.main(dimensions.size)
            let room = arrangement.size(main: length, cross: cross)
            let whole = ViewDimensions(size: room, proposal: proposal, engine: LeafEngine.filling)
            let across =
                arrangement.axis == .vertical
                ? whole[arrangement.horizontalAlignment] - dimensions[arrangement.horizontalAlignment]
                : whole[arrangement.verticalAlignment] - dimensions[arrangement.verticalAlignment]
            take(
                child,
                frame.child(
                    at: arrangement.point(main: position, cross: across), size: dimensions.size, proposal: proposal))
            position += length + arrangement.spacing
        }
    }

    private func aligned(
        _ child: ViewDimensions, main: CGFloat, cross: CGFloat, _ alignment: Alignment?
    ) -> CGPoint {
        let room = arrangement.size(main: main, cross: cross)
        let whole = ViewDimensions(size: room, proposal: ProposedViewSize(room), engine: LeafEngine.filling)
        let alignment = alignment ?? .center
        return CGPoint(
            x: whole[alignment.horizontal] - child[alignment.horizontal],
            y: whole[alignment.vertical] - child[alignment.vertical])
    }
}

extension LazyArrangement {
    /// Between the tracks of a grid where none is given, in points.
    var trackSpacing: CGFloat { 8 }

    /// Where a grid lies that is narrower than its room, as a part of what is left.
    var crossFraction: CGFloat {
        if axis == .vertical {
            return horizontalAlignment == .leading ? 0 : horizontalAlignment == .trailing ? 1 : 0.5
        }
        return verticalAlignment == .top ? 0 : verticalAlignment == .bottom ? 1 : 0.5
    }
}
