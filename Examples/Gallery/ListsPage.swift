import SwiftUI

/// Lists in their styles, with sections, selection and outlines.
struct ListsPage: View {
    @State private var place: String? = "Inbox"
    @State private var picked: Set<String> = ["Kittiwake", "Razorbill"]
    @State private var isOpen = true

    var body: some View {
        HStack(spacing: 0) {
            List(selection: $place) {
                Section("Mail") {
                    Label("Inbox", systemImage: "tray").badge(12).tag("Inbox")
                    Label("Drafts", systemImage: "doc").badge(1).tag("Drafts")
                    Label("Sent", systemImage: "paperplane").tag("Sent")
                    Label("Archive", systemImage: "archivebox").tag("Archive")
                }
                Section("Folders") {
                    DisclosureGroup(isExpanded: $isOpen) {
                        Label("Harbour", systemImage: "folder").tag("Harbour")
                        Label("Winter repairs", systemImage: "folder").tag("Repairs")
                    } label: {
                        Label("Boats", systemImage: "folder")
                    }
                    Label("Receipts", systemImage: "folder").tag("Receipts")
                }
            }
            .listStyle(.sidebar)
            .frame(width: 190)
            Divider()
            List(selection: $picked) {
                ForEach(["Guillemot", "Kittiwake", "Puffin", "Razorbill", "Shag", "Tern"], id: \.self) { bird in
                    HStack {
                        VStack(alignment: .leading) {
                            Text(bird)
                            Text("Seen on Tuesday").font(.caption).foregroundStyle(.secondary)
                        }
                        Spacer()
                        Image(systemName: bird == "Puffin" ? "star.fill" : "star").foregroundStyle(.yellow)
                    }
                }
            }
            .listStyle(.plain)
            .frame(width: 190)
            Divider()
            VStack(spacing: 0) {
                List {
                    Section {
                        ForEach(1..<5) { Text("Buoy \($0)") }
                    } header: {
                        Text("Inset")
                    } footer: {
                        Text("Lights are counted at night.")
                    }
                }
                .listStyle(.inset)
                Divider()
                List {
                    ForEach(1..<6) { Text("Pier \($0)") }
                }
                .listStyle(.bordered(alternatesRowBackgrounds: true))
                .padding(12)
            }
            .frame(width: 200)
        }
        .frame(height: 400)
    }
}

#Preview("Lists") { ListsPage() }
