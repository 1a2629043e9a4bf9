import SwiftUI

struct SortedFile: Identifiable {
    let id = UUID()
    var name: String
    var comment: String?
    var size: Int
}

struct SortedFiles: View {
    @State private var files: [SortedFile] = []
    @State private var order = [
        KeyPathComparator(\SortedFile.name), KeyPathComparator(\SortedFile.size, order: .reverse),
    ]
    @State private var selection: SortedFile.ID?

    var body: some View {
        Table(files, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Title", value: \.name, comparator: .localizedStandard)
            TableColumn("Label", value: \.name, comparator: .localizedStandard) { Label($0.name, systemImage: "doc") }
            TableColumn("Icon", value: \.name) { Image(systemName: $0.name) }
            TableColumn("Size", value: \.size) { Text($0.size, format: .number) }
        }
        .onChange(of: order) { files.sort(using: order) }
        .task {
            files.sort(using: KeyPathComparator(\.name, comparator: .localizedStandard))
            files.sort(using: KeyPathComparator(\.comment))
            _ = ["b", "a"].sorted(using: .localizedStandard)
            _ = ["b", "a"].sorted(using: String.StandardComparator.localizedStandard)
        }
    }
}

/// Links as rows that are selected, as buttons, and in groups that are rows.
struct SelectedLinks: View {
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                ForEach(0..<3) { number in
                    NavigationLink {
                        Text("Detail \(number)")
                    } label: {
                        Label("Row \(number)", systemImage: "star")
                    }
                    .tag(number)
                    .badge(number)
                }
                DisclosureGroup("More") {
                    Text("One")
                    Text("Two")
                }
            }
            .toolbar(removing: .sidebarToggle)
        } detail: {
            NavigationLink("Open") { Text("Opened") }.buttonStyle(.borderedProminent)
        }
    }
}
