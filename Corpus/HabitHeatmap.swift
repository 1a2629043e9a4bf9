import SwiftUI

struct DayCell: Identifiable, Hashable {
    let date: Date
    var count: Int
    var id: Date { date }
}

@MainActor
final class HabitStore: ObservableObject {
    @Published private(set) var days: [DayCell] = []
    @Published var habit = "Piano practice"

    init(weeks: Int = 16, calendar: Calendar = .current) {
        let today = calendar.startOfDay(for: .now)
        days = (0..<(weeks * 7)).reversed().compactMap { back in
            guard let date = calendar.date(byAdding: .day, value: -back, to: today) else { return nil }
            return DayCell(date: date, count: (back * back + 3 * back) % 5)
        }
    }

    var streak: Int {
        days.reversed().prefix { $0.count > 0 }.count
    }

    func bump(_ day: DayCell) {
        guard let index = days.firstIndex(of: day) else { return }
        days[index].count = (days[index].count + 1) % 5
    }
}

struct HeatColor {
    static func color(for count: Int) -> Color {
        count == 0 ? Color.gray.opacity(0.2) : Color.green.opacity(0.25 + 0.18 * Double(count))
    }
}

struct Heatmap: View {
    @ObservedObject var store: HabitStore
    @Binding var selected: DayCell?
    @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 18

    private var rows: [GridItem] {
        Array(repeating: GridItem(.fixed(side), spacing: 4), count: 7)
    }

    var body: some View {
        ScrollView(.horizontal) {
            LazyHGrid(rows: rows, spacing: 4) {
                ForEach(store.days) { day in
                    RoundedRectangle(cornerRadius: 4)
                        .fill(HeatColor.color(for: day.count))
                        .frame(width: side, height: side)
                        .overlay {
                            if selected?.date == day.date {
                                RoundedRectangle(cornerRadius: 4).stroke(.primary, lineWidth: 2)
                            }
                        }
                        .onTapGesture { selected = day }
                        .onLongPressGesture { store.bump(day) }
                        .accessibilityElement()
                        .accessibilityLabel(Text(day.date, format: .dateTime.day().month(.wide)))
                        .accessibilityValue("\(day.count) times")
                }
            }
            .padding()
        }
        .defaultScrollAnchor(.trailing)
        .frame(height: side * 7 + 4 * 6 + 32)
    }
}

struct Legend: View {
    var body: some View {
        HStack(spacing: 4) {
            Text("Less")
            ForEach(0..<5, id: \.self) { count in
                RoundedRectangle(cornerRadius: 3)
                    .fill(HeatColor.color(for: count))
                    .frame(width: 12, height: 12)
            }
            Text("More")
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
}

struct HabitView: View {
    @StateObject private var store = HabitStore()
    @State private var selected: DayCell?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            TextField("Habit", text: $store.habit)
                .font(.title.bold())
                .textFieldStyle(.plain)
            Label("Streak: ^[\(store.streak) day](inflect: true)", systemImage: "flame")
                .foregroundStyle(.orange)
            Heatmap(store: store, selected: $selected)
            Legend()
            if let selected {
                GroupBox {
                    HStack {
                        Text(selected.date.formatted(date: .complete, time: .omitted))
                        Spacer()
                        Button("Done once more") {
                            store.bump(selected)
                            self.selected = nil
                        }
                    }
                } label: {
                    Text("Selected day")
                }
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
            Spacer()
        }
        .padding()
        .animation(.snappy, value: selected)
    }
}

@main
struct HabitHeatmapApp: App {
    var body: some Scene {
        WindowGroup { HabitView() }
    }
}
