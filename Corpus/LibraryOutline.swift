import SwiftUI

struct Node: Identifiable, Hashable, Sendable {
    let id: String
    let title: String
    var children: [Node]?
    var size: Int64 = 0

    var totalSize: Int64 {
        (children ?? []).reduce(size) { $0 + $1.totalSize }
    }

    var symbol: String {
        children == nil ? "doc.text" : "folder"
    }

    func filtered(by query: String) -> Node? {
        if query.isEmpty || title.localizedStandardContains(query) { return self }
        guard let children else { return nil }
        let kept = children.compactMap { $0.filtered(by: query) }
        return kept.isEmpty ? nil : Node(id: id, title: title, children: kept, size: size)
    }
}

extension Node {
    static func file(_ title: String, _ size: Int64) -> Node {
        Node(id: "file-\(title)", title: title, children: nil, size: size)
    }

    static func folder(_ title: String, _ children: Node...) -> Node {
        Node(id: "folder-\(title)", title: title, children: children)
    }

    static let archive: [Node] = [
        .folder("Field recordings",
                .file("Marsh at dawn.wav", 48_200_000),
                .file("Tram depot.wav", 91_750_000),
                .folder("Rejected", .file("Wind only.wav", 12_000_000))),
        .folder("Письма",
                .file("Анна, 1963.txt", 4_200),
                .file("Без даты.txt", 1_850)),
        .file("Index.pdf", 730_000)
    ]
}

struct NodeLabel: View {
    let node: Node

    var body: some View {
        HStack {
            Label(node.title, systemImage: node.symbol)
            Spacer()
            Text(node.totalSize, format: .byteCount(style: .file))
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

struct OutlineScreen: View {
    @State private var query = ""
    @State private var selection: Node.ID?
    @State private var showsInfo = true

    private var nodes: [Node] {
        Node.archive.compactMap { $0.filtered(by: query) }
    }

    private var selected: Node? {
        selection.flatMap { find($0, in: Node.archive) }
    }

    var body: some View {
        NavigationStack {
            List(nodes, children: \.children, selection: $selection) { node in
                NodeLabel(node: node)
            }
            .navigationTitle("Archive")
            .searchable(text: $query, prompt: Text("Titles"))
            .inspector(isPresented: $showsInfo) {
                info.inspectorColumnWidth(min: 180, ideal: 220, max: 320)
            }
            .toolbar {
                Toggle("Info", systemImage: "info.circle", isOn: $showsInfo)
                    .keyboardShortcut("i", modifiers: .command)
            }
        }
    }

    @ViewBuilder private var info: some View {
        if let selected {
            Form {
                LabeledContent("Title", value: selected.title)
                LabeledContent("Size", value: selected.totalSize, format: .byteCount(style: .file))
                if let children = selected.children {
                    LabeledContent("Items", value: children.count, format: .number)
                }
            }
        } else {
            ContentUnavailableView {
                Label("No selection", systemImage: "cursorarrow.rays")
            } description: {
                Text("Choose a file or a folder.")
            } actions: {
                Button("Hide this panel") { showsInfo = false }
            }
        }
    }

    private func find(_ id: Node.ID, in nodes: [Node]) -> Node? {
        for node in nodes {
            if node.id == id { return node }
            if let match = find(id, in: node.children ?? []) { return match }
        }
        return nil
    }
}

@main
struct LibraryOutlineApp: App {
    var body: some Scene {
        WindowGroup { OutlineScreen() }
    }
}
