import Graph
import ViewValues

/// Whether the user edits what a view shows.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// For a moment, as while a row is swiped.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
    /// Whether the user edits what is shown here. Each window has one, and each screen of a navigation stack its own.
    public nonisolated var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Gives what is in it an edit mode of its own.
package struct EditModeScope: ViewModifier {
    @State private var mode = EditMode.inactive

    package nonisolated init() {}

    package func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}
