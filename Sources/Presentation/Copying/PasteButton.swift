import Controls
import CoreTransferable
import ViewCore

/// A button that hands a program what is on the clipboard, which is text here.
public struct PasteButton: View {
    private let paste: @MainActor (String) -> Void

    /// Hands over what can be made of the clipboard as values of a type.
    @preconcurrency
    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        paste = { text in
            let item = TransferItem(text)
            guard item.canBecome(T.self) else {
                Diagnostics.report("PasteButton: the text on the clipboard cannot become a \(T.self)")
                return
            }
            [item].hand { (values: [T]) in onPaste(values) }
        }
    }

    public var body: some View {
        Button {
            Installed.clipboard.read { text in if let text { paste(text) } }
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
    }
}
