import CGTKLoader
import Scenes

/// The desktop's clipboard.
@MainActor
final class GTKClipboard: Clipboard {
    private let gtk: UnsafePointer<GessoGTKInterface>

    init(_ gtk: UnsafePointer<GessoGTKInterface>) {
        self.gtk = gtk
    }

    func write(_ text: String) { gtk.pointee.set_clipboard(text) }

    func read(_ receive: @escaping @MainActor (String?) -> Void) {
        gtk.pointee.read_clipboard(
            { user, text in
                guard let user else { return }
                let text = text.map { String(cString: $0) }
                let receiver = Unmanaged<ClipboardReceiver>.fromOpaque(user).takeRetainedValue()
                MainActor.assumeIsolated { receiver.receive(text) }
            }, Unmanaged.passRetained(ClipboardReceiver(receive)).toOpaque())
    }
}

/// Who waits for the clipboard's text.
private final class ClipboardReceiver: Sendable {
    let receive: @MainActor (String?) -> Void

    init(_ receive: @escaping @MainActor (String?) -> Void) {
        self.receive = receive
    }
}
