import SwiftUI

struct Die: Identifiable, Equatable {
    let id = UUID()
    var face = 1
    var isHeld = false

    mutating func roll() {
        guard !isHeld else { return }
        face = .random(in: 1...6)
    }
}

struct PipGrid: View {
    let face: Int

    private var rows: [[Bool]] {
        switch face {
        case 1: [[false, false, false], [false, true, false], [false, false, false]]
        case 2: [[true, false, false], [false, false, false], [false, false, true]]
        case 3: [[true, false, false], [false, true, false], [false, false, true]]
        case 4: [[true, false, true], [false, false, false], [true, false, true]]
        case 5: [[true, false, true], [false, true, false], [true, false, true]]
        default: [[true, false, true], [true, false, true], [true, false, true]]
        }
    }

    var body: some View {
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
            ForEach(0..<3, id: \.self) { row in
                GridRow {
                    ForEach(0..<3, id: \.self) { column in
                        Circle()
                            .opacity(rows[row][column] ? 1 : 0)
                            .frame(width: 10, height: 10)
                    }
                }
            }
        }
    }
}

struct DieView: View {
    @Binding var die: Die
    let rollCount: Int

    var body: some View {
        PipGrid(face: die.face)
            .frame(width: 60, height: 60)
            .foregroundStyle(.black)
            .background(.white, in: .rect(cornerRadius: 12))
            .overlay {
                RoundedRectangle(cornerRadius: 12)
                    .strokeBorder(die.isHeld ? Color.orange : Color.gray, lineWidth: die.isHeld ? 4 : 1)
            }
            .rotationEffect(.degrees(die.isHeld ? 0 : Double(rollCount) * 90))
            .onTapGesture { die.isHeld.toggle() }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Die showing \(die.face)")
            .accessibilityAddTraits(die.isHeld ? [.isButton, .isSelected] : .isButton)
    }
}

struct TrayView: View {
    @State private var dice = (0..<5).map { _ in Die() }
    @State private var rolls = 0
    @State private var scores: [Int] = []

    private var sum: Int { dice.map(\.face).reduce(0, +) }

    private var combination: LocalizedStringKey {
        let counts = Dictionary(grouping: dice, by: \.face).values.map(\.count).sorted(by: >)
        switch counts.first ?? 0 {
        case 5: return "Five of a kind!"
        case 4: return "Four of a kind"
        case 3: return counts.contains(2) ? "Full house" : "Three of a kind"
        case 2: return counts.filter { $0 == 2 }.count == 2 ? "Two pairs" : "A pair"
        default: return "Nothing special"
        }
    }

    var body: some View {
        VStack(spacing: 28) {
            HStack(spacing: 12) {
                ForEach($dice) { $die in
                    DieView(die: $die, rollCount: rolls)
                }
            }
            .padding(24)
            .background(.green.gradient.opacity(0.8), in: .rect(cornerRadius: 20))

            VStack {
                Text(sum, format: .number).font(.system(size: 44, weight: .bold))
                Text(combination).foregroundStyle(.secondary)
            }

            HStack {
                Button("Roll", action: roll)
                    .disabled(rolls == 3)
                    .keyboardShortcut("r", modifiers: [])
                Button("Keep score", action: keep)
                    .disabled(rolls == 0)
            }
            .buttonStyle(.borderedProminent)

            if !scores.isEmpty {
                Text("Scores: \(scores.map(String.init).joined(separator: ", "))")
                    .font(.footnote)
            }
        }
        .padding()
        .animation(.spring(duration: 0.4), value: dice)
    }

    private func roll() {
        for index in dice.indices { dice[index].roll() }
        rolls += 1
    }

    private func keep() {
        scores.append(sum)
        rolls = 0
        for index in dice.indices { dice[index].isHeld = false }
    }
}

@main
struct DiceTrayApp: App {
    var body: some Scene {
        WindowGroup { TrayView() }
    }
}
