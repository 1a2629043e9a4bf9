import ViewCore

/// What happens around the action of each button in a view: an alert goes after it, a menu closes before it.
package final class ActionSurroundings: Sendable {
    package let before: @MainActor () -> Void
    package let after: @MainActor () -> Void

    package init(before: @escaping @MainActor () -> Void = {}, after: @escaping @MainActor () -> Void = {}) {
        self.before = before
        self.after = after
    }
}

private struct ActionSurroundingsKey: EnvironmentKey {
    static var defaultValue: ActionSurroundings? { nil }
}

extension EnvironmentValues {
    /// Nil where a button's action is all that happens.
    package var actionSurroundings: ActionSurroundings? {
        get { self[ActionSurroundingsKey.self] }
        set { self[ActionSurroundingsKey.self] = newValue }
    }
}
