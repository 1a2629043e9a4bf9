import CoreGraphics
import ViewValues

/// Sets a guide of a view by a closure.
struct AlignmentGuideLayout {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideLayout: UnaryLayout, UnaryModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    func size(_ proposal: ProposedViewSize, child: LayoutEngine) -> CGSize { child.size(proposal) }

    func place(size: CGSize, proposal: ProposedViewSize, child: LayoutEngine) -> (
        origin: CGPoint, proposal: ProposedViewSize
    ) {
        (.zero, proposal)
    }

    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: LayoutEngine
    ) -> CGFloat? {
        let dimensions = ViewDimensions(size: size, proposal: proposal, engine: child)
        return key == self.key
            ? Diagnostics.finite(computeValue(dimensions), "alignmentGuide") : dimensions.explicit(key)
    }

    func definedGuides(child: LayoutEngine) -> GuideSet { child.definedGuides.union(key.guideSet) }
}

extension View {
    /// Sets a guide of the view; the closure gets the view's size and guides as they are without it.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideLayout(key: g.key, computeValue: computeValue))
    }

    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideLayout(key: g.key, computeValue: computeValue))
    }
}
