import CoreGraphics
import ViewValues

/// The cells of a grid by rows and columns.
struct GridCells {
    struct Cell {
        /// Of its subview, from 0.
        let index: Int
        let row: Int
        let columns: Range<Int>
        /// Where in its place it lies, if it says so itself.
        let anchor: UnitPoint?
        /// The axes along which it has no say in the size of its column and its row.
        let unsized: Axis.Set
    }

    private(set) var cells: [Cell] = []
    private var columnAlignments: [HorizontalAlignment] = []
    private var rowAlignments: [VerticalAlignment] = []
    private let alignment: Alignment
    /// Before each column and each row; 0 before the first.
    private var columnGaps: [CGFloat] = []
    private var rowGaps: [CGFloat] = []

    init(
        _ subviews: LayoutSubviews, _ alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
    ) {
        self.alignment = alignment
        var wholeRows: [Int] = []
        var row = -1
        var column = 0
        var current: AnyObject?
        var chosen: [Int: HorizontalAlignment] = [:]
        for index in 0..<subviews.count {
            let traits = GridTraits(subviews[subviews.startIndex + index])
            if traits.row == nil || traits.row?.identity !== current {
                row += 1
                column = 0
                rowAlignments.append(traits.row?.alignment ?? alignment.vertical)
            }
            current = traits.row?.identity
            if traits.row == nil { wholeRows.append(cells.count) }
            let span = max(traits.columns, 1)
            if let own = traits.columnAlignment { chosen[column] = own }
            cells.append(
                Cell(
                    index: index, row: row, columns: column..<column + span, anchor: traits.anchor,
                    unsized: traits.unsized))
            column += span
        }
        var count = 0
        for cell in cells { count = max(count, cell.columns.upperBound) }
        for place in wholeRows {
            let cell = cells[place]
            cells[place] = Cell(
                index: cell.index, row: cell.row, columns: 0..<count, anchor: cell.anchor, unsized: cell.unsized)
        }
        for column in 0..<count { columnAlignments.append(chosen[column] ?? alignment.horizontal) }
        measureGaps(subviews, horizontalSpacing, verticalSpacing)
    }

    /// The default distance between two columns or rows is the widest that any two neighbours in them want.
    private mutating func measureGaps(_ subviews: LayoutSubviews, _ horizontal: CGFloat?, _ vertical: CGFloat?) {
        columnGaps = [CGFloat](repeating: horizontal ?? 0, count: columnAlignments.count)
        rowGaps = [CGFloat](repeating: vertical ?? 0, count: rowAlignments.count)
        if !columnGaps.isEmpty { columnGaps[0] = 0 }
        if !rowGaps.isEmpty { rowGaps[0] = 0 }
        if horizontal != nil && vertical != nil { return }
        let spacings = subviews.map(\.spacing)
        for (place, cell) in cells.enumerated() {
            if horizontal == nil, place > 0, cells[place - 1].row == cell.row {
                let gap = spacings[cells[place - 1].index].distance(to: spacings[cell.index], along: .horizontal)
                columnGaps[cell.columns.lowerBound] = max(columnGaps[cell.columns.lowerBound], gap)
            }
            guard vertical == nil, cell.row > 0 else { continue }
            for above in cells where above.row == cell.row - 1 && above.columns.overlaps(cell.columns) {
                let gap = spacings[above.index].distance(to: spacings[cell.index], along: .vertical)
                rowGaps[cell.row] = max(rowGaps[cell.row], gap)
            }
        }
    }

    // MARK: Sizes

    func arranged(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> GridArrangement {
        var widths = GridTracks(count: columnAlignments.count, gaps: columnGaps)
        for cell in cells where !cell.unsized.contains(.horizontal) {
            let subview = subviews[subviews.startIndex + cell.index]
            widths.add(cell.columns) { subview.sizeThatFits(ProposedViewSize(width: $0, height: nil)).width }
        }
        widths.divide(proposal.width)
        var heights = GridTracks(count: rowAlignments.count, gaps: rowGaps)
        for cell in cells where !cell.unsized.contains(.vertical) {
            let subview = subviews[subviews.startIndex + cell.index]
            let width = widths.length(of: cell.columns)
            heights.add(cell.row..<cell.row + 1) {
                subview.sizeThatFits(ProposedViewSize(width: width, height: $0)).height
            }
        }
        heights.divide(proposal.height)
        let proposals = cells.map { cell in
            ProposedViewSize(
                width: widths.length(of: cell.columns), height: heights.length(of: cell.row..<cell.row + 1))
        }
        let dimensions = cells.map { cell in
            subviews[subviews.startIndex + cell.index].dimensions(in: proposals[cell.index])
        }
        let above = baselines(dimensions, heights: &heights)
        var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []
        for cell in cells {
            let size = dimensions[cell.index]
            let box = CGRect(
                x: widths.start(of: cell.columns.lowerBound), y: heights.start(of: cell.row),
                width: widths.length(of: cell.columns), height: heights.length(of: cell.row..<cell.row + 1))
            var origin = CGPoint(
                x: horizontalOrigin(cell, size, box),
                y: box.minY + above[cell.row] - size.value(rowAlignments[cell.row].key))
            if let anchor = cell.anchor {
                origin = CGPoint(
                    x: box.minX + (box.width - size.width) * anchor.x,
                    y: box.minY + (box.height - size.height) * anchor.y)
            }
            places.append((origin, proposals[cell.index]))
        }
        return GridArrangement(size: CGSize(width: widths.total, height: heights.total), places: places)
    }

    private func horizontalOrigin(_ cell: Cell, _ size: ViewDimensions, _ box: CGRect) -> CGFloat {
        let key = cell.columns.count == 1 ? columnAlignments[cell.columns.lowerBound].key : alignment.horizontal.key
        let frame = ViewDimensions.plain(box.size)
        return box.minX + frame.value(key) - size.value(key)
    }

    /// How far below the top of each row the guides of its cells meet; a row grows where they need more than its height.
    private func baselines(_ dimensions: [ViewDimensions], heights: inout GridTracks) -> [CGFloat] {
        var above = [CGFloat](repeating: 0, count: rowAlignments.count)
        var below = above
        for cell in cells where cell.anchor == nil && !cell.unsized.contains(.vertical) {
            let guide = dimensions[cell.index].value(rowAlignments[cell.row].key)
            above[cell.row] = max(above[cell.row], guide)
            below[cell.row] = max(below[cell.row], dimensions[cell.index].height - guide)
        }
        for row in above.indices { heights.grow(row, to: above[row] + below[row]) }
        for row in above.indices {
            // What the row has besides is divided as the alignment has it for a view of no more than that.
            let own = ViewDimensions.plain(
                CGSize(width: 0, height: heights.lengths[row] - above[row] - below[row]))
            above[row] += own.value(rowAlignments[row].key)
        }
        return above
    }
}

/// The columns of a grid, or its rows: how room is divided among them.
struct GridTracks {
    private(set) var lengths: [CGFloat]
    private let gaps: [CGFloat]
    private var sizings: [(tracks: Range<Int>, length: (CGFloat?) -> CGFloat)] = []

    init(count: Int, gaps: [CGFloat]) {
        lengths = [CGFloat](repeating: 0, count: count)
        self.gaps = gaps
    }

    /// A cell across `tracks`, with the length it takes of what it is proposed.
    mutating func add(_ tracks: Range<Int>, _ length: @escaping (CGFloat?) -> CGFloat) {
        sizings.append((tracks, length))
    }

    /// As stacks do it: the least flexible first, each offered an equal share of what is left.
    mutating func divide(_ proposed: CGFloat?) {
        var remaining = proposed.map { $0 - gaps.reduce(0, +) }
        var order = Array(lengths.indices)
        if let proposed, proposed > 0, proposed < .infinity {
            var flexibilities = [CGFloat](repeating: 0, count: lengths.count)
            for track in lengths.indices {
                let flexibility = longest(track, .infinity) - longest(track, 0)
                flexibilities[track] = flexibility.isNaN ? 0 : flexibility
            }
            order.sort { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
        }
        for (place, track) in order.enumerated() {
            let share = remaining.map { max(0, $0 / CGFloat(order.count - place)) }
            lengths[track] = longest(track, share)
            remaining = remaining.map { $0 - lengths[track] }
        }
        for sizing in sizings where sizing.tracks.count > 1 {
            let wanted = sizing.length(proposed.map { share(of: sizing.tracks, $0) })
            let missing = wanted - length(of: sizing.tracks)
            guard missing > 0, missing < .infinity else { continue }
            for track in sizing.tracks { lengths[track] += missing / CGFloat(sizing.tracks.count) }
        }
    }

    /// What cells across several tracks are offered: all that the other tracks leave.
    private func share(of tracks: Range<Int>, _ proposed: CGFloat) -> CGFloat {
        var rest = proposed
        for track in lengths.indices {
            if !tracks.contains(track) { rest -= lengths[track] }
            if track <= tracks.lowerBound || track >= tracks.upperBound { rest -= gaps[track] }
        }
        return max(0, rest)
    }

    private func longest(_ track: Int, _ proposed: CGFloat?) -> CGFloat {
        var length: CGFloat = 0
        for sizing in sizings where sizing.tracks == track..<track + 1 { length = max(length, sizing.length(proposed)) }
        return length
    }

    mutating func grow(_ track: Int, to length: CGFloat) { lengths[track] = max(lengths[track], length) }

    func length(of tracks: Range<Int>) -> CGFloat {
        var length: CGFloat = 0
        for track in tracks { length += lengths[track] + (track == tracks.lowerBound ? 0 : gaps[track]) }
        return length
    }

    func start(of track: Int) -> CGFloat {
        var start: CGFloat = 0
        for before in 0..<track { start += lengths[before] + gaps[before] }
        return start + (track < gaps.count ? gaps[track] : 0)
    }

    var total: CGFloat { length(of: lengths.indices) }
}

extension ViewDimensions {
    /// Those of a view that sets no guides.
    fileprivate static func plain(_ size: CGSize) -> ViewDimensions {
        onMainActor { ViewDimensions(size: size, proposal: ProposedViewSize(size), engine: LeafEngine.filling) }
    }
}
