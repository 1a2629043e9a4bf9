import SwiftUI

struct Goal: Identifiable, Equatable {
    let id = UUID()
    var name: String
    var saved: Decimal
    var target: Decimal

    var fraction: Double {
        guard target > 0 else { return 0 }
        return min(NSDecimalNumber(decimal: saved / target).doubleValue, 1)
    }
}

struct RibbonProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                configuration.label
                Spacer()
                configuration.currentValueLabel
                    .foregroundStyle(.secondary)
            }
            Capsule()
                .fill(.quaternary)
                .frame(height: 12)
                .overlay(alignment: .leading) {
                    Capsule()
                        .fill(.tint)
                        .scaleEffect(x: CGFloat(configuration.fractionCompleted ?? 0), anchor: .leading)
                }
                .clipShape(.capsule)
        }
    }
}

extension ProgressViewStyle where Self == RibbonProgressStyle {
    static var ribbon: Self { RibbonProgressStyle() }
}

struct GoalRow: View {
    @Binding var goal: Goal
    @State private var deposit: Decimal = 50

    var body: some View {
        VStack(alignment: .leading) {
            ProgressView(value: goal.fraction) {
                Text(goal.name).font(.headline)
            } currentValueLabel: {
                Text(goal.saved, format: .currency(code: "PLN").precision(.fractionLength(0)))
            }
            .progressViewStyle(.ribbon)
            .tint(goal.fraction >= 1 ? Color.green : Color.blue)

            HStack {
                TextField("Deposit", value: $deposit, format: .currency(code: "PLN"))
                    .textFieldStyle(.roundedBorder)
                    .frame(maxWidth: 120)
                Button("Save") {
                    withAnimation { goal.saved += deposit }
                }
                .disabled(deposit <= 0 || goal.fraction >= 1)
            }
        }
        .padding(.vertical, 6)
    }
}

struct GoalsView: View {
    @State private var goals = [
        Goal(name: "New bicycle", saved: 1_150, target: 2_400),
        Goal(name: "Kurs ceramiki", saved: 300, target: 480),
        Goal(name: "Telescope", saved: 90, target: 3_000)
    ]

    private var total: Decimal { goals.reduce(0) { $0 + $1.saved } }

    var body: some View {
        List {
            Section {
                ForEach($goals) { GoalRow(goal: $0) }
            } header: {
                Text("Goals")
            } footer: {
                Text("Saved so far: \(total, format: .currency(code: "PLN"))")
            }
        }
        .animation(.default, value: goals)
    }
}

@main
struct SavingsGoalsApp: App {
    var body: some Scene {
        WindowGroup { GoalsView() }
    }
}

struct GoalsView_Previews: PreviewProvider {
    static var previews: some View {
        GoalsView()
            .preferredColorScheme(.dark)
    }
}
