import Controls
import Graph
import ViewCore

/// Who opens and closes windows for the views of a window, or for the app. Only the main actor looks into it.
final class WindowOpener: @unchecked Sendable {
    weak var session: AppSession?
    /// The window that asks. Nil for the app.
    weak var window: HostedWindow?
}

/// Opens windows. Read it from the environment and call it.
///
///     @Environment(\.openWindow) private var openWindow
///     ...
///     Button("Log") { openWindow(id: "log") }
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    let opener: WindowOpener?

    /// Opens a window of the scene with a name, or brings the only one to the front.
    public func callAsFunction(id: String) { opener?.session?.openWindow(id: id, value: nil) }

    /// Opens a window about a value, or brings the one that is about it to the front.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        opener?.session?.openWindow(id: nil, value: AnyHashable(value))
    }

    /// Opens a window of the scene with a name about a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        opener?.session?.openWindow(id: id, value: AnyHashable(value))
    }
}

/// Closes windows.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    let opener: WindowOpener?

    /// Closes the window that the view is in.
    public func callAsFunction() {
        if let opener, let window = opener.window { opener.session?.close(window) }
    }

    /// Closes the windows of the scene with a name.
    public func callAsFunction(id: String) { opener?.session?.closeWindows(id: id, value: nil) }

    /// Closes the window about a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        opener?.session?.closeWindows(id: nil, value: AnyHashable(value))
    }

    /// Closes the window of the scene with a name about a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        opener?.session?.closeWindows(id: id, value: AnyHashable(value))
    }
}

/// Opens the window with the app's settings.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    let opener: WindowOpener?

    public func callAsFunction() { opener?.session?.openSettings() }
}

private struct WindowOpenerKey: EnvironmentKey {
    static var defaultValue: WindowOpener? { nil }
}

extension EnvironmentValues {
    var windowOpener: WindowOpener? {
        get { self[WindowOpenerKey.self] }
        set { self[WindowOpenerKey.self] = newValue }
    }

    /// Opens windows.
    public var openWindow: OpenWindowAction { OpenWindowAction(opener: windowOpener) }

    /// Closes windows.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(opener: windowOpener) }

    /// Opens the window with the app's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(opener: windowOpener) }

    /// Whether an app may have several windows. It may.
    public var supportsMultipleWindows: Bool { windowOpener != nil }
}

/// A button that opens the app's settings.
public struct SettingsLink<Label> {
    let label: Label
    @Environment(\.openSettings) private var openSettings

    nonisolated init(ofLabel label: Label) { self.label = label }
}

extension SettingsLink: View where Label: View {
    public nonisolated init(@ViewBuilder label: () -> Label) { self.init(ofLabel: label()) }

    public var body: some View {
        let openSettings = openSettings
        return Button(action: { openSettings() }, label: { label })
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    public nonisolated init() { self.init(ofLabel: DefaultSettingsLinkLabel()) }
}

/// What a link to the settings says by itself.
public struct DefaultSettingsLinkLabel: View {
    nonisolated init() {}

    public var body: some View { Text(verbatim: "Settings\u{2026}") }
}
