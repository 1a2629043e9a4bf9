import SwiftUI

struct Quantity: Identifiable, Hashable {
    let title: String
    let symbol: String
    let units: [Unit]
    var id: String { title }

    struct Unit: Identifiable, Hashable {
        let name: String
        let factor: Double
        var id: String { name }
    }

    static let all: [Quantity] = [
        Quantity(title: "Length", symbol: "ruler", units: [
            Unit(name: "metre", factor: 1), Unit(name: "foot", factor: 0.3048), Unit(name: "łokieć", factor: 0.576), Unit(name: "mile", factor: 1609.344)
        ]),
        Quantity(title: "Mass", symbol: "scalemass", units: [
            Unit(name: "kilogram", factor: 1), Unit(name: "pound", factor: 0.45359237), Unit(name: "пуд", factor: 16.38), Unit(name: "斤", factor: 0.5)
        ]),
        Quantity(title: "Time", symbol: "clock", units: [
            Unit(name: "second", factor: 1), Unit(name: "hour", factor: 3600), Unit(name: "week", factor: 604_800)
        ])
    ]
}

struct ResultRow: View {
    let unit: Quantity.Unit
    let value: Double
    let isSource: Bool

    var body: some View {
        LabeledContent {
            Text(value, format: .number.precision(.significantDigits(1...7)))
                .monospacedDigit()
                .textSelection(.enabled)
        } label: {
            Text(unit.name)
                .fontWeight(isSource ? .bold : .regular)
        }
    }
}

struct ConverterView: View {
    @State private var quantity = Quantity.all[0]
    @State private var source = Quantity.all[0].units[0]
    @State private var amount = 1.0
    @FocusState private var isEditing: Bool

    var body: some View {
        Form {
            Section {
                Picker("Quantity", selection: $quantity) {
                    ForEach(Quantity.all) { quantity in
                        Label(quantity.title, systemImage: quantity.symbol).tag(quantity)
                    }
                }
                HStack {
                    TextField("Amount", value: $amount, format: .number)
                        .focused($isEditing)
                    Picker("Unit", selection: $source) {
                        ForEach(quantity.units) { Text($0.name).tag($0) }
                    }
                    .labelsHidden()
                }
            }
            Section("Equals") {
                ForEach(quantity.units) { unit in
                    ResultRow(unit: unit, value: amount * source.factor / unit.factor, isSource: unit == source)
                        .contextMenu {
                            Button("Convert from \(unit.name)") { rebase(on: unit) }
                        }
                }
            }
        }
        .formStyle(.grouped)
        .onChange(of: quantity) { _, new in
            source = new.units[0]
            amount = 1
            isEditing = true
        }
    }

    private func rebase(on unit: Quantity.Unit) {
        amount = amount * source.factor / unit.factor
        source = unit
    }
}

@main
struct UnitConverterApp: App {
    var body: some Scene {
        WindowGroup { ConverterView() }
    }
}

#Preview("Russian") {
    ConverterView()
        .environment(\.locale, Locale(identifier: "ru"))
}
