import CoreGraphics
import Graph
import ViewCore

/// What can be done with a row that is moved to the side.
struct SwipeActionList {
    var leading: AnyView?
    var trailing: AnyView?
}

@MainActor
struct SwipeActionsTrait: TraitKey {
    static var defaultValue: SwipeActionList { SwipeActionList() }
}

/// Adds actions at one edge of a row.
struct SwipeActionsModifier {
    let edge: HorizontalEdge
    let actions: AnyView
}

extension SwipeActionsModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }

    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let modifier = modifier.attribute
        return body(inputs).mapped(inputs) { element in
            let before = element.traits.attribute(SwipeActionsTrait.self)
            let actions = Attribute(
                rule: Computed {
                    var list = before?.value ?? SwipeActionList()
                    let own = modifier.value
                    if own.edge == .leading { list.leading = own.actions } else { list.trailing = own.actions }
                    return list
                }, in: element.subgraph)
            return element.with(traits: element.traits.setting(SwipeActionsTrait.self, to: actions))
        }
    }
}

extension View {
    /// Actions that a row of a list shows when it is moved to the side: on the desktop by two fingers or a wheel turned
    /// sideways.
    ///
    /// `allowsFullSwipe` means nothing here: a row shows its actions and none is run by the movement alone.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, actions: AnyView(content())))
    }
}

/// At which edge a row shows its actions.
enum SwipeReveal {
    case none
    case leading
    case trailing
}

/// The actions of a row, as it shows them: the first at the edge of the row.
struct SwipedActions: View {
    let actions: AnyView
    let edge: HorizontalEdge
    let close: () -> Void

    var body: some View {
        SwipedActionsLayout(edge: edge) { actions }
            .buttonStyle(SwipeActionButtonStyle())
            .simultaneousGesture(TapGesture().onEnded { close() })
    }
}

/// Actions side by side, the first at an edge, all as high as there is room.
private struct SwipedActionsLayout: Layout {
    let edge: HorizontalEdge

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for view in subviews {
            let own = view.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height))
            size.width += own.width
            size.height = max(size.height, own.height)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var reached: CGFloat = 0
        for view in subviews {
            let width = view.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
            let x = edge == .leading ? bounds.minX + reached : bounds.maxX - reached - width
            view.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            reached += width
        }
    }
}

/// A row, moved aside by as much as the actions at one of its edges need.
struct SwipedRowLayout: Layout {
    let reveal: SwipeReveal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let row = subviews.first else { return }
        var way: CGFloat = 0
        if subviews.count > 1 {
            let actions = subviews[1]
            let wanted = ProposedViewSize(width: nil, height: bounds.height)
            let width = actions.sizeThatFits(wanted).width
            way = reveal == .leading ? width : -width
            actions.place(
                at: CGPoint(x: reveal == .leading ? bounds.minX : bounds.maxX - width, y: bounds.minY), proposal: wanted
            )
        }
        row.place(at: CGPoint(x: bounds.minX + way, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
    }
}

/// A coloured field as high as the row.
private struct SwipeActionButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .frame(minWidth: 48, maxHeight: .infinity)
            .background {
                if configuration.role == .destructive {
                    Rectangle().fill(Color.red)
                } else {
                    Rectangle().fill(.tint)
                }
            }
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

/// Moves a row to the side.
@MainActor
final class RowSwipe {
    let reveal: Attribute<SwipeReveal>
    private weak var tree: ViewGraph?
    private var way: CGFloat = 0

    /// So many points sideways show the actions, or hide them again. A guess.
    private static let threshold: CGFloat = 30

    init(_ inputs: _ViewInputs) {
        reveal = Attribute(input: .none, in: inputs.subgraph)
        tree = inputs.tree
    }

    /// Whether the movement is this row's.
    func move(by distance: CGSize, hasLeading: Bool, hasTrailing: Bool) -> Bool {
        guard reveal.isAlive, abs(distance.width) > abs(distance.height), hasLeading || hasTrailing else {
            return false
        }
        if (way > 0) != (distance.width > 0) { way = 0 }
        way += distance.width
        guard abs(way) >= Self.threshold else { return true }
        let now = reveal.peeked
        let next: SwipeReveal =
            switch (now, way > 0) {
            case (.trailing, true), (.leading, false): .none
            case (.none, true): hasLeading ? .leading : .none
            case (.none, false): hasTrailing ? .trailing : .none
            default: now
            }
        way = 0
        show(next)
        return true
    }

    func show(_ next: SwipeReveal) {
        let reveal = reveal
        tree?.enqueue(Transaction(animation: .easeOut(duration: 0.2))) { if reveal.isAlive { reveal.set(next) } }
    }
}
