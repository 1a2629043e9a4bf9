import CoreGraphics
import Graph
import IdiomData
import ViewCore

@MainActor
struct ListSectionSeparatorTrait: TraitKey {
    static var defaultValue: ListSeparatorVisibility { ListSeparatorVisibility() }
}

@MainActor
struct ListSectionSeparatorTintTrait: TraitKey {
    static var defaultValue: ListSeparatorTint { ListSeparatorTint() }
}

@MainActor
struct ListSectionSpacingTrait: TraitKey {
    static var defaultValue: CGFloat? { nil }
}

/// What of a row depends on whether its section begins or ends with it.
@MainActor
struct ListRowEdge {
    let index: Attribute<Int>?
    let edges: Attribute<SectionEdges>
    let spacing: Attribute<CGFloat>

    struct Look: Equatable {
        var top = Visibility.automatic
        var bottom = Visibility.automatic
        var topTint: Color?
        var bottomTint: Color?
        /// Before the row, in points.
        var space: CGFloat = 0
    }

    /// Whether something was said of the lines of the row's section. It never changes.
    func isAsked(_ traits: Traits) -> Bool {
        traits.attribute(ListSectionSeparatorTrait.self) != nil
            || traits.attribute(ListSectionSeparatorTintTrait.self) != nil
    }

    /// Before the row, in points. Looks at the whole list only where something was said of that.
    func space(_ traits: Traits) -> CGFloat {
        let space = traits.value(ListSectionSpacingTrait.self) ?? spacing.value
        guard let index, space != 0 else { return 0 }
        let place = index.value
        return place > 0 && edges.value.firsts.contains(place) ? space : 0
    }

    func look(_ traits: Traits) -> Look {
        var look = Look()
        look.space = space(traits)
        guard let index else { return look }
        let lines = traits.value(ListSectionSeparatorTrait.self)
        let tints = traits.value(ListSectionSeparatorTintTrait.self)
        let place = index.value
        if edges.value.firsts.contains(place) {
            look.top = lines.top
            look.topTint = tints.top
        }
        if edges.value.lasts.contains(place) {
            look.bottom = lines.bottom
            look.bottomTint = tints.bottom
        }
        return look
    }
}

/// A row of a section of whose lines something was said. Its lines are always there, and only seen or not: where the section
/// begins and ends may become known later than the row.
struct EdgedListRow: View {
    /// Without a line of its own.
    let row: ListRow
    let look: ListRowEdge.Look
    let separator: ListSeparatorVisibility

    var body: some View {
        row
            .overlay(alignment: .top) { line(look.topTint ?? row.separatorTint.top, look.top == .visible) }
            .overlay(alignment: .bottom) { line(look.bottomTint ?? row.separatorTint.bottom, showsBottom) }
            .padding(.top, look.space)
    }

    private var showsBottom: Bool {
        if row.isSelected { return false }
        if look.bottom != .automatic { return look.bottom == .visible }
        guard row.part == .content else { return false }
        return (separator.bottom == .automatic ? row.style.usualSeparator : separator.bottom) == .visible
    }

    private func line(_ tint: Color?, _ isShown: Bool) -> some View {
        ListSeparatorLine(tint: tint, insets: row.insets, isInset: row.style.isInset).opacity(isShown ? 1 : 0)
    }
}

/// A line between rows, beginning where their text does.
struct ListSeparatorLine: View {
    let tint: Color?
    let insets: EdgeInsets?
    let isInset: Bool
    @Environment(\.idiom) private var idiom

    var body: some View {
        let usual = MetricTable.value(isInset ? .listRowHorizontalPadding : .plainListRowPadding, idiom)
        Rectangle()
            .fill(tint ?? Color(system: .separator))
            .frame(height: MetricTable.value(.dividerThickness, idiom))
            .padding(.leading, insets?.leading ?? usual)
            .padding(.trailing, isInset ? insets?.trailing ?? usual : 0)
    }
}

/// How far apart the sections of a list are.
public struct ListSectionSpacing: Sendable {
    let length: CGFloat

    /// As far as is usual: on the desktop, sections follow one another.
    public static let `default` = ListSectionSpacing(length: 0)
    /// As close as is usual on the desktop anyway.
    public static let compact = ListSectionSpacing(length: 0)

    /// So many points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

private struct RowDistanceKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct SectionDistanceKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// Between two rows of a list, in points.
    var listRowDistance: CGFloat {
        get { self[RowDistanceKey.self] }
        set { self[RowDistanceKey.self] = newValue }
    }

    /// Between two sections of a list, in points.
    var listSectionDistance: CGFloat {
        get { self[SectionDistanceKey.self] }
        set { self[SectionDistanceKey.self] = newValue }
    }
}

extension View {
    /// Whether lines are drawn where the section begins and ends that this view is in a list.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            TraitModifier<ListSectionSeparatorTrait>(
                value: ListSeparatorVisibility(
                    top: edges.contains(.top) ? visibility : .automatic,
                    bottom: edges.contains(.bottom) ? visibility : .automatic)))
    }

    /// The colour of the lines where the section begins and ends; nil for the usual one.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            TraitModifier<ListSectionSeparatorTintTrait>(
                value: ListSeparatorTint(
                    top: edges.contains(.top) ? color : nil, bottom: edges.contains(.bottom) ? color : nil)))
    }

    /// The distance between the sections of the lists in this view, or before this section of a list.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        listSectionSpacing(spacing.length)
    }

    /// The distance between the sections of the lists in this view, or before this section of a list, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        let length = spacing.isFinite ? max(0, spacing) : 0
        return environment(\.listSectionDistance, length)
            .modifier(TraitModifier<ListSectionSpacingTrait>(value: length))
    }

    /// The distance between the rows of the lists in this view, in points; nil for the usual one.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowDistance, spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? 0)
    }
}
