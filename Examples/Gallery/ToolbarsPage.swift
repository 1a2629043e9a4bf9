import SwiftUI

/// A window with a toolbar, a title and a search field.
struct ToolbarsPage: View {
    @State private var query = ""
    @State private var mode = "List"

    var body: some View {
        NavigationStack {
            List(["Arctic Skua", "Kittiwake", "Little Auk", "Razorbill"], id: \.self) { boat in
                Label(boat, systemImage: "flag")
            }
            .navigationTitle("Boats")
            .searchable(text: $query, prompt: "Search boats")
            .toolbar {
                ToolbarItemGroup(placement: .navigation) {
                    Button("Back", systemImage: "chevron.left") {}
                    Button("Forward", systemImage: "chevron.right") {}.disabled(true)
                }
                ToolbarItem(placement: .principal) {
                    Picker("View", selection: $mode) {
                        Text("List").tag("List")
                        Text("Map").tag("Map")
                    }
                    .pickerStyle(.segmented)
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") {}
                }
                ToolbarItem {
                    Menu("More", systemImage: "ellipsis.circle") { Button("Rename") {} }
                }
                ToolbarItem(placement: .automatic) {
                    Button("Edit") {}
                }
            }
        }
        .frame(width: 560, height: 300)
    }
}

#Preview("Toolbars") { ToolbarsPage() }
