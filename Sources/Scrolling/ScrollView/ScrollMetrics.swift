import CoreGraphics
import Graph
import ViewCore

/// The sizes that scrolling is worked out from, in points.
struct ScrollMetrics: Equatable {
    /// Where the content is seen, in the coordinates of layout.
    var viewport: CGRect
    var contentSize: CGSize
    var contentProposal: ProposedViewSize
    /// Around the content, within what can be scrolled.
    var insets: EdgeInsets
    var axes: Axis.Set

    /// The greatest offset; the least is 0.
    var limit: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal)
                ? max(0, contentSize.width + insets.leading + insets.trailing - viewport.width) : 0,
            y: axes.contains(.vertical)
                ? max(0, contentSize.height + insets.top + insets.bottom - viewport.height) : 0)
    }

    /// The content's top left corner before anything is scrolled. Content that is smaller than its room begins at the
    /// top and the leading edge, and is centred where it could move both ways.
    var contentOrigin: CGPoint {
        let room = CGSize(
            width: viewport.width - insets.leading - insets.trailing,
            height: viewport.height - insets.top - insets.bottom)
        let isFree = axes == [.horizontal, .vertical]
        let x = !axes.contains(.horizontal) || isFree ? max(0, (room.width - contentSize.width) / 2) : 0
        let y = !axes.contains(.vertical) || isFree ? max(0, (room.height - contentSize.height) / 2) : 0
        return CGPoint(x: viewport.minX + insets.leading + x, y: viewport.minY + insets.top + y)
    }

    func clamped(_ point: CGPoint) -> CGPoint {
        let limit = limit
        return CGPoint(x: min(max(point.x, 0), limit.x), y: min(max(point.y, 0), limit.y))
    }

    func geometry(at shown: CGPoint) -> ScrollGeometryValue {
        ScrollGeometryValue(
            contentOffset: CGPoint(x: shown.x - insets.leading, y: shown.y - insets.top), contentSize: contentSize,
            contentInsets: insets, containerSize: viewport.size)
    }

    /// The offset at which the point `anchor` of a rectangle in the content lies at that point of what is seen.
    func offset(showing rect: CGRect, anchor: UnitPoint) -> CGPoint {
        let room = CGSize(
            width: viewport.width - insets.leading - insets.trailing,
            height: viewport.height - insets.top - insets.bottom)
        return CGPoint(
            x: rect.minX + rect.width * anchor.x - room.width * anchor.x - viewport.minX - insets.leading,
            y: rect.minY + rect.height * anchor.y - room.height * anchor.y - viewport.minY - insets.top)
    }

    /// The nearest offset at which a rectangle in the content is seen as a whole, or its beginning if it is larger.
    func offset(revealing rect: CGRect, from current: CGPoint) -> CGPoint {
        let first = offset(showing: rect, anchor: .topLeading)
        let last = offset(showing: rect, anchor: .bottomTrailing)
        func nearest(_ value: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
            if last > first { return first }
            return min(max(value, last), first)
        }
        return CGPoint(x: nearest(current.x, first.x, last.x), y: nearest(current.y, first.y, last.y))
    }
}

/// Works the metrics out of the scroll view's frame and its content.
struct ScrollMetricsRule: Rule {
    let frame: Attribute<ViewFrame>
    let safeArea: Attribute<SafeArea>
    let axes: Attribute<Axis.Set>
    let settings: Attribute<ScrollSettings>
    let source: ContentSource

    mutating func update(_ output: inout Output<ScrollMetrics>) {
        let frame = frame.value
        guard let child = source.child?.value else { return }
        let axes = axes.value
        let rect = CGRect(origin: frame.origin, size: frame.size)
        // The content can be moved under what covers the window's edges, and begins clear of it.
        let growth = safeArea.value.growth(of: rect, edges: axes.edges)
        var insets = settings.value.contentMargins
        insets.top += growth.top
        insets.leading += growth.leading
        insets.bottom += growth.bottom
        insets.trailing += growth.trailing
        let viewport = CGRect(
            x: rect.minX - growth.leading, y: rect.minY - growth.top,
            width: rect.width + growth.leading + growth.trailing, height: rect.height + growth.top + growth.bottom)
        let proposal = ScrollSizing.contentProposal(
            ProposedViewSize(viewport.size), axes: axes, insets: insets)
        output.setIfDifferent(
            ScrollMetrics(
                viewport: viewport, contentSize: child.size(proposal), contentProposal: proposal, insets: insets,
                axes: axes))
    }
}

extension Axis.Set {
    /// The edges that what moves along these axes moves across.
    var edges: Edge.Set {
        (contains(.vertical) ? Edge.Set.vertical : []).union(contains(.horizontal) ? .horizontal : [])
    }
}

/// How large a scroll view is.
@MainActor
enum ScrollSizing {
    /// Nothing is proposed along an axis in which the content can move.
    static func contentProposal(
        _ proposal: ProposedViewSize, axes: Axis.Set, insets: EdgeInsets
    ) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal)
                ? nil : proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    static func size(
        _ proposal: ProposedViewSize, axes: Axis.Set, insets: EdgeInsets, child: LayoutEngine
    ) -> CGSize {
        let content = child.size(contentProposal(proposal, axes: axes, insets: insets))
        let ideal = CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? ideal.width : ideal.width,
            height: axes.contains(.vertical) ? proposal.height ?? ideal.height : ideal.height)
    }
}

/// The layout of a scroll view as those around it see it.
struct ScrollLayoutRule: Rule {
    let axes: Attribute<Axis.Set>
    let settings: Attribute<ScrollSettings>
    let child: Attribute<LayoutEngine>
    let ideal: ScrollIdeal
    private let engine = LeafEngine { _ in .zero }

    init(
        axes: Attribute<Axis.Set>, settings: Attribute<ScrollSettings>, child: Attribute<LayoutEngine>,
        ideal: ScrollIdeal
    ) {
        self.ideal = ideal
        self.axes = axes
        self.settings = settings
        self.child = child
    }

    mutating func update(_ output: inout Output<LayoutEngine>) {
        let axes = axes.value
        let insets = settings.value.contentMargins
        let child = child.value
        if ideal == .stretching {
            engine.sizing = { $0.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10)) }
            output.publish(engine)
            return
        }
        engine.sizing = { ScrollSizing.size($0, axes: axes, insets: insets, child: child) }
        output.publish(engine)
    }
}
