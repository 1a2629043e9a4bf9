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
            .searchPresentationToolbarBehavior(.avoidHidingContent)
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

#Preview { EditsChoreList().previewInterfaceOrientation(.landscapeLeft) }
#Preview("One line") {
    @Previewable @State var chores: [EditsChore] = []; EditsSectionedChores(chores: $chores)
}

struct EditsTableRows: View {
    @State private var chores: [EditsChore] = []
    @State private var selection: EditsChore.ID?
    @State private var order = [KeyPathComparator(\EditsChore.name)]
    var showsExtra = false

    var body: some View {
        Table(of: EditsChore.self, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Done") { Text($0.isDone ? "yes" : "no") }
        } rows: {
            if showsExtra {
                TableRow(EditsChore(id: UUID(), name: "extra"))
            } else {
                TableRow(EditsChore(id: UUID(), name: "other"))
            }
            Section("Chores") {
                ForEach(chores) { chore in
                    TableRow(chore)
                        .contextMenu { Button("Remove") { chores.removeAll { $0.id == chore.id } } }
                        .draggable(chore.name)
                }
            }
        }
        .onChange(of: order) { _, new in chores.sort(using: new) }
        Table(of: EditsChore.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(chores)
        }
    }
}

struct EditsPages: View {
    @Environment(\.sizeCategory) private var sizeCategory
    @State private var isShown = false

    var body: some View {
        TabView {
            Label("One", systemImage: "1.circle").labelIconToTitleSpacing(4)
            Label("Two", systemImage: "2.circle").labelReservedIconWidth(30)
            Button(role: .close) { isShown = false }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .never))
        .opacity(sizeCategory.isAccessibilityCategory || sizeCategory > .large ? 0.5 : 1)
        .gesture(TapGesture().onEnded { isShown = true }, name: "tap")
        .sheet(isPresented: $isShown) {
            Text("sheet").presentationBackground { Color.blue }
        }
    }
}
