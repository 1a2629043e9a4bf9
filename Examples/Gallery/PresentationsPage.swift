import SwiftUI

/// A page with something shown over it.
struct PresentationsPage: View {
    /// What is open.
    enum Shown: String, CaseIterable {
        case sheet, alert, confirmation, popover
    }

    let shown: Shown
    @State private var isOpen: Bool
    @State private var name = "Kittiwake"

    init(_ shown: Shown, isOpen: Bool = true) {
        self.shown = shown
        _isOpen = State(initialValue: isOpen)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Logbook").font(.title2.bold())
            ForEach(1..<5) { day in
                HStack {
                    Text("Day \(day)").frame(width: 60, alignment: .leading)
                    Text("Wind from the west, sea slight, visibility good").foregroundStyle(.secondary)
                }
            }
            Spacer()
            HStack {
                Button("Export…") {}
                Spacer()
                Button("Show") { isOpen = true }
                    .popover(isPresented: binding(.popover), arrowEdge: .top) { popover }
            }
        }
        .padding(20)
        .frame(width: 420, height: 300)
        .sheet(isPresented: binding(.sheet)) { sheet }
        .alert("Delete the logbook?", isPresented: binding(.alert)) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Four days of entries will be gone. This cannot be undone.")
        }
        .confirmationDialog("Export as", isPresented: binding(.confirmation), titleVisibility: .visible) {
            Button("PDF") {}
            Button("Plain text") {}
            Button("Cancel", role: .cancel) {}
        }
    }

    private func binding(_ one: Shown) -> Binding<Bool> {
        Binding(get: { isOpen && shown == one }, set: { isOpen = $0 })
    }

    private var sheet: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Rename the boat").font(.headline)
            TextField("Name", text: $name)
            HStack {
                Spacer()
                Button("Cancel", role: .cancel) { isOpen = false }
                Button("Rename") { isOpen = false }.keyboardShortcut(.defaultAction)
            }
        }
        .padding(20)
        .frame(width: 280)
    }

    private var popover: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Share the logbook").font(.headline)
            Toggle("With positions", isOn: .constant(true))
            Toggle("With pictures", isOn: .constant(false))
        }
        .padding(14)
    }
}

/// What can be shown over a page, to choose from and to open.
struct PresentationsChoice: View {
    @State private var shown = PresentationsPage.Shown.sheet

    var body: some View {
        VStack(spacing: 0) {
            Picker("Kind", selection: $shown) {
                ForEach(PresentationsPage.Shown.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .fixedSize()
            .padding(.top, 20)
            PresentationsPage(shown, isOpen: false)
            MenusPage()
        }
    }
}

/// A form in a sheet, whose buttons are those of its toolbar.
struct SheetFormPage: View {
    @State private var name = "Kittiwake"
    @State private var kind = "Sloop"

    var body: some View {
        Text("Boats")
            .frame(width: 440, height: 320)
            .sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Form {
                        TextField("Name", text: $name)
                        Picker("Kind", selection: $kind) {
                            Text("Sloop").tag("Sloop")
                            Text("Ketch").tag("Ketch")
                        }
                        Toggle("Afloat", isOn: .constant(true))
                    }
                    .formStyle(.grouped)
                    .navigationTitle("New boat")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
                    }
                }
                .frame(width: 340, height: 230)
            }
    }
}

/// Something to press that opens a menu; the pictures of it press.
struct MenusPage: View {
    @State private var sort = "Name"
    @State private var showsHidden = true

    var body: some View {
        VStack {
            Menu("Edit") {
                Button("Cut", systemImage: "scissors") {}.keyboardShortcut("x")
                Button("Copy", systemImage: "doc.on.doc") {}.keyboardShortcut("c")
                Button("Paste", systemImage: "clipboard") {}.disabled(true)
                Divider()
                Toggle("Show hidden", isOn: $showsHidden)
                Picker("Sort by", selection: $sort) {
                    Text("Name").tag("Name")
                    Text("Date").tag("Date")
                }
                .pickerStyle(.inline)
                Menu("Share") { Button("Mail") {} }
                Section("Danger") {
                    Button("Delete…", role: .destructive) {}
                }
            }
            .fixedSize()
            Spacer()
        }
        .padding(20)
        .frame(width: 300, height: 340)
    }
}

#Preview("Sheet") { PresentationsPage(.sheet) }
#Preview("Alert") { PresentationsPage(.alert) }
#Preview("Confirmation") { PresentationsPage(.confirmation) }
#Preview("Popover") { PresentationsPage(.popover) }
#Preview("Form in a sheet") { SheetFormPage() }
#Preview("Choice") { PresentationsChoice() }
#Preview("Menu") { MenusPage() }
