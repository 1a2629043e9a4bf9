import SwiftUI

struct Invoice: Identifiable, Sendable {
    enum Status: String, CaseIterable, Sendable {
        case draft = "Draft"
        case sent = "Sent"
        case paid = "Paid"
    }

    let id: Int
    var client: String
    var amount: Double
    var due: Date
    var status: Status
}

@MainActor
@Observable
final class Ledger {
    var invoices: [Invoice]
    var filter: Invoice.Status?
    var sortOrder = [KeyPathComparator(\Invoice.due)]

    init() {
        let day = 86_400.0
        invoices = [
            Invoice(id: 101, client: "Blue Heron Press", amount: 1_240, due: Date.now + 5 * day, status: .sent),
            Invoice(id: 102, client: "Kiosk 9", amount: 310.5, due: Date.now - 3 * day, status: .sent),
            Invoice(id: 103, client: "Muzeum Szkła", amount: 4_800, due: Date.now + 20 * day, status: .draft),
            Invoice(id: 104, client: "Orchard School", amount: 92, due: Date.now - 30 * day, status: .paid)
        ]
    }

    var rows: [Invoice] {
        let wanted = filter
        return invoices
            .filter { wanted == nil || $0.status == wanted }
            .sorted(using: sortOrder)
    }

    var outstanding: Double {
        invoices.filter { $0.status == .sent }.reduce(0) { $0 + $1.amount }
    }

    func mark(_ ids: Set<Invoice.ID>, as status: Invoice.Status) {
        for index in invoices.indices where ids.contains(invoices[index].id) {
            invoices[index].status = status
        }
    }
}

struct StatusLabel: View {
    let invoice: Invoice

    private var isLate: Bool { invoice.status == .sent && invoice.due < .now }

    var body: some View {
        Label(isLate ? "Late" : invoice.status.rawValue, systemImage: symbol)
            .foregroundStyle(isLate ? Color.red : Color.primary)
    }

    private var symbol: String {
        switch invoice.status {
        case .draft: "pencil"
        case .sent: isLate ? "exclamationmark.triangle" : "paperplane"
        case .paid: "checkmark.seal"
        }
    }
}

struct LedgerView: View {
    @State private var ledger = Ledger()
    @State private var selection: Set<Invoice.ID> = []

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            filterBar
            Table(ledger.rows, selection: $selection, sortOrder: $ledger.sortOrder) {
                TableColumn("Client", value: \.client)
                TableColumn("Amount", value: \.amount) { invoice in
                    Text(invoice.amount, format: .currency(code: "PLN"))
                        .monospacedDigit()
                }
                TableColumn("Due", value: \.due) { invoice in
                    Text(invoice.due, format: .dateTime.day().month().year())
                }
                TableColumn("Status") { invoice in
                    StatusLabel(invoice: invoice)
                }
            }
            .contextMenu(forSelectionType: Invoice.ID.self) { ids in
                ForEach(Invoice.Status.allCases, id: \.self) { status in
                    Button("Mark as \(status.rawValue)") { ledger.mark(ids, as: status) }
                }
                .disabled(ids.isEmpty)
            }
            footer
        }
    }

    private var filterBar: some View {
        Picker("Show", selection: $ledger.filter) {
            Text("All").tag(Invoice.Status?.none)
            ForEach(Invoice.Status.allCases, id: \.self) { status in
                Text(status.rawValue).tag(Optional(status))
            }
        }
        .pickerStyle(.segmented)
        .padding()
    }

    private var footer: some View {
        HStack {
            Text("\(selection.count) selected")
            Spacer()
            Text("Outstanding: \(ledger.outstanding, format: .currency(code: "PLN"))")
                .bold()
        }
        .font(.callout)
        .padding()
    }
}

@main
struct InvoiceTableApp: App {
    var body: some Scene {
        WindowGroup("Invoices") { LedgerView() }
    }
}
