import Controls
import ViewCore

/// Begins to rename what is shown.
@MainActor @preconcurrency
public struct RenameAction {
    let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// Begins to rename what is shown here. Nil where a program says nothing of that.
    public nonisolated internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button that begins to rename what is shown around it.
public struct RenameButton<Label> {
    @Environment(\.rename) private var rename
}

extension RenameButton where Label == _TitleAndIconLabel {
    public nonisolated init() {}
}

extension RenameButton: View where Label: View {
    public var body: some View {
        Button {
            rename?()
        } label: {
            Controls.Label("Rename", systemImage: "pencil")
        }
        .disabled(rename == nil)
    }
}

extension View {
    /// What a `RenameButton` in this view does.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return environment(\.rename, RenameAction { action() })
    }

    /// A `RenameButton` in this view gives the keyboard to the field that is tied to a focus state.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}
