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

/// The actions of a row, as it shows them.
struct SwipedActions: View {
    let actions: AnyView
    let close: () -> Void

    var body: some View {
        HStack(spacing: 0) { actions }
            .buttonStyle(SwipeActionButtonStyle())
            .simultaneousGesture(TapGesture().onEnded { close() })
            .fixedSize(horizontal: true, vertical: false)
    }
}

/// A coloured field as high as the row.
private struct SwipeActionButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.white)
            .padding(.horizontal, 12)
            .frame(maxHeight: .infinity)
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
