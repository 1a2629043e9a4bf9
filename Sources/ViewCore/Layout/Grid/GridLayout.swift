import CoreGraphics
import ViewValues

/// Arranges views in rows and columns: a column is as wide as its widest cell, a row as high as its highest.
///
/// The views of a `GridRow` are the cells of a row, any other view is a row of its own across all columns.
public struct GridLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    public var alignment: Alignment
    /// In points; nil for the default distance between each two columns.
    public var horizontalSpacing: CGFloat?
    /// In points; nil for the default distance between each two rows.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The rows and what was worked out for the last proposal.
    public struct Cache {
        var cells: GridCells
        var sized: (proposal: ProposedViewSize, result: GridArrangement)?
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(
            cells: GridCells(
                subviews, alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var spacing: ViewSpacing?
        for subview in subviews { spacing = spacing?.union(subview.spacing) ?? subview.spacing }
        return spacing ?? ViewSpacing()
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrangement(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let arrangement = arrangement(proposal, subviews, &cache)
        for (index, place) in arrangement.places.enumerated() {
            subviews[subviews.startIndex + index].place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
        }
    }

    private func arrangement(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> GridArrangement {
        if let sized = cache.sized, sized.proposal == proposal { return sized.result }
        let result = cache.cells.arranged(proposal, subviews)
        cache.sized = (proposal, result)
        return result
    }
}

/// The size of a grid and where its cells go in it.
struct GridArrangement {
    var size: CGSize
    /// In the order of the subviews.
    var places: [(origin: CGPoint, proposal: ProposedViewSize)]
}
