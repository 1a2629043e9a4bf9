import SwiftUI

@main
struct PackingListApp: App {
  var body: some Scene {
    WindowGroup {
      PackingView(trip: .demo)
    }
  }
}

struct PackItem: Identifiable, Hashable {
  var id = UUID()
  var name: String
  var quantity = 1
  var packed = false
}

struct Bag: Identifiable, Hashable {
  var id = UUID()
  var name: String
  var items: [PackItem]

  var progress: Double {
    items.isEmpty ? 0 : Double(items.filter(\.packed).count) / Double(items.count)
  }
}

struct Trip: Hashable {
  var destination: String
  var leaves: Date
  var bags: [Bag]

  static var demo: Trip {
    Trip(
      destination: "Hel Peninsula",
      leaves: Calendar.current.date(byAdding: .day, value: 9, to: .now) ?? .now,
      bags: [
        Bag(name: "Backpack", items: [
          PackItem(name: "Socks", quantity: 6), PackItem(name: "Rain jacket", packed: true), PackItem(name: "Torch"),
        ]),
        Bag(name: "Kitchen box", items: [
          PackItem(name: "Kettle"), PackItem(name: "Buckwheat", quantity: 2), PackItem(name: "Matches"),
        ]),
      ]
    )
  }
}

extension Set {
  subscript(lacks element: Element) -> Bool {
    get { !contains(element) }
    set {
      if newValue {
        remove(element)
      } else {
        insert(element)
      }
    }
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        .foregroundStyle(configuration.isOn ? Color.green : Color.secondary)
        .contentTransition(.symbolEffect(.replace))
      configuration.label
      Spacer(minLength: 0)
    }
    .contentShape(.rect)
    .onTapGesture {
      withAnimation { configuration.isOn.toggle() }
    }
    .accessibilityAddTraits(configuration.isOn ? [.isButton, .isSelected] : .isButton)
  }
}

struct PackingView: View {
  @State var trip: Trip
  @State private var collapsed: Set<Bag.ID> = []
  @State private var hidesPacked = false

  var body: some View {
    List {
      Section {
        LabeledContent("Leaving") {
          Text(trip.leaves, format: .dateTime.weekday().day().month())
        }
        Toggle("Hide packed", isOn: $hidesPacked.animation())
      } header: {
        Text(trip.destination).font(.title.bold())
      }
      ForEach($trip.bags) { $bag in
        bagSection($bag)
      }
    }
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Menu("Add", systemImage: "plus") {
          Button("Bag") { trip.bags.append(Bag(name: "New bag", items: [])) }
          Divider()
          ForEach(trip.bags) { bag in
            Button("Item in \(bag.name)") { addItem(to: bag.id) }
          }
        }
      }
    }
  }

  private func bagSection(_ bag: Binding<Bag>) -> some View {
    Section(isExpanded: $collapsed[lacks: bag.wrappedValue.id]) {
      ForEach(bag.items) { $item in
        if !(hidesPacked && item.packed) {
          ItemRow(item: $item)
        }
      }
      .onDelete { bag.wrappedValue.items.remove(atOffsets: $0) }
    } header: {
      HStack {
        TextField("Bag", text: bag.name)
          .textFieldStyle(.plain)
        ProgressView(value: bag.wrappedValue.progress)
          .frame(width: 80)
      }
    }
  }

  private func addItem(to id: Bag.ID) {
    guard let index = trip.bags.firstIndex(where: { $0.id == id }) else { return }
    trip.bags[index].items.append(PackItem(name: "New item"))
  }
}

struct ItemRow: View {
  @Binding var item: PackItem

  var body: some View {
    HStack {
      Toggle(isOn: $item.packed) {
        Text(item.name).strikethrough(item.packed)
      }
      .toggleStyle(CheckToggleStyle())
      if item.quantity > 1 {
        Text("× \(item.quantity)").foregroundStyle(.secondary)
      }
      Stepper("Quantity", value: $item.quantity, in: 1...20)
        .labelsHidden()
    }
  }
}
