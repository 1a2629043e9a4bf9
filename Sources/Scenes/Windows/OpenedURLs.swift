import Foundation
import ViewCore

/// The views of a window that take the addresses that the app is asked to open.
@MainActor
final class OpenedURLs {
    fileprivate var receivers: [URLReceiver] = []

    var isWanted: Bool { !receivers.isEmpty }

    func deliver(_ url: URL) {
        for receiver in receivers { receiver.action?(url) }
    }
}

/// One view that takes them. The object stays, its action is that of the last body.
@MainActor
private final class URLReceiver {
    var action: ((URL) -> Void)?

    nonisolated init() {}
}

private struct OpenedURLsKey: EnvironmentKey {
    static var defaultValue: OpenedURLs? { nil }
}

extension EnvironmentValues {
    /// Of the window. Nil outside of one.
    var openedURLs: OpenedURLs? {
        get { self[OpenedURLsKey.self] }
        set { self[OpenedURLsKey.self] = newValue }
    }
}

private struct OpenURLModifier {
    let action: (URL) -> Void
    @State private var receiver = URLReceiver()
    @Environment(\.openedURLs) private var opened

    init(action: @escaping (URL) -> Void) {
        self.action = action
    }
}

extension OpenURLModifier: ViewModifier {
    func body(content: Content) -> some View {
        let _ = receiver.action = action
        content
            .onAppear { opened?.receivers.append(receiver) }
            .onDisappear { opened?.receivers.removeAll { $0 === receiver } }
    }
}

extension View {
    /// Runs an action with each address that the app is asked to open: those that stand among the arguments it is started with,
    /// as a desktop file with `%u` puts them there.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
