import CoreGraphics
import ViewValues

/// A frame of fixed width, fixed height or both, with the view aligned in it.
struct FrameLayout: Equatable, Sendable {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment
}

extension FrameLayout: UnaryLayout, UnaryModifier {
    typealias Body = Never

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width ?? 0, height ?? 0) }
        set {
            if width != nil { width = newValue.first }
            if height != nil { height = newValue.second }
        }
    }

    func size(_ proposal: ProposedViewSize, child: LayoutEngine) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func place(size: CGSize, proposal: ProposedViewSize, child: LayoutEngine) -> (
        origin: CGPoint, proposal: ProposedViewSize
    ) {
        let inner = inner(proposal)
        return (FrameAlignment.origin(child.dimensions(inner), in: size, alignment), inner)
    }

    func lengthDependsOnOther(_ axis: Axis, child: LayoutEngine) -> Bool {
        (axis == .horizontal ? width : height) == nil && child.lengthDependsOnOther(axis)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

/// A frame within limits.
struct FlexFrameLayout: Equatable, Sendable {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    var alignment: Alignment
}

extension FlexFrameLayout: UnaryLayout, UnaryModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData

    func size(_ proposal: ProposedViewSize, child: LayoutEngine) -> CGSize {
        let size = child.size(inner(proposal))
        return CGSize(
            width: Self.length(size.width, proposed: proposal.width, minWidth, idealWidth, maxWidth),
            height: Self.length(size.height, proposed: proposal.height, minHeight, idealHeight, maxHeight))
    }

    func place(size: CGSize, proposal: ProposedViewSize, child: LayoutEngine) -> (
        origin: CGPoint, proposal: ProposedViewSize
    ) {
        let inner = inner(proposal)
        return (FrameAlignment.origin(child.dimensions(inner), in: size, alignment), inner)
    }

    /// What the child is proposed: the proposal, the ideal length where there is none, within the limits.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: (proposal.width ?? idealWidth).map { Self.clamp($0, minWidth, maxWidth) },
            height: (proposal.height ?? idealHeight).map { Self.clamp($0, minHeight, maxHeight) })
    }

    /// With a limit on one side only, the child's own length stands in for the other.
    private static func length(
        _ child: CGFloat, proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
        guard let proposed else { return clamp(ideal ?? child, least, most) }
        if least == nil && most == nil { return child }
        return clamp(proposed, least ?? min(child, most ?? child), most ?? max(child, least ?? child))
    }

    private static func clamp(_ length: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
        max(least ?? -.infinity, min(length, most ?? .infinity))
    }
}

enum FrameAlignment {
    /// The origin of a view whose guides coincide with those of a frame of `size`.
    @MainActor
    static func origin(_ child: ViewDimensions, in size: CGSize, _ alignment: Alignment) -> CGPoint {
        let frame = ViewDimensions(size: size, proposal: ProposedViewSize(size), engine: LeafEngine.filling)
        let target = frame.point(alignment)
        let own = child.point(alignment)
        return CGPoint(x: target.x - own.x, y: target.y - own.y)
    }
}

extension View {
    /// A frame of a fixed size, in points; nil leaves the view's own. A negative or infinite length is reported and ignored.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameLayout(
                width: Diagnostics.length(width, "width"), height: Diagnostics.length(height, "height"),
                alignment: alignment))
    }

    /// A frame within limits, in points; nil leaves the view's own. An infinite maximum takes all that is proposed.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let (minWidth, idealWidth, maxWidth) = Diagnostics.ascending(minWidth, idealWidth, maxWidth, "Width")
        let (minHeight, idealHeight, maxHeight) = Diagnostics.ascending(minHeight, idealHeight, maxHeight, "Height")
        return modifier(
            FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
