import SwiftUI

struct Sighting: Identifiable, Hashable {
    let id = UUID()
    var species: String
    var place: String
    var date: Date
    var count: Int
}

enum Grouping: String, CaseIterable {
    case place = "Place", species = "Species"

    func key(for sighting: Sighting) -> String {
        switch self {
        case .place: sighting.place
        case .species: sighting.species
        }
    }
}

struct SightingGroup: Identifiable {
    let title: String
    let sightings: [Sighting]
    var id: String { title }
    var total: Int { sightings.reduce(0) { $0 + $1.count } }
}

struct BirdList: View {
    @State private var sightings: [Sighting] = [
        Sighting(species: "Crane", place: "Wet meadow", date: Date.now - 3_600, count: 14),
        Sighting(species: "Hoopoe", place: "Orchard", date: Date.now - 90_000, count: 1),
        Sighting(species: "Bielik", place: "Lake", date: Date.now - 200_000, count: 2),
        Sighting(species: "Crane", place: "Lake", date: Date.now - 400_000, count: 5)
    ]
    @State private var grouping = Grouping.place
    @State private var query = ""
    @State private var editing: Sighting?

    private var groups: [SightingGroup] {
        let matching = sightings.filter { query.isEmpty || $0.species.localizedCaseInsensitiveContains(query) }
        return Dictionary(grouping: matching, by: grouping.key(for:))
            .map { SightingGroup(title: $0.key, sightings: $0.value.sorted { $0.date > $1.date }) }
            .sorted { $0.title < $1.title }
    }

    var body: some View {
        NavigationStack {
            List {
                Picker("Group by", selection: $grouping) {
                    ForEach(Grouping.allCases, id: \.self) { Text($0.rawValue) }
                }
                ForEach(groups) { group in
                    Section {
                        ForEach(group.sightings) { row($0) }
                    } header: {
                        Text(group.title).badge(group.total)
                    }
                }
            }
            .searchable(text: $query)
            .searchSuggestions {
                ForEach(Array(Set(sightings.map(\.species))).sorted(), id: \.self) { species in
                    Text(species).searchCompletion(species)
                }
            }
            .navigationTitle("Bird log")
            .sheet(item: $editing) { sighting in
                SightingEditor(sighting: sighting) { save($0) }
            }
        }
    }

    private func row(_ sighting: Sighting) -> some View {
        Button {
            editing = sighting
        } label: {
            LabeledContent("\(sighting.count) × \(sighting.species)") {
                Text(sighting.date, format: .dateTime.day().month(.abbreviated))
            }
        }
        .buttonStyle(.plain)
    }

    private func save(_ sighting: Sighting) {
        guard let index = sightings.firstIndex(where: { $0.id == sighting.id }) else { return }
        sightings[index] = sighting
    }
}

struct SightingEditor: View {
    @State var sighting: Sighting
    let onSave: (Sighting) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Species", text: $sighting.species)
                TextField("Place", text: $sighting.place)
                Stepper("Count: \(sighting.count)", value: $sighting.count, in: 1...500)
                DatePicker("Seen", selection: $sighting.date)
            }
            .formStyle(.grouped)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(sighting)
                        dismiss()
                    }
                }
            }
        }
    }
}

@main
struct BirdLogApp: App {
    var body: some Scene {
        WindowGroup { BirdList() }
    }
}
