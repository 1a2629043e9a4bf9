import CoreGraphics
import ViewValues

/// Arranges views over one another, their alignment guides at the same point. Each is asked for its size with all of the room,
/// and then given what they cover together, so that a shape is as large as the text before it.
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
        let given = given(bounds, proposal)
        for subview in subviews {
            let shift = extent.shift(of: subview.dimensions(in: given).point(alignment))
            subview.place(at: CGPoint(x: bounds.minX + shift.x, y: bounds.minY + shift.y), proposal: given)
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
        let given = given(bounds, proposal)
        let values = subviews.compactMap { subview -> CGFloat? in
            let dimensions = subview.dimensions(in: given)
            guard let value = dimensions.explicit(key) else { return nil }
            let shift = extent.shift(of: dimensions.point(alignment))
            return value + (key.isVertical ? bounds.minY + shift.y : bounds.minX + shift.x)
        }
        return GuideCombination.combine(key, values)
    }

    /// What each view is proposed in the end.
    private func given(_ bounds: CGRect, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: bounds.width.isFinite ? bounds.width : proposal.width,
            height: bounds.height.isFinite ? bounds.height : proposal.height)
    }

    /// What the views cover together when their guides lie at one point.
    private struct Extent {
        /// How far from the top left corner the guides lie.
        var point = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        /// What is covered beyond the guides.
        var rest = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)

        var size: CGSize { CGSize(width: point.x + rest.width, height: point.y + rest.height) }

        mutating func cover(_ size: CGSize, _ guides: CGPoint) {
            point.x = max(point.x, guides.x)
            point.y = max(point.y, guides.y)
            // A length without end has no end beyond its guide either, wherever that is.
            rest.width = max(rest.width, size.width.isFinite ? size.width - guides.x : .infinity)
            rest.height = max(rest.height, size.height.isFinite ? size.height - guides.y : .infinity)
        }

        /// Where a view goes whose guides lie at `guides` in it.
        func shift(of guides: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x.isFinite && guides.x.isFinite ? point.x - guides.x : 0,
                y: point.y.isFinite && guides.y.isFinite ? point.y - guides.y : 0)
        }
    }

    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Extent? {
        guard !subviews.isEmpty else { return nil }
        var extent = Extent()
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            extent.cover(dimensions.size, dimensions.point(alignment))
        }
        return extent
    }
}
