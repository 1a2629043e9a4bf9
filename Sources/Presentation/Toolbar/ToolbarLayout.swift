import CoreGraphics
import ViewCore

/// What a view is in a window's toolbar.
enum ToolbarPart: Equatable {
    case leading
    case center(ObjectIdentifier)
    case trailing(ObjectIdentifier)
    /// What shows the items for which there is no room.
    case overflow
}

extension ToolbarPart: LayoutValueKey {
    static var defaultValue: ToolbarPart { .leading }
}

/// The items of a toolbar for which there is no room, as it was last laid out.
@MainActor
final class ToolbarOverflow {
    fileprivate(set) var hidden: Set<ObjectIdentifier> = []

    nonisolated init() {}
}

/// The parts of a bar: what leads with the title, the middle as far as the others leave it there, and the items at the end. Where
/// there is little room the title gives way first, then the items from the last one on, then those in the middle.
struct ToolbarLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData

    let spacing: CGFloat
    let itemSpacing: CGFloat
    let overflow: ToolbarOverflow?

    /// Of the leading part a title keeps so much, in points. Our own choice.
    private static let leastTitle: CGFloat = 40

    private struct Item {
        let view: LayoutSubview
        let id: ObjectIdentifier
        let ideal: CGFloat
        let least: CGFloat
    }

    private struct Parts {
        var leading: LayoutSubview?
        var center: [Item] = []
        var trailing: [Item] = []
        var overflow: LayoutSubview?
    }

    private func parts(_ subviews: Subviews) -> Parts {
        var parts = Parts()
        for view in subviews {
            switch view[ToolbarPart.self] {
            case .leading: parts.leading = view
            case .center(let id): parts.center.append(item(view, id))
            case .trailing(let id): parts.trailing.append(item(view, id))
            case .overflow: parts.overflow = view
            }
        }
        return parts
    }

    /// What stretches can be narrower than it likes, a label is not cut.
    private func item(_ view: LayoutSubview, _ id: ObjectIdentifier) -> Item {
        let ideal = view.sizeThatFits(.unspecified).width
        let most = view.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
        let least = most > ideal + 1 ? view.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width : ideal
        return Item(view: view, id: id, ideal: ideal, least: min(least, ideal))
    }

    private func length(_ items: [Item], _ own: KeyPath<Item, CGFloat>) -> CGFloat {
        var sum = CGFloat(max(0, items.count - 1)) * itemSpacing
        for item in items { sum += item[keyPath: own] }
        return sum
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize(width: spacing * 2, height: 0)
        for view in subviews where view[ToolbarPart.self] != .overflow {
            let own = view.sizeThatFits(.unspecified)
            size.width += own.width
            size.height = max(size.height, own.height)
        }
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = parts(subviews)
        var (center, trailing) = (parts.center, parts.trailing)
        var hidden: [Item] = []
        let start = parts.leading?.sizeThatFits(.unspecified).width ?? 0
        let leastStart = min(
            start, (parts.leading?.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width ?? 0) + Self.leastTitle)
        let overflowWidth = parts.overflow?.sizeThatFits(.unspecified).width ?? 0

        /// What cannot be done without.
        func needed() -> CGFloat {
            var sum = leastStart
            if !center.isEmpty { sum += spacing + length(center, \.least) }
            if !trailing.isEmpty { sum += spacing + length(trailing, \.least) }
            if !hidden.isEmpty { sum += (trailing.isEmpty ? spacing : itemSpacing) + overflowWidth }
            return sum
        }
        while needed() > bounds.width + 0.5 {
            // What stretches, as a field to search in, stays longest.
            if let last = trailing.lastIndex(where: { $0.least == $0.ideal }) ?? trailing.indices.last {
                hidden.append(trailing.remove(at: last))
            } else if let last = center.popLast() {
                hidden.append(last)
            } else {
                break
            }
        }
        record(hidden)
        for item in hidden {
            item.view.place(at: bounds.origin, proposal: .unspecified)
            item.view.hide()
        }
        place(parts, center, trailing, start, hidden.isEmpty ? 0 : overflowWidth, in: bounds)
    }

    private func place(
        _ parts: Parts, _ center: [Item], _ trailing: [Item], _ start: CGFloat, _ overflowWidth: CGFloat,
        in bounds: CGRect
    ) {
        var end = bounds.maxX
        if let view = parts.overflow {
            view.place(
                at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
            if overflowWidth == 0 { view.hide() }
        }
        if overflowWidth > 0 { end -= overflowWidth + itemSpacing }
        let middle = length(center, \.ideal)
        // The title gives way before what stretches does.
        let others =
            (center.isEmpty ? 0 : middle + spacing) + (trailing.isEmpty ? 0 : length(trailing, \.ideal) + spacing)
        let leastStart = parts.leading?.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width ?? 0
        let room = end - bounds.minX
        let startWidth = min(start, max(min(start, leastStart + Self.leastTitle), room - others))
        parts.leading?.place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: startWidth, height: bounds.height))
        let first = bounds.minX + startWidth + spacing
        // What is left over goes to what stretches.
        var left = end - first - (center.isEmpty ? 0 : middle + spacing) - length(trailing, \.least)
        var x = end
        for item in trailing.reversed() {
            let wanted = ProposedViewSize(width: item.least + max(0, left), height: bounds.height)
            let width = item.least == item.ideal ? item.ideal : item.view.sizeThatFits(wanted).width
            left -= width - item.least
            item.view.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .trailing,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x -= width + itemSpacing
        }
        let last = trailing.isEmpty ? end : x + itemSpacing - spacing
        var position = max(first, min(bounds.midX - middle / 2, last - middle))
        for item in center {
            item.view.place(
                at: CGPoint(x: position, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: item.ideal, height: bounds.height))
            position += item.ideal + itemSpacing
        }
    }

    private func record(_ hidden: [Item]) {
        guard let overflow else { return }
        let ids = Set(hidden.map(\.id))
        onMainActor { overflow.hidden = ids }
    }
}

/// Shows the items of a toolbar for which there is no room.
struct ToolbarOverflowButton: View {
    let entries: [ToolbarEntry]
    let overflow: ToolbarOverflow
    @State private var isOpen = false
    @Environment(\.idiom) private var idiom

    var body: some View {
        Button {
            isOpen = true
        } label: {
            Image(systemName: "chevron.forward.2").font(.system(size: 12, weight: .semibold))
        }
        .buttonStyle(ToolbarButtonStyle())
        .accessibilityLabel("More Toolbar Items")
        .popover(isPresented: $isOpen, arrowEdge: .bottom) {
            HStack(spacing: 8) {
                ForEach(entries.filter { overflow.hidden.contains($0.id) }) { ToolbarEntryView(entry: $0) }
            }
            .padding(8)
        }
    }
}
