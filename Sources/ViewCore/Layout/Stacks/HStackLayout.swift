import CoreGraphics
import ViewValues

/// Arranges views beside one another, from the leading to the trailing edge.
public struct HStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = StackCache

    public var alignment: VerticalAlignment
    /// In points; nil for the default distance between each two views.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var algorithm: StackAlgorithm { StackAlgorithm(axis: .horizontal, spacing: spacing) }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache(algorithm.makeCache(subviews)) }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        StackSpacing.outer(subviews, axis: .horizontal)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        algorithm.sizeThatFits(proposal, subviews, &cache.content, alignment: alignment.key)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        algorithm.place(bounds, proposal, subviews, &cache.content, alignment: alignment.key)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? {
        algorithm.explicitAlignment(
            guide.key, bounds, proposal, subviews, &cache.content, alignment: alignment.key)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout StackCache
    ) -> CGFloat? {
        algorithm.explicitAlignment(
            guide.key, bounds, proposal, subviews, &cache.content, alignment: alignment.key)
    }
}
