import CoreGraphics
import IdiomData
import ViewValues

/// Gives a view's edges a kind, for the default distances to its neighbours.
struct EdgeKindLayout: Equatable, Sendable {
    let kind: SpacingKind
}

extension EdgeKindLayout: UnaryLayout, UnaryModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    func size(_ proposal: ProposedViewSize, child: LayoutEngine) -> CGSize { child.size(proposal) }

    func place(size: CGSize, proposal: ProposedViewSize, child: LayoutEngine) -> (
        origin: CGPoint, proposal: ProposedViewSize
    ) {
        (.zero, proposal)
    }

    func spacing(child: LayoutEngine) -> ViewSpacing {
        ViewSpacing(top: kind, leading: kind, bottom: kind, trailing: kind)
    }
}

extension View {
    /// Says what the view's edges are to its neighbours, whatever is inside.
    package nonisolated func edges(are kind: SpacingKind) -> some View {
        modifier(EdgeKindLayout(kind: kind))
    }
}
