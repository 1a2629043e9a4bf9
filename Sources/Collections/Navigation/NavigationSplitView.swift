import CoreGraphics
import Graph
import IdiomData
import ViewCore

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private enum Kind: String, Codable, Sendable {
        case automatic
        case all
        case doubleColumn
        case detailOnly
    }

    private let kind: Kind

    public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }
    public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
    /// The last two of three columns.
    public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
    public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }

    var showsSidebar: Bool { kind == .all || kind == .automatic }
    var showsContent: Bool { kind != .detailOnly }
}

/// Two or three columns, in which what is selected in one decides what the next shows.
public struct NavigationSplitView<Sidebar, Content, Detail> {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let hasContent: Bool
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, sidebar: sidebar(), content: content(), detail: detail(), hasContent: true)
    }

    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail(), hasContent: true)
    }

    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.init(
            visibility: nil, sidebar: sidebar(), content: EmptyView(), detail: detail(), hasContent: false)
    }

    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(
            visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail(),
            hasContent: false)
    }

    /// `preferredCompactColumn` says which column is on top where there is room for one; on a desktop there is for all.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }

    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: content, detail: detail)
    }

    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }

    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(columnVisibility: columnVisibility, sidebar: sidebar, detail: detail)
    }

    public var body: some View {
        SplitColumns(
            visibility: visibility, sidebar: sidebar, content: content, detail: detail, hasContent: hasContent)
    }
}

/// The columns side by side, with lines between them that can be moved.
private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let hasContent: Bool
    @State private var sidebarWidth: CGFloat?
    @State private var contentWidth: CGFloat?
    /// How wide the columns are where what is in them asks for more. Nil before they were laid out.
    @State private var sidebarExtent: CGFloat?
    @State private var contentExtent: CGFloat?
    @State private var sidebarLimits: ColumnWidth?
    @State private var contentLimits: ColumnWidth?
    @State private var sidebarLinks = ColumnLinks()
    @State private var sidebarOpening: ColumnOpening?
    @State private var contentLinks = ColumnLinks()
    @State private var contentOpening: ColumnOpening?
    /// Where the program does not keep it.
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @Environment(\.idiom) private var idiom

    private func width(_ own: CGFloat?, _ limits: ColumnWidth?, _ usual: MetricName) -> CGFloat {
        let wanted = own ?? limits?.ideal ?? MetricTable.value(usual, idiom)
        return min(max(wanted, limits?.minimum ?? 80), limits?.maximum ?? .infinity)
    }

    var body: some View {
        let visibility = visibility ?? $ownVisibility
        let shown = visibility.wrappedValue
        let first = width(sidebarWidth, sidebarLimits, .sidebarWidth)
        let second = width(contentWidth, contentLimits, .splitContentWidth)
        let hasSidebar = shown.showsSidebar || !hasContent && shown.showsContent
        let _ = sidebarLinks.opening = $sidebarOpening
        let _ = contentLinks.opening = $contentOpening
        let firstExtent = max(first, sidebarExtent ?? 0)
        let secondExtent = max(second, contentExtent ?? 0)
        let contentStart = hasSidebar ? firstExtent + 1 : 0
        let leading = contentStart + (hasContent && shown.showsContent ? secondExtent + 1 : 0)
        ZStack(alignment: .leading) {
            Color.clear
            HStack(spacing: 0) {
                if hasSidebar {
                    sidebar
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .environment(\.isInSidebar, true)
                        .environment(\.columnLinks, sidebarLinks)
                        .environment(\.openColumnLink, sidebarOpening?.id)
                        .onPreferenceChange(ColumnWidthKey.self) { sidebarLimits = $0 }
                        .transformPreference(ColumnWidthKey.self) { $0 = nil }
                        .modifier(ColumnExtent(width: first) { sidebarExtent = $0 })
                        .background { SidebarBackground() }
                    ColumnDivider(width: firstExtent) { sidebarWidth = $0 }
                }
            }
        }
        // What the detail likes is not known before the columns say what they show: a window opens at its usual width.
        .frame(
            idealWidth: max(leading + MetricTable.value(.splitDetailWidth, idiom), HostedWindow.fallbackSize.width)
        )
        .overlayPreferenceValue(NavigationDestinationsKey.self, alignment: .leading) { destinations in
            if hasContent && shown.showsContent {
                HStack(spacing: 0) {
                    contentColumn(destinations).modifier(ColumnExtent(width: second) { contentExtent = $0 })
                    ColumnDivider(width: secondExtent) { contentWidth = $0 }
                }
                .padding(.leading, contentStart)
            }
        }
        .overlayPreferenceValue(NavigationDestinationsKey.self) { destinations in
            detailColumn(destinations).padding(.leading, leading)
        }
        .transformPreference(NavigationDestinationsKey.self) { $0 = NavigationDestinations() }
        .transformPreference(PresentedScreenCountKey.self) { $0 = 0 }
        .modifier(ContainerBackgroundGround(.navigationSplitView))
        .focusedSceneValue(
            \.sidebarToggle,
            ColumnToggle(isShown: hasSidebar) {
                withAnimation {
                    visibility.wrappedValue = hasSidebar ? (hasContent ? .doubleColumn : .detailOnly) : .all
                }
            })
    }

    private func contentColumn(_ destinations: NavigationDestinations) -> some View {
        Group {
            if let screen = sidebarLinks.shown(sidebarOpening, column: 0, destinations) {
                screen.view.id(screen.id)
            } else {
                content.environment(\.columnArrival, sidebarOpening?.arrival)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.columnLinks, contentLinks)
        .environment(\.openColumnLink, contentOpening?.id)
        .transformPreference(NavigationDestinationsKey.self) { own in
            for index in own.presented.indices { own.presented[index].column = 1 }
        }
        .onPreferenceChange(ColumnWidthKey.self) { contentLimits = $0 }
        .transformPreference(ColumnWidthKey.self) { $0 = nil }
    }

    @ViewBuilder private func detailColumn(_ destinations: NavigationDestinations) -> some View {
        let links = hasContent ? contentLinks : sidebarLinks
        let opening = hasContent ? contentOpening : sidebarOpening
        if let screen = links.shown(opening, column: hasContent ? 1 : 0, destinations) {
            StackScreens(path: nil, root: screen.view, destinations: destinations).id(screen.id)
        } else {
            StackScreens(
                path: nil, root: detail.environment(\.columnArrival, opening?.arrival), destinations: destinations,
                offered: opening?.arrival)
        }
    }
}

/// Makes a column as wide as it is to be, or as what is in it cannot do without, and tells how wide it is then.
private struct ColumnExtent: ViewModifier {
    let width: CGFloat
    let tell: (CGFloat) -> Void

    func body(content: Content) -> some View {
        ColumnExtentLayout(width: width) { content }
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: tell)
    }
}

private struct ColumnExtentLayout: Layout {
    let width: CGFloat

    private func size(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        let wanted = ProposedViewSize(width: width, height: proposal.height)
        let size = subviews.first?.sizeThatFits(wanted) ?? .zero
        return CGSize(width: max(width, size.width), height: size.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        size(proposal, subviews)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

private struct SidebarBackground: View {
    var body: some View {
        Rectangle().fill(Color.primary.opacity(0.04))
    }
}

/// The line between two columns, which can be taken to make the one before it wider.
private struct ColumnDivider: View {
    let width: CGFloat
    let resize: (CGFloat) -> Void
    @State private var start: CGFloat?

    var body: some View {
        Rectangle()
            .fill(Color(system: .separator))
            .frame(width: 1)
            .overlay {
                Color.clear
                    .frame(width: 9)
                    .contentShape(Rectangle())
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .onChanged { value in
                                let from = start ?? width
                                if start == nil { start = from }
                                resize(from + value.translation.width)
                            }
                            .onEnded { _ in start = nil })
            }
    }
}

/// How wide a column likes to be, in points.
struct ColumnWidth: Equatable, Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
}

struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = nextValue() ?? value }
}

extension View {
    /// The width of the column of a split view that this view is, in points.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    /// The bounds of the width of the column of a split view that this view is, in points; nil for the usual ones.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }
}
