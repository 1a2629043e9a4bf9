import ViewValues

private enum UncoveredKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether the view is not one that a container keeps out of sight for the sake of its state: the view of a tab that
    /// was left, a screen under another. Such a view has disappeared, and its tasks are cancelled.
    package var isUncovered: Bool {
        get { self[UncoveredKey.self] }
        set { self[UncoveredKey.self] = newValue }
    }
}

extension View {
    /// Whether something is shown in place of the view, which stays in the tree.
    package nonisolated func covered(_ isCovered: Bool) -> some View {
        transformEnvironment(\.isUncovered) { if isCovered { $0 = false } }
    }
}
