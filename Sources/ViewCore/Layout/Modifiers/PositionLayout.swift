import CoreGraphics
import ViewValues

/// Takes all the room and puts the view's centre at a point in it.
struct PositionLayout: Equatable, Sendable {
    var position: CGPoint
}

extension PositionLayout: UnaryLayout, UnaryModifier {
    typealias Body = Never

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(position.x, position.y) }
        set { position = CGPoint(x: newValue.first, y: newValue.second) }
    }

    func size(_ proposal: ProposedViewSize, child: LayoutEngine) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let size = child.size(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    func place(size: CGSize, proposal: ProposedViewSize, child: LayoutEngine) -> (
        origin: CGPoint, proposal: ProposedViewSize
    ) {
        let own = child.size(proposal)
        return (CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal)
    }

    func explicitGuide(
        _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, child: LayoutEngine
    ) -> CGFloat? { nil }
}

extension View {
    /// Puts the centre of the view at a point in the room it is given, in points from the top left.
    public nonisolated func position(_ position: CGPoint) -> some View {
        let isNumber = position.x.isFinite && position.y.isFinite
        if !isNumber { Diagnostics.report("position(\(position)) was taken as (0, 0): a position has to be finite") }
        return modifier(PositionLayout(position: isNumber ? position : .zero))
    }

    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
