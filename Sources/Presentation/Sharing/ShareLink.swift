import Controls
import CoreTransferable
import Foundation
import ViewCore

/// A control that gives something to others: a menu that copies it, and opens an address or writes a letter with it.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label> {
    let texts: [String]
    /// What is no text by itself.
    let items: [TransferItem]
    let address: URL?
    let subject: Text?
    let message: Text?
    let label: Label

    nonisolated init(
        texts: [String], items: [TransferItem] = [], address: URL?, subject: Text?, message: Text?, label: Label
    ) {
        self.texts = texts
        self.items = items
        self.address = address
        self.subject = subject
        self.message = message
        self.label = label
    }
}

extension ShareLink: View where Label: View {
    public var body: some View {
        Menu {
            if items.isEmpty {
                ShareItems(
                    text: texts.joined(separator: "\n"), address: address, subject: subject, message: message)
            } else {
                TransferShareItems(items: items)
            }
        } label: {
            label
        }
    }
}

private struct ShareItems: View {
    let text: String
    let address: URL?
    let subject: Text?
    let message: Text?
    @Environment(\.openURL) private var openURL
    @Environment(\.locale) private var locale

    var body: some View {
        Button("Copy") { Installed.clipboard.write(text) }
        if let address, !address.isFileURL {
            Button("Open") { openURL(address) }
        }
        Button("Email") {
            if let letter { openURL(letter) }
        }
    }

    private var letter: URL? {
        var parts = URLComponents()
        parts.scheme = "mailto"
        var items: [URLQueryItem] = []
        if let subject { items.append(URLQueryItem(name: "subject", value: words(subject))) }
        let body = [message.map { words($0) }, text].compactMap { $0 }.joined(separator: "\n\n")
        items.append(URLQueryItem(name: "body", value: body))
        parts.queryItems = items
        return parts.url
    }

    private func words(_ text: Text) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        return text.resolvedString(in: environment)
    }
}

/// The label of a share link: a text, or the word for sharing, with a symbol.
public struct DefaultShareLinkLabel {
    let title: Text
}

extension DefaultShareLinkLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// A text or an address, as what a share link takes.
public protocol _Shareable {
    nonisolated var _sharedText: String { get }
}

extension String: _Shareable {
    public nonisolated var _sharedText: String { self }
}

extension URL: _Shareable {
    public nonisolated var _sharedText: String { isFileURL ? path : absoluteString }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Shares a text or an address.
    public nonisolated init<I: _Shareable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(
            sharing: [item], subject, message, label: DefaultShareLinkLabel(title: Text("Share\u{2026}")))
    }

    public nonisolated init<I: _Shareable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: [item], subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: _Shareable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: [item], subject, message, label: DefaultShareLinkLabel(title: Text(title)))
    }

    public nonisolated init<I: _Shareable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: [item], subject, message, label: DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data: RandomAccessCollection,
    Data.Element: _Shareable
{
    /// Shares several texts or addresses.
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(
            sharing: Array(items), subject, message, label: DefaultShareLinkLabel(title: Text("Share\u{2026}")))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(sharing: Array(items), subject, message, label: DefaultShareLinkLabel(title: Text(titleKey)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label: View {
    /// Shares a text or an address, with a label of its own.
    public nonisolated init<I: _Shareable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(sharing: [item], subject, message, label: label())
    }
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Label: View, Data: RandomAccessCollection, Data.Element: _Shareable
{
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(sharing: Array(items), subject, message, label: label())
    }
}

extension ShareLink {
    fileprivate nonisolated init<I: _Shareable>(
        sharing items: [I], _ subject: Text?, _ message: Text?, label: Label
    ) {
        self.init(
            texts: items.map(\._sharedText), address: items.count == 1 ? items[0] as? URL : nil, subject: subject,
            message: message, label: label)
    }
}
