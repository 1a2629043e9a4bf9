import CoreGraphics
import IdiomData
import ViewValues

/// Room around a view.
struct PaddingLayout: Equatable, Sendable {
    /// Nil for the default amount.
    var insets: EdgeInsets?
    var edges: Edge.Set

    static let defaultAmount = MetricTable.value(.defaultPadding, .desktop)

    fileprivate var resolved: EdgeInsets {
        let amounts =
            insets
            ?? EdgeInsets(
                top: Self.defaultAmount, leading: Self.defaultAmount, bottom: Self.defaultAmount,
                trailing: Self.defaultAmount)
        return EdgeInsets(
            top: edges.contains(.top) ? amounts.top : 0, leading: edges.contains(.leading) ? amounts.leading : 0,
            bottom: edges.contains(.bottom) ? amounts.bottom : 0,
            trailing: edges.contains(.trailing) ? amounts.trailing : 0)
    }
}

extension PaddingLayout: UnaryLayout, UnaryModifier {
    typealias Body = Never

    var animatableData: EdgeInsets.AnimatableData {
        get { resolved.animatableData }
        set {
            var changed = resolved
            changed.animatableData = newValue
            insets = changed
        }
    }

    func size(_ proposal: ProposedViewSize, child: LayoutEngine) -> CGSize {
        let insets = resolved
        let size = child.size(inner(proposal, insets))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    func place(size: CGSize, proposal: ProposedViewSize, child: LayoutEngine) -> (
        origin: CGPoint, proposal: ProposedViewSize
    ) {
        let insets = resolved
        return (CGPoint(x: insets.leading, y: insets.top), inner(proposal, insets))
    }

    /// An edge with room of its own no longer is the text's: it asks for the ordinary distance.
    func spacing(child: LayoutEngine) -> ViewSpacing {
        let insets = resolved
        var spacing = child.spacing()
        if insets.top != 0 { spacing.top = .other }
        if insets.leading != 0 { spacing.leading = .other }
        if insets.bottom != 0 { spacing.bottom = .other }
        if insets.trailing != 0 { spacing.trailing = .other }
        return spacing
    }

    private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

extension View {
    /// Room on each edge, in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
        let areNumbers = all.allSatisfy { Diagnostics.finite($0, "padding") != nil }
        return modifier(PaddingLayout(insets: areNumbers ? insets : EdgeInsets(), edges: .all))
    }

    /// Room on the given edges, in points; nil for the default amount.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let isNumber = length == nil || Diagnostics.finite(length, "padding") != nil
        return modifier(
            PaddingLayout(
                insets: (isNumber ? length : 0).map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) },
                edges: edges))
    }

    /// Room on all edges, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}
