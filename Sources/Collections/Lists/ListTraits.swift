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
