import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewValues

extension TransferItem {
    /// As text, which is what clipboards take here. Nil for what is no text.
    fileprivate func text() async -> String? {
        if let text = value as? String { return text }
        if let url = value as? URL { return url.absoluteString }
        for transfer in transfers
        where transfer.contentType.conforms(to: .text) || transfer.contentType.conforms(to: .url) {
            guard let data = try? await transfer.export?(value) else { continue }
            return String(decoding: data, as: UTF8.self)
        }
        return nil
    }
}

extension [TransferItem] {
    /// Puts them on the clipboard, a line each.
    @MainActor
    fileprivate func copy() {
        let plain = compactMap { $0.value as? String }
        if plain.count == count { return Installed.clipboard.write(plain.joined(separator: "\n")) }
        Task { @MainActor in
            var lines: [String] = []
            for item in self {
                if let text = await item.text() { lines.append(text) }
            }
            if lines.isEmpty {
                Diagnostics.report("nothing was copied: none of it can be text, which is what the clipboard takes")
            } else {
                Installed.clipboard.write(lines.joined(separator: "\n"))
            }
        }
    }
}

extension KeyPress {
    /// Whether it is the key of a command of the clipboard.
    fileprivate func isCommand(_ name: String) -> Bool {
        self.name == name && (modifiers == .command || modifiers == .control)
    }
}

extension KeyCommandModifier {
    /// Copies or cuts what the closure gives, if it gives any.
    fileprivate nonisolated static func giving(
        _ key: String, _ items: @escaping () -> [TransferItem]
    ) -> KeyCommandModifier {
        KeyCommandModifier { pressed in
            guard pressed.isCommand(key) else { return nil }
            let items = items()
            return items.isEmpty ? nil : { MainActor.assumeIsolated { items.copy() } }
        }
    }

    /// Hands over what is on the clipboard.
    fileprivate nonisolated static func taking(
        _ take: @escaping @MainActor (TransferItem) -> Void
    ) -> KeyCommandModifier {
        KeyCommandModifier { pressed in
            guard pressed.isCommand("v") else { return nil }
            return {
                MainActor.assumeIsolated {
                    Installed.clipboard.read { text in if let text { take(TransferItem(text)) } }
                }
            }
        }
    }
}

extension View {
    /// What the copy command puts on the clipboard while the keyboard is in the view. With nothing to copy the key is free.
    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(KeyCommandModifier.giving("c") { payload().map { TransferItem($0) } })
    }

    /// What the cut command puts on the clipboard while the keyboard is in the view. The action takes it away from where it
    /// was and returns it.
    public nonisolated func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(KeyCommandModifier.giving("x") { action().map { TransferItem($0) } })
    }

    /// Takes what the paste command finds on the clipboard while the keyboard is in the view. What the validator does not
    /// return is left out.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        nonisolated(unsafe) let action = action
        nonisolated(unsafe) let validator = validator
        return modifier(
            KeyCommandModifier.taking { item in
                guard item.canBecome(T.self) else { return }
                [item].hand { (values: [T]) in
                    let valid = validator(values)
                    if !valid.isEmpty { action(valid) }
                }
            })
    }

    /// What the copy command puts on the clipboard while the keyboard is in the view. Nil leaves the key to others.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(KeyCommandModifier.giving("c") { payloadAction?().map(\.item) ?? [] })
    }

    /// What the cut command puts on the clipboard while the keyboard is in the view. Nil leaves the key to others.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(KeyCommandModifier.giving("x") { payloadAction?().map(\.item) ?? [] })
    }

    /// Takes what the paste command finds on the clipboard while the keyboard is in the view, if it is of one of the types.
    public nonisolated func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Takes what the paste command finds on the clipboard while the keyboard is in the view, if it is of one of the types and
    /// the validator makes something of it.
    public nonisolated func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        nonisolated(unsafe) let action = payloadAction
        nonisolated(unsafe) let validator = validator
        return modifier(
            KeyCommandModifier.taking { item in
                let isTaken = item.transfers.contains { offer in
                    supportedContentTypes.contains { offer.contentType.conforms(to: $0) }
                }
                guard isTaken, let payload = validator([NSItemProvider(item)]) else { return }
                action(payload)
            })
    }
}
