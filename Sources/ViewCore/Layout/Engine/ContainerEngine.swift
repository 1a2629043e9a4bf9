import CoreGraphics
import Graph
import ViewValues

/// The layout of a container: a `Layout` with its cache over the engines of its children.
final class ContainerEngine<L: Layout>: LayoutEngine {
    private(set) var layout: L?
    private var children: [LayoutChild] = []
    private var cache: L.Cache?
    private var direction = LayoutDirection.leftToRight
    private let buffer = PlacementBuffer()
    private var placements: [(size: CGSize, proposal: ProposedViewSize, places: [ChildPlacement])] = []

    struct ChildPlacement {
        var origin: CGPoint
        var size: CGSize
        var proposal: ProposedViewSize
        var isShown: Bool
    }

    /// Takes over the layout and the children of now, and forgets what was worked out from those of before.
    func configure(_ layout: L, children: [LayoutChild], direction: LayoutDirection) {
        self.layout = layout
        self.children = children
        self.direction = direction
        placements.removeAll(keepingCapacity: true)
        guard var current = cache else { return }
        layout.updateCache(&current, subviews: subviews)
        cache = current
    }

    private var subviews: LayoutSubviews {
        LayoutSubviews(children: children[...], placements: buffer, layoutDirection: direction)
    }

    private func withLayout<Result>(_ body: (L, LayoutSubviews, inout L.Cache) -> Result) -> Result {
        guard let layout else { preconditionFailure("a container was asked about its layout before it had one") }
        let subviews = subviews
        var current = cache ?? layout.makeCache(subviews: subviews)
        let result = body(layout, subviews, &current)
        cache = current
        return result
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = withLayout { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
        return CGSize(width: sane(size.width), height: sane(size.height))
    }

    override func computeSpacing() -> ViewSpacing {
        withLayout { $0.spacing(subviews: $1, cache: &$2) }
    }

    /// The stacks pass on the guides of their views; another layout may make up any.
    override func computeDefinedGuides() -> GuideSet {
        guard L.self is any GuidePassingLayout.Type else { return .all }
        var guides: GuideSet = []
        for child in children { guides.formUnion(child.engine.definedGuides) }
        return guides
    }

    override func computeLengthDependsOnOther(_ axis: Axis) -> Bool {
        guard L.self is any GuidePassingLayout.Type else { return true }
        for child in children where child.engine.lengthDependsOnOther(axis) { return true }
        return false
    }

    override func computeExplicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withLayout { layout, subviews, cache in
            key.isVertical
                ? layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Where the children go in a container of `size`, from its top left.
    func places(size: CGSize, proposal: ProposedViewSize) -> [ChildPlacement] {
        for entry in placements where entry.size == size && entry.proposal == proposal { return entry.places }
        buffer.entries = [PlacementBuffer.Entry?](repeating: nil, count: children.count)
        withLayout {
            $0.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $1, cache: &$2)
        }
        var places: [ChildPlacement] = []
        places.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let entry =
                buffer.entries[index]
                ?? PlacementBuffer.Entry(
                    position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
            let childSize = child.engine.size(entry.proposal)
            places.append(
                ChildPlacement(
                    origin: CGPoint(
                        x: finite(entry.position.x - entry.anchor.x * childSize.width),
                        y: finite(entry.position.y - entry.anchor.y * childSize.height)),
                    size: childSize, proposal: entry.proposal, isShown: entry.isShown))
        }
        if placements.count > 2 { placements.removeFirst() }
        placements.append((size, proposal, places))
        return places
    }

    /// A layout's own code may answer anything; what is no length is reported and counts as none.
    private func sane(_ length: CGFloat) -> CGFloat {
        if length >= 0 { return length }
        Diagnostics.report(
            "\(L.self).sizeThatFits gave a length of \(length), taken as 0: a length is a number and not negative")
        return 0
    }

    private func finite(_ coordinate: CGFloat) -> CGFloat {
        if coordinate.isFinite { return coordinate }
        Diagnostics.report(
            "\(L.self).placeSubviews placed a view at \(coordinate), taken as 0: a place has to be finite")
        return 0
    }
}

/// A layout that sets no guides but those of its views.
protocol GuidePassingLayout: Layout {}

extension HStackLayout: GuidePassingLayout {}
extension VStackLayout: GuidePassingLayout {}
extension ZStackLayout: GuidePassingLayout {}

extension HorizontalAlignment {
    init(_ key: AlignmentKey) {
        self.key = key
    }
}

extension VerticalAlignment {
    init(_ key: AlignmentKey) {
        self.key = key
    }
}
