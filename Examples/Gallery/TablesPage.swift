import SwiftUI

/// A table with sorting and selection.
struct TablesPage: View {
    struct Boat: Identifiable {
        let id: Int
        let name: String
        let kind: String
        let length: Double
        let afloat: Bool
    }

    @State private var boats = [
        Boat(id: 1, name: "Arctic Skua", kind: "Ketch", length: 12.4, afloat: true),
        Boat(id: 2, name: "Kittiwake", kind: "Sloop", length: 9.2, afloat: true),
        Boat(id: 3, name: "Little Auk of the Long Name", kind: "Yawl", length: 11, afloat: false),
        Boat(id: 4, name: "Oystercatcher", kind: "Sloop", length: 7.8, afloat: true),
        Boat(id: 5, name: "Razorbill", kind: "Cutter", length: 14.1, afloat: false),
    ]
    @State private var selection: Int? = 2
    @State private var order = [KeyPathComparator(\Boat.name)]

    var body: some View {
        VStack(spacing: 0) {
            Table(boats, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Kind", value: \.kind).width(70)
                TableColumn("Length", value: \.length) { boat in
                    Text(boat.length, format: .number.precision(.fractionLength(1))).monospacedDigit()
                }
                .width(70)
                .alignment(.numeric)
                TableColumn("Afloat") { boat in
                    Image(systemName: boat.afloat ? "checkmark" : "minus").foregroundStyle(
                        boat.afloat ? .green : .secondary)
                }
                .width(60)
            }
            Divider()
            HStack {
                Text("5 boats, 3 afloat").font(.callout).foregroundStyle(.secondary)
                Spacer()
                Button("Add") {}
            }
            .padding(10)
        }
        .frame(width: 480, height: 280)
        .onChange(of: order) { boats.sort(using: order) }
    }
}

#Preview("Tables") { TablesPage() }
