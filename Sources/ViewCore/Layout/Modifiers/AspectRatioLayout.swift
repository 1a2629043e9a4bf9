import CoreGraphics
import ViewValues

/// Keeps a view's width in proportion to its height.
struct AspectRatioLayout: Equatable, Sendable {
    /// Width over height; nil for the view's own, of its ideal size.
    var ratio: CGFloat?
    var contentMode: ContentMode
}

extension AspectRatioLayout: UnaryLayout, UnaryModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    func size(_ proposal: ProposedViewSize, child: LayoutEngine) -> CGSize {
        child.size(inner(proposal, child))
    }

    func place(size: CGSize, proposal: ProposedViewSize, child: LayoutEngine) -> (
        origin: CGPoint, proposal: ProposedViewSize
    ) {
        let inner = inner(proposal, child)
        let own = child.size(inner)
        return (CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), inner)
    }

    func lengthDependsOnOther(_ axis: Axis, child: LayoutEngine) -> Bool { true }

    /// The largest size of the ratio in the proposal, or the smallest around it.
    @MainActor
    private func inner(_ proposal: ProposedViewSize, _ child: LayoutEngine) -> ProposedViewSize {
        let ideal = child.size(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
        guard ratio.isFinite, ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            // Without a proposal: the ideal size, brought to the ratio.
            return fitted(ideal, ratio)
        case (let width?, nil):
            return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?):
            return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            return fitted(CGSize(width: width, height: height), ratio)
        }
    }

    private func fitted(_ box: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        let isWide = box.width > box.height * ratio
        let followsHeight = contentMode == .fit ? isWide : !isWide
        return followsHeight
            ? ProposedViewSize(width: box.height * ratio, height: box.height)
            : ProposedViewSize(width: box.width, height: box.width / ratio)
    }
}

extension View {
    /// Keeps the view's width over height at `aspectRatio`; nil for that of its ideal size.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps the proportion of `aspectRatio`.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
