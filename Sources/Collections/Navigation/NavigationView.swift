import ViewCore

/// Screens that are opened from one another; with several views, columns side by side.
@available(macOS, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content> {
    let content: Content
}

extension NavigationView: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View { NavigationColumns(content: content) }
}

private struct NavigationColumns<Content: View>: View {
    let content: Content
    @Environment(\.navigationViewStyleKind) private var style

    var body: some View {
        Group(subviews: content) { views in
            if views.count < 2 || style == .stack {
                NavigationStack { views.first }
            } else if views.count == 2 {
                NavigationSplitView {
                    views[0]
                } detail: {
                    views[1]
                }
            } else {
                NavigationSplitView {
                    views[0]
                } content: {
                    views[1]
                } detail: {
                    views[2]
                }
            }
        }
    }
}

/// How a `NavigationView` looks.
public protocol NavigationViewStyle {
    var _kind: _NavigationViewStyleKind { get }
}

public enum _NavigationViewStyleKind: Sendable {
    case automatic
    case stack
    case columns
}

/// One screen at a time where there is one view, columns where there are several.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _NavigationViewStyleKind { .automatic }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _NavigationViewStyleKind { .stack }
}

/// Columns side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    nonisolated init() {}
    public var _kind: _NavigationViewStyleKind { .columns }
}

/// Columns side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    public nonisolated init() {}
    public var _kind: _NavigationViewStyleKind { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationViewStyleKey: EnvironmentKey {
    static var defaultValue: _NavigationViewStyleKind { .automatic }
}

extension EnvironmentValues {
    var navigationViewStyleKind: _NavigationViewStyleKind {
        get { self[NavigationViewStyleKey.self] }
        set { self[NavigationViewStyleKey.self] = newValue }
    }
}

extension View {
    /// The style of the navigation views in this view.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewStyleKind, style._kind)
    }
}
