import CoreGraphics
import Graph
import ViewCore

@MainActor
struct ListRowInsetsTrait: TraitKey {
    static var defaultValue: EdgeInsets? { nil }
}

@MainActor
struct ListRowBackgroundTrait: TraitKey {
    static var defaultValue: AnyView? { nil }
}

/// The link that a row is, by which a column of a split view knows the one that is open. Nil for none.
@MainActor
struct RowLinkTrait: TraitKey {
    static var defaultValue: AnyHashable? { nil }
}

/// What a row of a list that selects opens, where it is a link to a view.
@MainActor
final class RowOpener {
    var open: @MainActor () -> Void = {}
    /// Shows in the next column what it leads to, or no more, as the row is selected by other means than a press. The first
    /// time it gives way to what is shown there.
    var follow: @MainActor (_ isChosen: Bool, _ isFirst: Bool) -> Void = { _, _ in }
}

/// Nil for a row that is no link.
@MainActor
struct RowOpenerTrait: TraitKey {
    static var defaultValue: RowOpener? { nil }
}

/// Opens what a row leads to when it is selected.
@MainActor
struct RowOpening {
    let opener: Attribute<RowOpener?>
    let isChosen: Attribute<Bool>
    let canBeChosen: @MainActor () -> Bool

    private final class Last {
        var isChosen: Bool?
    }

    func make(_ inputs: _ViewInputs) {
        let (opener, isChosen, canBeChosen) = (opener, isChosen, canBeChosen)
        let tree = inputs.tree
        let last = Last()
        let watcher = inputs.attribute(
            Computed {
                guard let opener = opener.value else { return }
                let now = canBeChosen() && isChosen.value
                if !now, last.isChosen == nil { last.isChosen = false }
                guard now != last.isChosen ?? false else { return }
                tree.queueAction("selection") {
                    guard now != last.isChosen ?? false else { return }
                    opener.follow(now, last.isChosen == nil)
                    last.isChosen = now
                }
            })
        Graph.makeEffect(watcher.id, .observer, isDue: true)
    }
}

/// Where a row is in an outline.
struct OutlinePlace {
    /// How many rows it lies within.
    let depth: Int
    /// Whether the rows that belong to it are shown. Nil where none can.
    let isOpen: Binding<Bool>?
}

/// Nil for a row of no outline.
@MainActor
struct OutlinePlaceTrait: TraitKey {
    static var defaultValue: OutlinePlace? { nil }
}

/// Whether lines are drawn above and below a row.
struct ListSeparatorVisibility: Equatable, Sendable {
    var top = Visibility.automatic
    var bottom = Visibility.automatic
}

@MainActor
struct ListRowSeparatorTrait: TraitKey {
    static var defaultValue: ListSeparatorVisibility { ListSeparatorVisibility() }
}

/// The colours of the lines above and below a row. Nil for the usual one.
struct ListSeparatorTint: Equatable, Sendable {
    var top: Color?
    var bottom: Color?
}

@MainActor
struct ListRowSeparatorTintTrait: TraitKey {
    static var defaultValue: ListSeparatorTint { ListSeparatorTint() }
}

@MainActor
struct SelectionDisabledTrait: TraitKey {
    static var defaultValue: Bool { false }
}

@MainActor
struct BadgeTrait: TraitKey {
    static var defaultValue: Text? { nil }
}

extension View {
    /// The distances between a row's content and its edges in a list, in points; nil for the usual ones.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier<ListRowInsetsTrait>(value: insets))
    }

    /// What is behind the view as a row of a list; nil for what is usual.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(TraitModifier<ListRowBackgroundTrait>(value: view.map { AnyView($0) }))
    }

    /// Whether lines are drawn between the view as a row of a list and its neighbours.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            TraitModifier<ListRowSeparatorTrait>(
                value: ListSeparatorVisibility(
                    top: edges.contains(.top) ? visibility : .automatic,
                    bottom: edges.contains(.bottom) ? visibility : .automatic)))
    }

    /// The colour of the lines between the view as a row of a list and its neighbours; nil for the usual one.
    public nonisolated func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            TraitModifier<ListRowSeparatorTintTrait>(
                value: ListSeparatorTint(
                    top: edges.contains(.top) ? color : nil, bottom: edges.contains(.bottom) ? color : nil)))
    }

    /// Whether the view as a row of a list cannot be selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
    }

    /// A number at the end of the view as a row of a list; 0 for none.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(TraitModifier<BadgeTrait>(value: count == 0 ? nil : Text(verbatim: "\(count)")))
    }

    /// A text at the end of the view as a row of a list; nil for none.
    public nonisolated func badge(_ label: Text?) -> some View {
        modifier(TraitModifier<BadgeTrait>(value: label))
    }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(TraitModifier<BadgeTrait>(value: key.map { Text($0) }))
    }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(TraitModifier<BadgeTrait>(value: label.map { Text($0) }))
    }
}
