import CoreGraphics
import ViewValues

/// How a stack divides the room along its axis, once for both axes.
///
/// What is proposed is divided among the children in the order of their layout priority, and among children of the same
/// priority in the order of their flexibility, the least flexible first: each is offered an equal share of what is left.
/// Room for the smallest sizes of lower priorities is set aside first. Where nothing is proposed across the axis, the children
/// are given the extent of the whole stack when they are placed, so that one that stretches is as long as the longest. A guess:
/// it is what makes views of the same width or height by `fixedSize` possible.
struct StackAlgorithm {
    let axis: Axis
    /// Nil for the default distances between each two.
    let spacing: CGFloat?

    struct Cache {
        /// Before each child, in points; 0 before the first.
        var gaps: [CGFloat]
        var priorities: [Double]
        /// The groups of equal priority, highest first, each with the indices of its children.
        var groups: [[Int]]
        var sized: (proposal: ProposedViewSize, children: [ProposedViewSize], sizes: [CGSize])?
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        var gaps = [CGFloat](repeating: 0, count: subviews.count)
        if subviews.count > 1 {
            var before = spacing == nil ? subviews[subviews.startIndex].spacing : nil
            for index in 1..<subviews.count {
                if let spacing {
                    gaps[index] = spacing
                } else {
                    let next = subviews[subviews.startIndex + index].spacing
                    gaps[index] = before!.distance(to: next, along: axis)
                    before = next
                }
            }
        }
        let priorities = subviews.map(\.priority)
        var groups: [[Int]] = []
        if priorities.allSatisfy({ $0 == priorities.first }) {
            groups = [Array(0..<subviews.count)]
        } else {
            for priority in Set(priorities).sorted(by: >) {
                groups.append((0..<subviews.count).filter { priorities[$0] == priority })
            }
        }
        return Cache(gaps: gaps, priorities: priorities, groups: groups)
    }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

    private func proposal(_ main: CGFloat?, _ other: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: main, height: other) : ProposedViewSize(width: other, height: main)
    }

    /// What each child is proposed, and the size it then takes.
    func sizes(
        _ proposed: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> (children: [ProposedViewSize], sizes: [CGSize]) {
        if let sized = cache.sized, sized.proposal == proposed { return (sized.children, sized.sizes) }
        let main = axis == .horizontal ? proposed.width : proposed.height
        let other = axis == .horizontal ? proposed.height : proposed.width
        let start = subviews.startIndex
        var children = [ProposedViewSize](repeating: proposal(main, other), count: subviews.count)
        var sizes = [CGSize](repeating: .zero, count: subviews.count)
        if let main, subviews.count > 0 {
            divide(main, other, subviews, cache, &children, &sizes)
        } else {
            for index in 0..<subviews.count { sizes[index] = subviews[start + index].sizeThatFits(children[index]) }
        }
        cache.sized = (proposed, children, sizes)
        return (children, sizes)
    }

    private func divide(
        _ main: CGFloat, _ other: CGFloat?, _ subviews: LayoutSubviews, _ cache: Cache,
        _ children: inout [ProposedViewSize], _ sizes: inout [CGSize]
    ) {
        let start = subviews.startIndex
        var remaining = main - cache.gaps.reduce(0, +)
        // What the lower priorities cannot do without.
        var reserved = [CGFloat](repeating: 0, count: cache.groups.count)
        for group in cache.groups.indices.dropFirst() {
            for index in cache.groups[group] {
                reserved[group] += length(of: subviews[start + index], proposed: 0, other)
            }
        }
        var below = reserved.reduce(0, +)
        for (position, group) in cache.groups.enumerated() {
            below -= reserved[position]
            var available = remaining - below
            var left = group.count
            // With nothing or everything to give, each gets the same whatever the order.
            let isPlain = main <= 0 || main == .infinity
            for index in isPlain ? group : inOrderOfFlexibility(group, other, subviews) {
                let share = proposal(max(0, available / CGFloat(left)), other)
                let size = subviews[start + index].sizeThatFits(share)
                children[index] = share
                sizes[index] = size
                let length = along(size)
                // Of what has no end nothing is taken away.
                if available.isFinite { available -= length }
                if remaining.isFinite { remaining -= length }
                left -= 1
            }
        }
    }

    /// The least flexible first; those that are alike in their own order.
    private func inOrderOfFlexibility(_ group: [Int], _ other: CGFloat?, _ subviews: LayoutSubviews) -> [Int] {
        if group.count == 1 { return group }
        let start = subviews.startIndex
        var flexibilities: [(flexibility: CGFloat, index: Int)] = []
        flexibilities.reserveCapacity(group.count)
        var isSorted = true
        for index in group {
            let subview = subviews[start + index]
            let most = length(of: subview, proposed: .infinity, other)
            let least = length(of: subview, proposed: 0, other)
            let flexibility = most - least
            if let last = flexibilities.last, last.flexibility > flexibility { isSorted = false }
            flexibilities.append((flexibility.isNaN ? 0 : flexibility, index))
        }
        if isSorted { return group }
        return flexibilities.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }.map(\.index)
    }

    /// The least or the greatest length of a view, asked for without the other dimension where that has no say in it.
    private func length(of subview: LayoutSubview, proposed main: CGFloat, _ other: CGFloat?) -> CGFloat {
        along(subview.sizeThatFits(proposal(main, subview.lengthDependsOnOther(axis) ? other : nil)))
    }

    // MARK: The two questions a layout is asked

    func sizeThatFits(
        _ proposed: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache, alignment: AlignmentKey
    ) -> CGSize {
        let (children, sizes) = sizes(proposed, subviews, &cache)
        let main = sizes.reduce(cache.gaps.reduce(0, +)) { $0 + along($1) }
        let range = crossRange(subviews, children, sizes, alignment)
        let cross = subviews.isEmpty ? 0 : range.upper - range.lower
        return axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    func place(
        _ bounds: CGRect, _ proposed: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache,
        alignment: AlignmentKey
    ) {
        let (children, sizes) = sizes(proposed, subviews, &cache)
        let range = crossRange(subviews, children, sizes, alignment)
        let extent = givenExtent(bounds, proposed)
        var main = axis == .horizontal ? bounds.minX : bounds.minY
        for index in 0..<subviews.count {
            main += cache.gaps[index]
            let subview = subviews[subviews.startIndex + index]
            let given = extent.map { proposal(length(children[index]), $0) } ?? children[index]
            let guide = subview.dimensions(in: given).value(alignment)
            let cross = (axis == .horizontal ? bounds.minY : bounds.minX) + shift(range.lower, guide)
            subview.place(
                at: axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main), proposal: given)
            main += along(sizes[index])
        }
    }

    /// What children are given across the axis in place of nothing. Nil where something was proposed.
    private func givenExtent(_ bounds: CGRect, _ proposed: ProposedViewSize) -> CGFloat? {
        guard (axis == .horizontal ? proposed.height : proposed.width) == nil else { return nil }
        let extent = axis == .horizontal ? bounds.height : bounds.width
        return extent.isFinite ? extent : nil
    }

    private func length(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.width : proposal.height
    }

    /// The extent across the axis when all guides lie at 0.
    private func crossRange(
        _ subviews: LayoutSubviews, _ children: [ProposedViewSize], _ sizes: [CGSize], _ alignment: AlignmentKey
    ) -> (lower: CGFloat, upper: CGFloat) {
        var lower = CGFloat.infinity
        var upper = -CGFloat.infinity
        for index in 0..<subviews.count {
            let guide = subviews[subviews.startIndex + index].dimensions(in: children[index]).value(alignment)
            let extent = axis == .horizontal ? sizes[index].height : sizes[index].width
            lower = min(lower, -guide)
            // A length without end has no end beyond its guide either, wherever that is.
            upper = max(upper, extent.isFinite ? extent - guide : .infinity)
        }
        return (lower, upper)
    }

    /// Where a view lies across the axis whose guide is at `guide`, in a stack that begins at `lower` when guides lie at 0.
    private func shift(_ lower: CGFloat, _ guide: CGFloat) -> CGFloat {
        lower.isFinite && guide.isFinite ? -lower - guide : 0
    }

    /// A guide that the stack does not set itself is taken from the children that do: the first baseline is that of the
    /// uppermost, the last that of the lowest, any other the mean.
    func explicitAlignment(
        _ key: AlignmentKey, _ bounds: CGRect, _ proposed: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Cache, alignment: AlignmentKey
    ) -> CGFloat? {
        let (children, sizes) = sizes(proposed, subviews, &cache)
        let range = crossRange(subviews, children, sizes, alignment)
        let extent = givenExtent(bounds, proposed)
        var values: [CGFloat] = []
        var main = axis == .horizontal ? bounds.minX : bounds.minY
        for index in 0..<subviews.count {
            main += cache.gaps[index]
            let given = extent.map { proposal(length(children[index]), $0) } ?? children[index]
            let dimensions = subviews[subviews.startIndex + index].dimensions(in: given)
            if let value = dimensions.explicit(key) {
                let cross =
                    (axis == .horizontal ? bounds.minY : bounds.minX)
                    + shift(range.lower, dimensions.value(alignment))
                let isAlong = key.isVertical == (axis == .vertical)
                values.append(value + (isAlong ? main : cross))
            }
            main += along(sizes[index])
        }
        return GuideCombination.combine(key, values)
    }
}

/// How the guides of several views become that of their container.
enum GuideCombination {
    static func combine(_ key: AlignmentKey, _ values: [CGFloat]) -> CGFloat? {
        if values.isEmpty { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
