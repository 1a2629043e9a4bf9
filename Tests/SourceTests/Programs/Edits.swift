import SwiftUI

// Lists that are edited, with sections, badges and tints as apps set them.

struct EditsChore: Identifiable, Hashable {
    let id: UUID
    var name: String
    var isDone = false
}

struct EditsChoreList: View {
    @State private var chores: [EditsChore] = []
    @State private var selection: Set<EditsChore.ID> = []
    @State private var editMode: EditMode = .inactive
    @Environment(\.editMode) private var surroundingMode

    var body: some View {
        NavigationStack {
            List($chores, editActions: .all, selection: $selection) { $chore in
                Toggle(chore.name, isOn: $chore.isDone)
            }
            .navigationTitle("Chores")
            .toolbar {
                ToolbarItem(placement: .primaryAction) { EditButton() }
            }
            .environment(\.editMode, $editMode)
        }
        .onChange(of: editMode.isEditing) { _, isEditing in
            if !isEditing { selection.removeAll() }
        }
    }

    private var isEditing: Bool { surroundingMode?.wrappedValue == .active }
}

struct EditsSectionedChores: View {
    @Binding var chores: [EditsChore]

    var body: some View {
        List {
            Section("Today") {
                ForEach($chores, editActions: [.delete, .move]) { $chore in
                    TextField("Name", text: $chore.name)
                        .badge(3)
                        .moveDisabled(chore.isDone)
                }
            }
            .headerProminence(.increased)
            .listSectionSeparator(.hidden, edges: .bottom)
            .listSectionSeparatorTint(.red)
            Section {
                Label("Groceries", systemImage: "cart").listItemTint(.green)
                Label("Garden", systemImage: "leaf").listItemTint(.fixed(.orange))
                Label("Letters", systemImage: "envelope").listItemTint(.monochrome)
            }
            .listSectionSpacing(.compact)
        }
        .listSectionSpacing(24)
        .listRowSpacing(8)
        .badgeProminence(.decreased)
        .listStyle(.sidebar)
    }
}

struct EditsNamedChores: View {
    @Binding var names: [String]

    var body: some View {
        List($names, id: \.self, editActions: .delete) { $name in
            Text(name).deleteDisabled(name.isEmpty)
        }
    }
}

struct EditsChoreTable: View {
    let chores: [EditsChore]

    var body: some View {
        VStack {
            Table(chores) {
                TableColumn("Name", value: \.name)
            }
            .tableStyle(.bordered(alternatesRowBackgrounds: true))
            .tableColumnHeaders(.hidden)
            Table(chores) {
                TableColumn("Name", value: \.name)
            }
            .tableStyle(.inset)
        }
    }
}

struct EditsMailTag: Identifiable, Hashable {
    var id: String { name }
    let name: String
}

enum EditsMailScope: String, CaseIterable, Identifiable {
    case inbox
    case archive

    var id: Self { self }
}

struct EditsMailSearch: View {
    @State private var text = ""
    @State private var tags: [EditsMailTag] = []
    @State private var suggested: [EditsMailTag] = [EditsMailTag(name: "work")]
    @State private var scope = EditsMailScope.inbox
    @State private var isPresented = false
    @FocusState private var isSearching: Bool

    var body: some View {
        NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
            List {
                Text("one")
            }
            .searchable(text: $text, tokens: $tags, suggestedTokens: $suggested, prompt: "Search mail") { tag in
                Label(tag.name, systemImage: "tag")
            }
            .searchScopes($scope, activation: .onSearchPresentation) {
                ForEach(EditsMailScope.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            .searchFocused($isSearching)
        } detail: {
            Text("two")
                .searchable(
                    text: $text, tokens: $tags, isPresented: $isPresented, placement: .toolbar, prompt: Text("Find")
                ) { tag in
                    Text(tag.name)
                }
                .searchScopes($scope) {
                    Text("In").tag(EditsMailScope.inbox)
                    Text("Out").tag(EditsMailScope.archive)
                }
                .searchSuggestions(.hidden, for: .content)
            Text("three")
                .searchable(text: $text, editableTokens: $tags) { $tag in
                    Text(tag.name)
                }
        }
        .navigationSplitViewStyle(.balanced)
    }
}

#Preview { EditsChoreList() }
#Preview("One line") {
    @Previewable @State var chores: [EditsChore] = []; EditsSectionedChores(chores: $chores)
}
