import ViewCore

/// How tab views look.
public protocol TabViewStyle {
    var _kind: _TabViewStyleKind { get }
}

public enum _TabViewStyleKind: Equatable, Sendable {
    case tabs
    /// With dots where there are so many pages.
    case page(leastDots: Int)
}

public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _TabViewStyleKind { .tabs }
}

/// Pages side by side, with a dot for each.
public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// Whether the dots are shown.
    public struct IndexDisplayMode: Sendable {
        fileprivate enum Kind: Sendable {
            case automatic
            case always
            case never
        }

        fileprivate let kind: Kind

        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        public static let always = IndexDisplayMode(kind: .always)
        public static let never = IndexDisplayMode(kind: .never)
    }

    private let indexDisplayMode: IndexDisplayMode

    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    public var _kind: _TabViewStyleKind {
        switch indexDisplayMode.kind {
        case .automatic: .page(leastDots: 2)
        case .always: .page(leastDots: 1)
        case .never: .page(leastDots: .max)
        }
    }
}

/// Tabs at the top, as the platform has them; on wide screens elsewhere a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _TabViewStyleKind { .tabs }
}

public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _TabViewStyleKind { .tabs }
}

public struct GroupedTabViewStyle: TabViewStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _TabViewStyleKind { .tabs }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

private enum TabViewStyleKey: EnvironmentKey {
    static var defaultValue: _TabViewStyleKind { .tabs }
}

extension EnvironmentValues {
    var tabViewStyleKind: _TabViewStyleKind {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}

extension View {
    /// The style of the tab views in this view.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewStyleKind, style._kind)
    }
}
