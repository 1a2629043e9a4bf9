import SwiftUI

struct EditorActions: ToolbarContent {
    @Binding var isEditing: Bool
    let save: () -> Void

    var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
        }
        ToolbarItemGroup(placement: .secondaryAction) {
            Button("Save", action: save)
            Menu("More") { Button("Duplicate") {} }
        }
    }
}

struct NamedActions: CustomizableToolbarContent {
    var body: some CustomizableToolbarContent {
        ToolbarItem(id: "add") { Button("Add") {} }
        ToolbarItem(id: "share", placement: .primaryAction, showsByDefault: false) { Button("Share") {} }
    }
}

struct EditorScreen: View {
    @State private var isEditing = false
    @State private var name = "Draft"
    @State private var showsExtra = true

    var body: some View {
        Text("Editor")
            .navigationTitle($name)
            .navigationSubtitle("Saved")
            .toolbar {
                EditorActions(isEditing: $isEditing) { name = "Saved" }
                if showsExtra {
                    ToolbarItem(placement: .navigation) { Button("Back") {} }
                } else {
                    ToolbarItem(placement: .status) { Text("Nothing") }
                }
                if isEditing {
                    ToolbarItem { Toggle("Wrap", isOn: $showsExtra) }
                }
                if #available(macOS 15, *) {
                    ToolbarSpacer(.fixed)
                }
            }
            .toolbar(id: "editor") { NamedActions() }
            .toolbar { Button("Plain") {} }
            .toolbar {
                Button("One") {}
                Spacer()
                Button("Two") {}
            }
            .toolbar(isEditing ? .hidden : .visible, for: .windowToolbar)
            .toolbarBackground(Color.blue, for: .windowToolbar)
            .toolbarBackground(.visible, for: .automatic)
            .toolbar(removing: .title)
            .toolbarRole(.editor)
    }
}

struct TitledScreen: View {
    let name: String

    var body: some View {
        Group {
            Text("a").navigationTitle(name)
            Text("b").navigationTitle("Title \(name)")
            Text("c").navigationTitle(Text("Title"))
            Text("d").navigationTitle(name.prefix(3))
        }
    }
}
