import SwiftUI

struct GymSet: Identifiable, Codable, Hashable {
    var id = UUID()
    var reps: Int
    var kilograms: Double

    var volume: Double { Double(reps) * kilograms }
}

struct Exercise: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var sets: [GymSet]

    var volume: Double { sets.map(\.volume).reduce(0, +) }
    var best: GymSet? { sets.max { $0.kilograms < $1.kilograms } }
}

/// Stores the log as JSON in user defaults.
struct GymArchive: RawRepresentable, Equatable {
    var exercises: [Exercise] = []

    init(exercises: [Exercise]) {
        self.exercises = exercises
    }

    init?(rawValue: String) {
        guard let data = rawValue.data(using: .utf8),
              let list = try? JSONDecoder().decode([Exercise].self, from: data) else { return nil }
        exercises = list
    }

    var rawValue: String {
        guard let data = try? JSONEncoder().encode(exercises) else { return "[]" }
        return String(decoding: data, as: UTF8.self)
    }

    static let starter = GymArchive(exercises: [
        Exercise(name: "Squat", sets: [GymSet(reps: 5, kilograms: 80), GymSet(reps: 5, kilograms: 85)]),
        Exercise(name: "Row", sets: [GymSet(reps: 8, kilograms: 50)])
    ])
}

struct GymView: View {
    @AppStorage("gym.archive") private var archive = GymArchive.starter
    @State private var newName = ""
    @State private var asksName = false

    private var total: Double { archive.exercises.map(\.volume).reduce(0, +) }

    var body: some View {
        List {
            ForEach($archive.exercises) { $exercise in
                ExerciseSection(exercise: $exercise)
            }
            Section {
                LabeledContent("Total volume") {
                    Text(Measurement(value: total, unit: UnitMass.kilograms), format: .measurement(width: .abbreviated, usage: .asProvided))
                }
            }
        }
        .toolbar {
            Button("Exercise", systemImage: "plus") {
                newName = ""
                asksName = true
            }
        }
        .alert("New exercise", isPresented: $asksName) {
            TextField("Name", text: $newName)
            Button("Add", action: add)
            Button("Cancel", role: .cancel) {}
        }
        .navigationTitle("Gym log")
    }

    private func add() {
        guard !newName.isEmpty else { return }
        archive.exercises.append(Exercise(name: newName, sets: []))
    }
}

struct ExerciseSection: View {
    @Binding var exercise: Exercise

    var body: some View {
        Section {
            ForEach($exercise.sets) { $set in
                SetRow(set: $set)
            }
            .onDelete { exercise.sets.remove(atOffsets: $0) }
            Button("Add set", systemImage: "plus.circle") {
                let last = exercise.sets.last
                exercise.sets.append(GymSet(reps: last?.reps ?? 5, kilograms: last?.kilograms ?? 20))
            }
        } header: {
            HStack {
                Text(exercise.name)
                Spacer()
                if let best = exercise.best {
                    Text("Best \(best.kilograms.formatted()) kg")
                }
            }
        }
    }
}

struct SetRow: View {
    @Binding var set: GymSet

    var body: some View {
        HStack {
            Stepper("\(set.reps) reps", value: $set.reps, in: 1...50)
            Divider()
            TextField("Weight", value: $set.kilograms, format: .number)
                .multilineTextAlignment(.trailing)
                .frame(width: 64)
            Text("kg").foregroundStyle(.secondary)
        }
    }
}

@main
struct GymLogApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { GymView() }
        }
    }
}
