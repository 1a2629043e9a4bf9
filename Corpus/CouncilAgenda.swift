import SwiftUI

struct AgendaItem: Identifiable, Hashable {
    var id: Int
    var title: String
    var speaker: String
    var minutes: Int
    var notes: [String] = []
}

extension [AgendaItem] {
    static var sample: [AgendaItem] {
        [
            AgendaItem(id: 1, title: "Bridge repairs", speaker: "D. Osei", minutes: 20,
                       notes: ["North span closed until May", "Bids are due on Friday"]),
            AgendaItem(id: 2, title: "Playground fence", speaker: "K. Lindqvist", minutes: 10,
                       notes: ["Two designs"]),
            AgendaItem(id: 3, title: "Budżet parku", speaker: "J. Wrona", minutes: 25,
                       notes: ["Zieleń", "Oświetlenie", "Ławki"]),
            AgendaItem(id: 4, title: "Any other business", speaker: "Chair", minutes: 5)
        ]
    }
}

extension Set {
    /// Membership as a value, so that a binding to the set yields a binding to a flag.
    subscript(contains element: Element) -> Bool {
        get { contains(element) }
        set {
            if newValue {
                insert(element)
            } else {
                remove(element)
            }
        }
    }
}

@main
struct CouncilAgendaApp: App {
    var body: some Scene {
        WindowGroup {
            AgendaScreen(items: .sample)
        }
    }
}

struct AgendaScreen: View {
    @State var items: [AgendaItem]
    @State private var expanded: Set<Int> = []
    @State private var start = Calendar.current.date(bySettingHour: 18, minute: 0, second: 0, of: .now) ?? .now

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 12, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
                        AgendaCard(item: item, begins: beginning(of: index), isExpanded: $expanded[contains: item.id])
                    }
                } header: {
                    header
                }
            }
            .padding()
        }
    }

    private var header: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Council agenda").font(.title2.bold())
                Spacer()
                Button(expanded.count == items.count ? "Collapse" : "Expand") {
                    withAnimation {
                        expanded = expanded.count == items.count ? [] : Set(items.map(\.id))
                    }
                }
            }
            DatePicker("Starts", selection: $start, displayedComponents: .hourAndMinute)
            Text("Ends at \(beginning(of: items.count), format: .dateTime.hour().minute())")
                .font(.callout)
                .foregroundStyle(.secondary)
        }
        .padding()
        .background(.bar, in: .rect(cornerRadius: 12))
    }

    private func beginning(of index: Int) -> Date {
        let minutes = items.prefix(index).map(\.minutes).reduce(0, +)
        return start.addingTimeInterval(TimeInterval(minutes * 60))
    }
}

private struct AgendaCard: View {
    let item: AgendaItem
    let begins: Date
    @Binding var isExpanded: Bool

    var body: some View {
        DisclosureGroup(isExpanded: $isExpanded) {
            VStack(alignment: .leading, spacing: 6) {
                if item.notes.isEmpty {
                    Text("No notes").italic()
                }
                ForEach(item.notes, id: \.self) { note in
                    Label(note, systemImage: "circle.fill")
                        .labelStyle(BulletLabelStyle())
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, 8)
        } label: {
            HStack(alignment: .firstTextBaseline) {
                Text(begins, format: .dateTime.hour().minute())
                    .font(.caption.monospacedDigit())
                VStack(alignment: .leading) {
                    Text(item.title).font(.headline)
                    Text("\(item.speaker), \(item.minutes) min")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .padding()
        .overlay {
            RoundedRectangle(cornerRadius: 12).stroke(.quaternary)
        }
    }
}

private struct BulletLabelStyle: LabelStyle {
    @ScaledMetric private var dot = 5.0

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon.font(.system(size: dot))
            configuration.title
        }
    }
}
