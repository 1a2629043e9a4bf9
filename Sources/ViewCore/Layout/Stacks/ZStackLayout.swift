import CoreGraphics
import ViewValues

/// Arranges views over one another, each proposed all of the room, their alignment guides at the same point.
public struct ZStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(proposal, subviews)?.size ?? .zero
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let extent = extent(proposal, subviews) else { return }
        for subview in subviews {
            let point = subview.dimensions(in: proposal).point(alignment)
            subview.place(
                at: CGPoint(x: bounds.minX - extent.minX - point.x, y: bounds.minY - extent.minY - point.y),
                proposal: proposal)
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { explicit(guide.key, bounds, proposal, subviews) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { explicit(guide.key, bounds, proposal, subviews) }

    private func explicit(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGFloat? {
        guard let extent = extent(proposal, subviews) else { return nil }
        let values = subviews.compactMap { subview -> CGFloat? in
            let dimensions = subview.dimensions(in: proposal)
            guard let value = dimensions.explicit(key) else { return nil }
            let point = dimensions.point(alignment)
            return value + (key.isVertical ? bounds.minY - extent.minY - point.y : bounds.minX - extent.minX - point.x)
        }
        return GuideCombination.combine(key, values)
    }

    /// What the views cover together when their guides lie at the origin.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect? {
        var extent: CGRect?
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let point = dimensions.point(alignment)
            let box = CGRect(x: -point.x, y: -point.y, width: dimensions.width, height: dimensions.height)
            extent = extent?.union(box) ?? box
        }
        return extent
    }
}
