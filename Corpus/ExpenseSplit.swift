import SwiftUI

struct Guest: Identifiable, Equatable {
    let id = UUID()
    var name: String
    var weight: Int = 1
}

@MainActor @Observable
final class Bill {
    var amount: Double? = 184.50
    var tip = 0.1
    var guests: [Guest] = [Guest(name: "Ola"), Guest(name: "Ravi", weight: 2), Guest(name: "Ines")]

    var total: Double { (amount ?? 0) * (1 + tip) }

    private var shares: Int { max(1, guests.reduce(0) { $0 + $1.weight }) }

    func share(of guest: Guest) -> Double {
        total * Double(guest.weight) / Double(shares)
    }
}

// MARK: -

struct SplitForm: View {
    enum Field: Hashable {
        case amount
        case guest(UUID)
    }

    @State private var bill = Bill()
    @State private var showsReceipt = false
    @FocusState private var focus: Field?

    private let currency = FloatingPointFormatStyle<Double>.Currency(code: "EUR")

    var body: some View {
        NavigationStack {
            Form {
                Section("Bill") {
                    TextField("Amount", value: $bill.amount, format: .number.precision(.fractionLength(2)))
                        .focused($focus, equals: .amount)
                    Picker("Tip", selection: $bill.tip) {
                        ForEach([0, 0.05, 0.1, 0.15], id: \.self) { tip in
                            Text(tip, format: .percent).tag(tip)
                        }
                    }
                    .pickerStyle(.segmented)
                    LabeledContent("Total") {
                        Text(bill.total, format: currency).bold()
                    }
                }
                guestSection
            }
            .formStyle(.grouped)
            .navigationTitle("Split")
            .toolbar {
                Button("Receipt", systemImage: "receipt") { showsReceipt = true }
            }
            .sheet(isPresented: $showsReceipt) {
                Receipt(bill: bill)
                    .presentationDetents([.medium, .large])
            }
        }
    }

    private var guestSection: some View {
        Section {
            ForEach($bill.guests) { $guest in
                HStack {
                    TextField("Name", text: $guest.name)
                        .focused($focus, equals: .guest(guest.id))
                    Stepper("^[\(guest.weight) share](inflect: true)", value: $guest.weight, in: 0...5)
                        .fixedSize()
                }
            }
            .onDelete { bill.guests.remove(atOffsets: $0) }
            Button("Add guest", systemImage: "person.badge.plus", action: addGuest)
        } header: {
            Text("Guests")
        } footer: {
            if bill.guests.isEmpty {
                Text("Add at least one guest.")
            }
        }
    }

    private func addGuest() {
        let guest = Guest(name: "")
        bill.guests.append(guest)
        focus = .guest(guest.id)
    }
}

struct Receipt: View {
    let bill: Bill
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Receipt").font(.title2.bold())
                Spacer()
                Button("Done") { dismiss() }
                    .keyboardShortcut(.defaultAction)
            }
            ForEach(bill.guests) { guest in
                LabeledContent(guest.name.isEmpty ? "Guest" : guest.name) {
                    Text(bill.share(of: guest), format: .currency(code: "EUR"))
                        .monospacedDigit()
                }
                Divider()
            }
            Spacer()
            ShareLink(item: summary)
        }
        .padding()
        .frame(minWidth: 280, minHeight: 320)
    }

    private var summary: String {
        bill.guests
            .map { "\($0.name): \(bill.share(of: $0).formatted(.currency(code: "EUR")))" }
            .joined(separator: "\n")
    }
}

@main
struct ExpenseSplitApp: App {
    var body: some Scene {
        WindowGroup { SplitForm() }
    }
}
