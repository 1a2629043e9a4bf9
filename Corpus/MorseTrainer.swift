import SwiftUI

enum Morse {
    static let table: [Character: String] = [
        "A": ".-", "B": "-...", "C": "-.-.", "D": "-..", "E": ".", "F": "..-.",
        "G": "--.", "H": "....", "I": "..", "J": ".---", "K": "-.-", "L": ".-..",
        "M": "--", "N": "-.", "O": "---", "P": ".--.", "Q": "--.-", "R": ".-.",
        "S": "...", "T": "-", "U": "..-", "V": "...-", "W": ".--", "X": "-..-",
        "Y": "-.--", "Z": "--.."
    ]

    static func encode(_ text: String) -> [String] {
        text.uppercased().compactMap { table[$0] }
    }

    static func decode(_ code: String) -> Character? {
        table.first { $0.value == code }?.key
    }
}

@MainActor
@Observable
final class Trainer {
    private(set) var typed = ""
    private(set) var message = ""
    private(set) var misses = 0
    @ObservationIgnored private var pause: Task<Void, Never>?

    func key(_ symbol: Character) {
        typed.append(symbol)
        pause?.cancel()
        pause = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(900))
            guard !Task.isCancelled else { return }
            self?.commit()
        }
    }

    func commit() {
        guard !typed.isEmpty else { return }
        if let letter = Morse.decode(typed) {
            message.append(letter)
        } else {
            misses += 1
        }
        typed = ""
    }

    func clear() {
        pause?.cancel()
        typed = ""
        message = ""
        misses = 0
    }
}

struct SignalText: View {
    let code: String

    var body: some View {
        HStack(spacing: 5) {
            ForEach(Array(code.enumerated()), id: \.offset) { _, mark in
                Capsule()
                    .frame(width: mark == "-" ? 26 : 8, height: 8)
                    .transition(.scale.combined(with: .opacity))
            }
        }
        .frame(height: 12)
        .accessibilityLabel(Text(verbatim: code))
    }
}

struct KeyPad: View {
    let trainer: Trainer

    var body: some View {
        Image(systemName: "hand.tap")
            .font(.system(size: 48))
            .symbolEffect(.bounce, value: trainer.typed)
            .frame(maxWidth: .infinity, minHeight: 160)
            .background(.fill.tertiary, in: .rect(cornerRadius: 24))
            .contentShape(.rect)
            .onTapGesture { send(".") }
            .onLongPressGesture(minimumDuration: 0.3) { send("-") }
            .accessibilityElement()
            .accessibilityLabel("Key")
            .accessibilityAction(named: "Dot") { send(".") }
            .accessibilityAction(named: "Dash") { send("-") }
    }

    private func send(_ symbol: Character) {
        withAnimation(.snappy) { trainer.key(symbol) }
    }
}

struct TrainerView: View {
    @State private var trainer = Trainer()
    @State private var showsChart = false

    var body: some View {
        VStack(spacing: 24) {
            Text(trainer.message.isEmpty ? "Tap for a dot, hold for a dash" : trainer.message)
                .font(.title2)
                .lineLimit(2)
            SignalText(code: trainer.typed)
            KeyPad(trainer: trainer)
            HStack {
                Text("Misses: \(trainer.misses)")
                Spacer()
                Button("Clear", action: trainer.clear)
                Button("Chart") { showsChart.toggle() }
                    .popover(isPresented: $showsChart) { ChartList() }
            }
        }
        .padding()
    }
}

struct ChartList: View {
    private var letters: [Character] { Morse.table.keys.sorted() }

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 10) {
                ForEach(letters, id: \.self) { letter in
                    HStack {
                        Text(String(letter)).bold().frame(width: 30)
                        SignalText(code: Morse.table[letter] ?? "")
                    }
                }
            }
            .padding()
        }
        .frame(width: 220, height: 320)
    }
}

@main
struct MorseTrainerApp: App {
    var body: some Scene {
        WindowGroup { TrainerView() }
    }
}
