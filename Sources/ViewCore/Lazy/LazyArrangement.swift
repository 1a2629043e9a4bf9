import CoreGraphics
import ViewValues

/// How a lazy container arranges its views.
package struct LazyArrangement: Equatable {
    /// Along which lines follow one another.
    package var axis: Axis
    /// Between lines, in points.
    package var spacing: CGFloat
    /// Across the lines of a stack.
    package var horizontalAlignment: HorizontalAlignment
    package var verticalAlignment: VerticalAlignment
    /// The columns or rows of a grid. Nil for a stack.
    package var tracks: [LazyTrack]?
    package var pinsHeaders: Bool
    package var pinsFooters: Bool

    package init(
        axis: Axis, spacing: CGFloat, horizontalAlignment: HorizontalAlignment = .center,
        verticalAlignment: VerticalAlignment = .center, tracks: [LazyTrack]? = nil, pinsHeaders: Bool = false,
        pinsFooters: Bool = false
    ) {
        self.axis = axis
        self.spacing = spacing
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.tracks = tracks
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
    }

    func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    func main(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : point.x }

    func size(main: CGFloat, cross: CGFloat) -> CGSize {
        axis == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    func point(main: CGFloat, cross: CGFloat) -> CGPoint {
        axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    }

    func proposal(cross: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
    }

    func cross(_ proposal: ProposedViewSize) -> CGFloat? { axis == .vertical ? proposal.width : proposal.height }
}

/// A column or a row of a grid, as its `GridItem` says.
package struct LazyTrack: Equatable {
    package enum Size: Equatable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat, maximum: CGFloat)
        case adaptive(minimum: CGFloat, maximum: CGFloat)
    }

    package var size: Size
    /// To the next one, in points. Nil for the usual distance.
    package var spacing: CGFloat?
    /// Of the views in their cells, as a point of both. Nil for that of the grid.
    package var alignment: Alignment?

    package init(size: Size, spacing: CGFloat?, alignment: Alignment?) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Tracks as they lie in a room of some length.
struct ResolvedTracks: Equatable {
    struct Track: Equatable {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    var tracks: [Track] = []
    /// From the beginning of the first to the end of the last.
    var total: CGFloat = 0

    /// Fixed tracks take their length; the others share what is left, each within its bounds; an adaptive one becomes as many
    /// as fit. Without a length flexible tracks take their least.
    init(_ items: [LazyTrack], length: CGFloat?, spacing usual: CGFloat) {
        guard !items.isEmpty else { return }
        var rest = length ?? 0
        for (index, item) in items.enumerated() {
            if case .fixed(let fixed) = item.size { rest -= max(0, fixed) }
            if index < items.count - 1 { rest -= item.spacing ?? usual }
        }
        var lengths: [[CGFloat]] = []
        var flexible = items.filter { if case .fixed = $0.size { false } else { true } }.count
        for item in items {
            let share = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
            switch item.size {
            case .fixed(let fixed):
                lengths.append([max(0, fixed)])
            case .flexible(let minimum, let maximum):
                let own = min(max(share, minimum), max(minimum, maximum))
                lengths.append([own])
                rest -= own
                flexible -= 1
            case .adaptive(let minimum, let maximum):
                let gap = item.spacing ?? usual
                let least = max(minimum, 1)
                let fits = ((share + gap) / (least + gap)).rounded(.down)
                let count = min(max(1, fits.isFinite ? Int(fits) : 1), 10_000)
                let own = min(
                    max((share - gap * CGFloat(count - 1)) / CGFloat(count), minimum), max(minimum, maximum))
                lengths.append([CGFloat](repeating: own, count: count))
                rest -= own * CGFloat(count) + gap * CGFloat(count - 1)
                flexible -= 1
            }
        }
        var start: CGFloat = 0
        for (item, parts) in zip(items, lengths) {
            for part in parts {
                tracks.append(Track(start: start, length: part, alignment: item.alignment))
                total = start + part
                start += part + (item.spacing ?? usual)
            }
        }
    }
}
