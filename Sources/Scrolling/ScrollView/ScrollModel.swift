import CoreGraphics
import Graph
import ViewCore

/// Where a scroll view was scrolled to: its state.
struct ScrollPlace: Equatable {
    /// The offset, in points from where the content begins, less `adjustment`.
    var point = CGPoint.zero
    /// By how much views before what is seen have turned out to be larger than was expected.
    var adjustment = CGSize.zero
    /// Along an axis with an anchor the offset is that part of the greatest one, whatever the content's size.
    var anchorX: CGFloat?
    var anchorY: CGFloat?

    /// The offset that was asked for, as far as the content goes.
    func target(in metrics: ScrollMetrics) -> CGPoint {
        let limit = metrics.limit
        return metrics.clamped(
            CGPoint(
                x: anchorX.map { $0 * limit.x } ?? point.x + adjustment.width,
                y: anchorY.map { $0 * limit.y } ?? point.y + adjustment.height))
    }

    /// The same without the adjustment, which is never animated.
    func logical(in metrics: ScrollMetrics) -> CGPoint {
        target(in: metrics).moved(by: CGSize(width: -adjustment.width, height: -adjustment.height))
    }
}

/// A view that is to be scrolled to.
struct ScrollRequest: Equatable {
    var id: AnyHashable
    /// Nil to move no further than it takes to see it.
    var anchor: UnitPoint?
    /// Stays as long as nobody scrolls: the view keeps its place while the content around it changes.
    var isLasting: Bool
    /// Tells requests for the same view apart.
    var serial: Int
}

/// The state of a scroll view, and what changes it.
@MainActor
final class ScrollModel {
    let place: Attribute<ScrollPlace>
    let request: Attribute<ScrollRequest?>
    /// When somebody last moved the content, in seconds on the host's clock.
    let lastMoved: Attribute<Double>
    /// When a user last did, in the same seconds.
    let lastMovedByUser: Attribute<Double>
    /// Whether the content is where a user has moved it.
    let isMovedByUser: Attribute<Bool>
    private(set) var metrics: Attribute<ScrollMetrics>?
    private(set) var shown: Attribute<CGPoint>?
    private(set) var scope: ScrollScope?
    private(set) weak var tree: ViewGraph?
    /// The anchor that the content keeps to while it is there.
    private let anchor: UnitPoint?
    private var serial = 0
    /// Where the content will be once the changes under way are carried out.
    private var coming: CGPoint?
    /// Where the movement under way began.
    var gestureStart: CGPoint?
    /// The view that the program was last told of.
    var reportedID: AnyHashable?
    /// Told when a user has moved the content.
    var userMoved: (@MainActor () -> Void)?

    init(_ inputs: _ViewInputs, axes: Axis.Set, anchor: UnitPoint?) {
        var start = ScrollPlace()
        if let anchor {
            if axes.contains(.horizontal) { start.anchorX = anchor.x }
            if axes.contains(.vertical) { start.anchorY = anchor.y }
        } else if axes.contains(.horizontal), inputs.environment.peeked.layoutDirection == .rightToLeft {
            start.anchorX = 1
        }
        self.anchor = anchor
        place = Attribute(input: start, in: inputs.subgraph)
        request = Attribute(input: nil, in: inputs.subgraph)
        lastMoved = Attribute(input: -.infinity, in: inputs.subgraph)
        lastMovedByUser = Attribute(input: -.infinity, in: inputs.subgraph)
        isMovedByUser = Attribute(input: false, in: inputs.subgraph)
        tree = inputs.tree
    }

    func connect(_ scope: ScrollScope, metrics: Attribute<ScrollMetrics>, shown: Attribute<CGPoint>) {
        self.scope = scope
        self.metrics = metrics
        self.shown = shown
        scope.adjust = { [weak self] distance in
            guard let self, place.isAlive else { return }
            var changed = place.peeked
            changed.adjustment.width += distance.width
            changed.adjustment.height += distance.height
            place.set(changed)
        }
        scope.flash = { [weak self] in
            guard let self else { return }
            tree?.enqueue(Transaction()) { [self] in if lastMoved.isAlive { touch() } }
        }
        scope.scroll = { [weak self] id, anchor in self?.ask(for: id, anchor: anchor, isLasting: false) }
    }

    /// Where the content is or will be with the next tick.
    var current: CGPoint { coming ?? shown?.peeked ?? .zero }

    /// Moves the content to an offset, for a user.
    func move(to point: CGPoint) {
        if gestureStart == nil { gestureStart = current }
        coming = point
        userMoved?()
        tree?.enqueue(Transaction()) { [self] in
            coming = nil
            guard place.isAlive, let metrics else { return }
            request.set(nil)
            isMovedByUser.set(true)
            if let tree { lastMovedByUser.set(tree.time.peeked) }
            touch()
            setPlace(point, keepingTo: anchor, in: metrics.peeked)
        }
    }

    /// Moves the content to an offset now. Called when a change is carried out, or by a rule that resolves a request.
    func setPlace(_ point: CGPoint, keepingTo anchor: UnitPoint? = nil, in metrics: ScrollMetrics) {
        var changed = place.peeked
        let limit = metrics.limit
        changed.point = CGPoint(x: point.x - changed.adjustment.width, y: point.y - changed.adjustment.height)
        changed.anchorX = nil
        changed.anchorY = nil
        if let anchor {
            if abs(point.x - anchor.x * limit.x) < 0.01 { changed.anchorX = anchor.x }
            if abs(point.y - anchor.y * limit.y) < 0.01 { changed.anchorY = anchor.y }
        }
        place.set(changed)
    }

    func setAnchor(_ x: CGFloat?, _ y: CGFloat?) {
        var changed = place.peeked
        if let x { changed.anchorX = x }
        if let y { changed.anchorY = y }
        request.set(nil)
        isMovedByUser.set(false)
        place.set(changed)
    }

    /// Scrolls along the axes that are given. Called when a change is carried out.
    func setPoint(_ x: CGFloat?, _ y: CGFloat?) {
        var changed = place.peeked
        if let x, x.isFinite {
            changed.anchorX = nil
            changed.point.x = x - changed.adjustment.width
        }
        if let y, y.isFinite {
            changed.anchorY = nil
            changed.point.y = y - changed.adjustment.height
        }
        request.set(nil)
        isMovedByUser.set(false)
        place.set(changed)
    }

    /// Scrolls to a view. Called when a change is carried out.
    func ask(for id: AnyHashable, anchor: UnitPoint?, isLasting: Bool) {
        guard request.isAlive else { return }
        serial += 1
        isMovedByUser.set(false)
        request.set(ScrollRequest(id: id, anchor: anchor, isLasting: isLasting, serial: serial))
    }

    /// Shows the bars for a while.
    func touch() {
        if let tree { lastMoved.set(tree.time.peeked) }
    }
}
