import ViewCore

/// Takes away what the view is shown in: a sheet, a popover, a pushed view, a window. Read it from the environment and
/// call it.
///
///     @Environment(\.dismiss) private var dismiss
///     ...
///     Button("Done") { dismiss() }
public struct DismissAction: Sendable {
    private let target: DismissTarget?

    /// Does nothing where there is nothing to take away.
    package init() {
        target = nil
    }

    package init(_ target: DismissTarget) {
        self.target = target
    }

    @MainActor @preconcurrency
    public func callAsFunction() { target?.dismiss() }
}

/// What is taken away, as a thing that stays the same while closures change.
package final class DismissTarget: Sendable {
    package let dismiss: @MainActor () -> Void

    package init(_ dismiss: @escaping @MainActor () -> Void) {
        self.dismiss = dismiss
    }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

private struct IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Takes away what the view is shown in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether something presents the view, and `dismiss` would take it away.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// Says to the views below what presents them.
    package mutating func present(_ target: DismissTarget) {
        dismiss = DismissAction(target)
        isPresented = true
    }

    /// Says to the views below what `dismiss` does, though nothing presents them.
    package mutating func dismissing(_ target: DismissTarget) {
        dismiss = DismissAction(target)
    }
}
