import ViewCore

/// How the columns of a split view lie.
///
/// On a desktop they lie side by side in all of Apple's styles, and none is drawn over another.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The platform's own.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

/// The detail gives room to the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

/// The detail keeps its size where a column may lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let place: Int

    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 0) }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 1) }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 2) }
}

extension View {
    /// Has no effect: columns lie side by side in all styles on a desktop.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
