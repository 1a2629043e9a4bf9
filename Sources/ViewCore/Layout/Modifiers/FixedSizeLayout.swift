import CoreGraphics
import ViewValues

/// Keeps a view at its ideal size along the given axes, whatever is proposed.
struct FixedSizeLayout: Equatable, Sendable {
    var horizontal: Bool
    var vertical: Bool
}

extension FixedSizeLayout: UnaryLayout, UnaryModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    func size(_ proposal: ProposedViewSize, child: LayoutEngine) -> CGSize { child.size(inner(proposal)) }

    func place(size: CGSize, proposal: ProposedViewSize, child: LayoutEngine) -> (
        origin: CGPoint, proposal: ProposedViewSize
    ) {
        (.zero, inner(proposal))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
}

extension View {
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
