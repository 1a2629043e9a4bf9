import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers
import ViewCore
import ViewTesting

/// Copying, cutting and pasting by keys, in views that say what.
@MainActor
@Suite("Commands of the clipboard", .serialized)
struct ClipboardCommandTests {
    @MainActor
    private final class Log {
        var values = ["a", "b"]
        var pasted: [String] = []
        var providers: [NSItemProvider] = []
    }

    private let log = Log()

    private func clipboard() -> String? {
        var text: String?
        Installed.clipboard.read { text = $0 }
        return text
    }

    private func window(_ change: (AnyView) -> some View) -> TestWindow {
        let window = TestWindow { change(AnyView(Color.red.focusable())) }
        window.key("tab")
        return window
    }

    /// Documented: the command asks for the values while the view, or one in it, has the focus.
    @Test func whatIsCopiedAndCutIsOnTheClipboard() {
        let log = log
        let view = window { view in
            view.copyable(log.values).cuttable(for: String.self) {
                defer { log.values = [] }
                return log.values
            }
        }
        Installed.clipboard.write("before")
        #expect(view.key("c", .command) && clipboard() == "a\nb" && log.values.count == 2)
        Installed.clipboard.write("before")
        #expect(view.key("x", .control) && clipboard() == "a\nb" && log.values.isEmpty)
        // With nothing to copy the key is left to others.
        #expect(!view.key("c", .command))
    }

    /// Documented: the action gets the values that the validator returned.
    @Test func whatIsPastedIsValidated() {
        let log = log
        let view = window { view in
            view.pasteDestination(for: String.self) {
                log.pasted += $0
            } validator: {
                $0.filter { $0 != "bad" }
            }
        }
        Installed.clipboard.write("good")
        view.key("v", .command)
        #expect(log.pasted == ["good"])
        Installed.clipboard.write("bad")
        view.key("v", .command)
        #expect(log.pasted == ["good"])
    }

    @Test func providersAreCopiedAndPasted() async throws {
        let log = log
        let view = window { view in
            view.onPasteCommand(of: [.plainText]) { log.providers = $0 }
        }
        Installed.clipboard.write("text")
        view.key("v", .command)
        let provider = try #require(log.providers.first)
        let text: String? = await withCheckedContinuation { waiting in
            provider.loadObject(ofClass: String.self) { text, _ in waiting.resume(returning: text) }
        }
        #expect(text == "text")
        log.providers = []
        let other = window { view in
            view.onPasteCommand(of: [.image]) { log.providers = $0 }
        }
        other.key("v", .command)
        #expect(log.providers.isEmpty)
    }
}
