import ViewCore

/// Has data loaded again.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// What loads the data here again. Nil where nobody said how.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Says how the data in this view is loaded again: views in it find the action in the environment, and command and R
    /// run it while nothing in it does something else with them.
    @preconcurrency
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
            .background {
                Button(action: { Task { await action() } }, label: { EmptyView() })
                    .keyboardShortcut("r", modifiers: .command)
                    .buttonStyle(PlainButtonStyle())
                    .accessibilityHidden(true)
            }
    }
}
