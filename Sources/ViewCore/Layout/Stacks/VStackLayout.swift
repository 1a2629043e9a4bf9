import CoreGraphics
import ViewValues

/// Arranges views below one another.
public struct VStackLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = StackCache

    public var alignment: HorizontalAlignment
    /// In points; nil for the default distance between each two views.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var algorithm: StackAlgorithm { StackAlgorithm(axis: .vertical, spacing: spacing) }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache(algorithm.makeCache(subviews)) }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        StackSpacing.outer(subviews, axis: .vertical)
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
