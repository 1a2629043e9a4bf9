import CoreTransferable
import Foundation
import ViewCore

extension ShareLink
where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
    /// Shares something that a program can hand out.
    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(transferring: [item], subject, message, DefaultShareLinkLabel(title: Text("Share\u{2026}")))
    }

    public nonisolated init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(transferring: [item], subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(transferring: [item], subject, message, DefaultShareLinkLabel(title: Text(title)))
    }

    public nonisolated init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(transferring: [item], subject, message, DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink
where
    PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel,
    Data: RandomAccessCollection, Data.Element: Transferable
{
    /// Shares several things that a program can hand out.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(transferring: Array(items), subject, message, DefaultShareLinkLabel(title: Text("Share\u{2026}")))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(transferring: Array(items), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable, Label: View {
    /// Shares something that a program can hand out, with a label of its own.
    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(transferring: [item], subject, message, label())
    }
}

extension ShareLink
where
    PreviewImage: Transferable, PreviewIcon: Transferable, Label: View, Data: RandomAccessCollection,
    Data.Element: Transferable
{
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(transferring: Array(items), subject, message, label())
    }
}

extension ShareLink {
    private nonisolated init<I: Transferable>(
        transferring items: [I], _ subject: Text?, _ message: Text?, _ label: Label
    ) {
        let texts = items.compactMap { ($0 as? any _Shareable)?._sharedText }
        let known = texts.count == items.count
        self.init(
            texts: known ? texts : [], items: known ? [] : items.map { TransferItem($0) },
            address: items.count == 1 ? items[0] as? URL : nil, subject: subject, message: message, label: label)
    }
}

/// What can be done with something that has to be asked for its data.
struct TransferShareItems: View {
    let items: [TransferItem]

    private var isText: Bool { items.allSatisfy { $0.canBecome(String.self) } }

    var body: some View {
        if isText { Button("Copy") { copy() } }
        Button("Save to Downloads") { save() }
    }

    private func copy() {
        let items = items
        Task { @MainActor in
            do {
                var texts: [String] = []
                for item in items { texts.append(try await item.load(String.self)) }
                Installed.clipboard.write(texts.joined(separator: "\n"))
            } catch {
                Diagnostics.report("a text that was to be copied could not be had: \(error)")
            }
        }
    }

    private func save() {
        let items = items
        Task { @MainActor in
            do {
                for item in items { try await SharedFile.save(item) }
            } catch {
                Diagnostics.report("something that was shared could not be saved: \(error)")
            }
        }
    }
}

/// A file of something that is shared.
enum SharedFile {
    /// Writes the best of an item's representations into the user's folder of downloads.
    static func save(_ item: TransferItem) async throws {
        guard let best = item.transfers.first, let export = best.export else { return }
        let data = try await export(item.value)
        let folder = try FileManager.default.url(
            for: .downloadsDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        let ending = best.contentType.preferredFilenameExtension
        var name = best.fileName(item.value) ?? "Shared"
        if let ending, (name as NSString).pathExtension.isEmpty { name += ".\(ending)" }
        try data.write(to: free(name, in: folder))
    }

    /// A name that no file in a folder has: with a number, where there is one.
    static func free(_ name: String, in folder: URL) -> URL {
        let base = ((name as NSString).lastPathComponent as NSString)
        var found = folder.appendingPathComponent(base as String)
        var number = 2
        while FileManager.default.fileExists(atPath: found.path) {
            let ending = base.pathExtension
            let next = "\(base.deletingPathExtension) \(number)" + (ending.isEmpty ? "" : ".\(ending)")
            found = folder.appendingPathComponent(next)
            number += 1
        }
        return found
    }
}
