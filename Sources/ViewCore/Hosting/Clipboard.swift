/// What copies and pastes text.
@MainActor
package protocol Clipboard: AnyObject {
    func write(_ text: String)
    /// Calls back, at once or later, with the text; nil when there is none.
    func read(_ receive: @escaping @MainActor (String?) -> Void)
}

/// A clipboard of this process alone.
@MainActor
package final class MemoryClipboard: Clipboard {
    private var text: String?

    package init() {}

    package func write(_ text: String) { self.text = text }

    package func read(_ receive: @escaping @MainActor (String?) -> Void) { receive(text) }
}

extension Installed {
    /// A host with a desktop puts that one's in place.
    package static var clipboard: any Clipboard = MemoryClipboard()
}
