import Collections
import Controls
import ViewCore

/// A command of the menu View that shows and hides the sidebar of the front window.
public struct SidebarCommands: Commands {
    public nonisolated init() {}

    public var body: some Commands {
        CommandGroup(after: .sidebar) { SidebarCommand() }
    }
}

private struct SidebarCommand: View {
    @FocusedValue(\.sidebarToggle) private var sidebar

    var body: some View {
        Button(sidebar?.isShown ?? true ? "Hide Sidebar" : "Show Sidebar") { sidebar?.toggle() }
            .keyboardShortcut("s", modifiers: [.control, .command])
            .disabled(sidebar == nil)
    }
}

/// A command of the menu View that shows and hides the inspector of the front window.
public struct InspectorCommands: Commands {
    public nonisolated init() {}

    public var body: some Commands {
        CommandGroup(after: .sidebar) { InspectorCommand() }
    }
}

private struct InspectorCommand: View {
    @FocusedValue(\.inspectorToggle) private var inspector

    var body: some View {
        Button(inspector?.isShown ?? false ? "Hide Inspector" : "Show Inspector") { inspector?.toggle() }
            .keyboardShortcut("i", modifiers: [.control, .command])
            .disabled(inspector == nil)
    }
}
