import SwiftUI

@main
struct PlantDiaryApp: App {
  var body: some Scene {
    WindowGroup {
      GardenView(garden: Garden())
    }
  }
}

// MARK: Data

struct Plant: Identifiable, Hashable {
  enum Light: String, CaseIterable, Identifiable {
    case shade = "Shade", indirect = "Indirect", full = "Full sun"
    var id: Self { self }
    var symbol: String {
      switch self {
      case .shade: return "cloud"
      case .indirect: return "cloud.sun"
      case .full: return "sun.max"
      }
    }
  }

  var id = UUID()
  var name: String
  var light: Light
  var everyDays: Int
  var lastWatered: Date

  var nextWatering: Date {
    Calendar.current.date(byAdding: .day, value: everyDays, to: lastWatered) ?? lastWatered
  }

  func isThirsty(at date: Date = .now) -> Bool { nextWatering <= date }
}

@MainActor
final class Garden: ObservableObject {
  @Published var plants: [Plant]

  init() {
    let day: TimeInterval = 86_400
    let now = Date.now
    plants = [
      Plant(name: "Monstera", light: .indirect, everyDays: 7, lastWatered: now - 8 * day),
      Plant(name: "Basil", light: .full, everyDays: 2, lastWatered: now - day),
      Plant(name: "Fern", light: .shade, everyDays: 3, lastWatered: now - 4 * day),
      Plant(name: "Aloe", light: .full, everyDays: 20, lastWatered: now - 5 * day),
    ]
  }

  func water(_ plant: Plant) {
    guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
    plants[index].lastWatered = .now
  }

  func add(_ plant: Plant) {
    plants.insert(plant, at: 0)
  }
}

// MARK: Views

struct GardenView: View {
  @ObservedObject var garden: Garden
  @State private var isAdding = false
  @State private var showsAlert = false

  private var thirsty: [Plant] { garden.plants.filter { $0.isThirsty() } }
  private var happy: [Plant] { garden.plants.filter { !$0.isThirsty() } }

  var body: some View {
    List {
      section("Thirsty", plants: thirsty)
      section("Happy", plants: happy)
    }
    .animation(.default, value: garden.plants)
    .safeAreaInset(edge: .bottom) { bottomBar }
    .sheet(isPresented: $isAdding) {
      PlantEditor { garden.add($0) }
    }
    .alert("Water every thirsty plant?", isPresented: $showsAlert) {
      Button("Water") { thirsty.forEach { garden.water($0) } }
      Button("Not now", role: .cancel) {}
    } message: {
      Text("\(thirsty.count) plants are waiting.")
    }
  }

  @ViewBuilder
  private func section(_ title: LocalizedStringKey, plants: [Plant]) -> some View {
    if !plants.isEmpty {
      Section(title) {
        ForEach(plants) { plant in
          PlantRow(plant: plant) { garden.water(plant) }
        }
      }
    }
  }

  private var bottomBar: some View {
    HStack {
      Button("New plant", systemImage: "plus") { isAdding = true }
        .keyboardShortcut("n")
      Spacer()
      Button("Water all", systemImage: "drop.fill") { showsAlert = true }
        .disabled(thirsty.isEmpty)
    }
    .padding()
    .background(.thinMaterial)
  }
}

struct PlantRow: View {
  let plant: Plant
  var onWater: () -> Void

  var body: some View {
    HStack {
      Image(systemName: plant.light.symbol)
        .frame(width: 32)
        .foregroundStyle(.orange)
      VStack(alignment: .leading) {
        Text(plant.name)
        Text("Next: \(plant.nextWatering, format: .relative(presentation: .named))")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Water", systemImage: "drop", action: onWater)
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    }
  }
}

struct PlantEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var plant = Plant(name: "", light: .indirect, everyDays: 5, lastWatered: .now)
  var onSave: (Plant) -> Void

  var body: some View {
    Form {
      TextField("Name", text: $plant.name)
      Picker("Light", selection: $plant.light) {
        ForEach(Plant.Light.allCases) { light in
          Label(light.rawValue, systemImage: light.symbol)
        }
      }
      Stepper("Every \(plant.everyDays) days", value: $plant.everyDays, in: 1...60)
      DatePicker("Last watered", selection: $plant.lastWatered, in: ...Date.now, displayedComponents: .date)
      Button("Save") {
        onSave(plant)
        dismiss()
      }
      .disabled(plant.name.isEmpty)
    }
    .formStyle(.grouped)
    .frame(minWidth: 300, minHeight: 260)
  }
}
