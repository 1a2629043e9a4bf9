import SwiftUI

/// A row counter for knitters. Keeps several counters side by side.
@main
struct RowCounterApp: App {
  @State private var basket = Basket()

  var body: some Scene {
    WindowGroup {
      CounterBoard()
        .environment(basket)
    }
  }
}

struct Counter: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var value = 0
  var step = 1
  var hue: Double

  var color: Color { Color(hue: hue, saturation: 0.55, brightness: 0.8) }
}

@MainActor
@Observable
final class Basket {
  var counters: [Counter] = [
    Counter(title: "Left sleeve", value: 12, hue: 0.58),
    Counter(title: "Right sleeve", value: 8, hue: 0.08),
    Counter(title: "Body", value: 46, step: 2, hue: 0.35),
  ]

  var total: Int { counters.reduce(0) { $0 + $1.value } }

  func add() {
    let hue = Double(counters.count) * 0.17
    counters.append(Counter(title: "Piece \(counters.count + 1)", hue: hue.truncatingRemainder(dividingBy: 1)))
  }

  func remove(_ counter: Counter) {
    counters.removeAll { $0.id == counter.id }
  }
}

struct CounterBoard: View {
  @Environment(Basket.self) private var basket
  private let columns = [GridItem(.adaptive(minimum: 160), spacing: 16)]

  var body: some View {
    @Bindable var basket = basket

    ScrollView {
      header
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach($basket.counters) { $counter in
          CounterCard(counter: $counter)
            .contextMenu {
              Button("Set to zero") { counter.value = 0 }
              Button("Remove", role: .destructive) { basket.remove(counter) }
            }
        }
        addTile
      }
      .animation(.snappy, value: basket.counters)
    }
    .contentMargins(16, for: .scrollContent)
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Rows").font(.largeTitle.bold())
      Spacer()
      Text("\(basket.total) in all")
        .foregroundStyle(.secondary)
        .monospacedDigit()
    }
  }

  private var addTile: some View {
    Button {
      basket.add()
    } label: {
      Image(systemName: "plus")
        .font(.title)
        .frame(maxWidth: .infinity, minHeight: 120)
        .background {
          RoundedRectangle(cornerRadius: 16)
            .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
        }
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Add a counter")
  }
}

struct CounterCard: View {
  @Binding var counter: Counter

  var body: some View {
    VStack(spacing: 10) {
      TextField("Name", text: $counter.title)
        .textFieldStyle(.plain)
        .multilineTextAlignment(.center)
        .font(.headline)
      Text(counter.value, format: .number)
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .contentTransition(.numericText(value: Double(counter.value)))
      HStack {
        stepButton("minus", by: -counter.step)
          .disabled(counter.value < counter.step)
        stepButton("plus", by: counter.step)
      }
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(counter.color.opacity(0.25), in: .rect(cornerRadius: 16))
    .accessibilityElement(children: .combine)
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: counter.value += counter.step
      case .decrement: counter.value = max(0, counter.value - counter.step)
      @unknown default: break
      }
    }
  }

  private func stepButton(_ symbol: String, by amount: Int) -> some View {
    Button {
      withAnimation(.bouncy) { counter.value += amount }
    } label: {
      Image(systemName: symbol).frame(width: 28, height: 20)
    }
    .buttonStyle(.bordered)
    .tint(counter.color)
  }
}

#Preview("Board") {
  CounterBoard()
    .environment(Basket())
}
