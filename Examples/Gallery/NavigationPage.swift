import SwiftUI

/// Tabs in a window.
struct TabsPage: View {
    @State private var tab = "Weather"

    var body: some View {
        TabView(selection: $tab) {
            Tab("General", systemImage: "gear", value: "General") { Text("General") }
            Tab("Weather", systemImage: "cloud.sun", value: "Weather") {
                VStack(spacing: 8) {
                    Image(systemName: "cloud.sun").font(.largeTitle)
                    Text("14°").font(.title)
                    Text("A light wind from the west").foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            Tab("Tides", systemImage: "drop", value: "Tides") { Text("Tides") }
                .badge(2)
        }
        .padding(16)
        .frame(width: 420, height: 240)
    }
}

/// A sidebar, a list and what was chosen in it.
struct SplitPage: View {
    @State private var place: String? = "Boats"
    @State private var boat: String? = "Kittiwake"

    var body: some View {
        NavigationSplitView {
            List(selection: $place) {
                Label("Boats", systemImage: "flag").tag("Boats")
                Label("Crew", systemImage: "person.2").badge(4).tag("Crew")
                Label("Charts", systemImage: "map").tag("Charts")
            }
            .navigationSplitViewColumnWidth(160)
        } content: {
            List(["Arctic Skua", "Kittiwake", "Razorbill"], id: \.self, selection: $boat) { Text($0) }
                .navigationSplitViewColumnWidth(170)
        } detail: {
            VStack(alignment: .leading, spacing: 8) {
                Text(boat ?? "").font(.largeTitle)
                Text("A sloop of nine metres, built in 1974.").foregroundStyle(.secondary)
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(20)
            .navigationTitle(boat ?? "Boats")
        }
        .frame(width: 660, height: 320)
    }
}

/// A stack with one page pushed on it.
struct StackPage: View {
    @State private var path = ["Kittiwake"]

    var body: some View {
        NavigationStack(path: $path) {
            List(["Arctic Skua", "Kittiwake", "Razorbill"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("Boats")
                .navigationDestination(for: String.self) { boat in
                    Form {
                        LabeledContent("Kind", value: "Sloop")
                        LabeledContent("Length", value: "9.2 m")
                        NavigationLink("Logbook", value: "Logbook")
                    }
                    .formStyle(.grouped)
                    .navigationTitle(boat)
                }
        }
        .frame(width: 380, height: 260)
    }
}

/// The same before anything was chosen.
struct LinksPage: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Arctic Skua") { Text("A ketch") }
                NavigationLink {
                    Text("A sloop")
                } label: {
                    Label("Kittiwake", systemImage: "flag")
                }
                NavigationLink("Razorbill") { Text("A cutter") }.disabled(true)
            }
            .navigationTitle("Boats")
        }
        .frame(width: 300, height: 180)
    }
}

#Preview("Tabs") { TabsPage() }
#Preview("Split view") { SplitPage() }
#Preview("Stack") { StackPage() }
#Preview("Links") { LinksPage() }
