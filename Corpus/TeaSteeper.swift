import SwiftUI
import Combine

// MARK: - Model

struct Brew: Identifiable, Hashable, Sendable {
    let id: String
    let name: String
    let seconds: Int
    let celsius: Int
    let symbol: String

    static let all: [Brew] = [
        Brew(id: "sencha", name: "Sencha", seconds: 75, celsius: 75, symbol: "leaf"),
        Brew(id: "oolong", name: "Oolong", seconds: 180, celsius: 90, symbol: "wind"),
        Brew(id: "assam", name: "Assam", seconds: 240, celsius: 98, symbol: "sun.max"),
        Brew(id: "mint", name: "Mint", seconds: 420, celsius: 100, symbol: "snowflake")
    ]
}

// MARK: - View model

@MainActor
final class SteepTimer: ObservableObject {
    @Published private(set) var remaining = 0
    @Published private(set) var isRunning = false
    @Published var brew: Brew = Brew.all[0] {
        didSet { reset() }
    }

    init() {
        remaining = brew.seconds
    }

    var fraction: Double {
        guard brew.seconds > 0 else { return 0 }
        return 1 - Double(remaining) / Double(brew.seconds)
    }

    var clock: String {
        Duration.seconds(remaining).formatted(.time(pattern: .minuteSecond))
    }

    func toggle() {
        if remaining == 0 { reset() }
        isRunning.toggle()
    }

    func reset() {
        isRunning = false
        remaining = brew.seconds
    }

    func tick() {
        guard isRunning else { return }
        remaining -= 1
        if remaining <= 0 {
            remaining = 0
            isRunning = false
        }
    }
}

// MARK: - Views

struct SteepRing: View {
    let fraction: Double
    let label: String

    var body: some View {
        ZStack {
            Circle()
                .stroke(.quaternary, lineWidth: 14)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(.green, style: StrokeStyle(lineWidth: 14, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.linear(duration: 1), value: fraction)
            Text(label)
                .font(.system(size: 44, weight: .light, design: .rounded))
                .monospacedDigit()
                .contentTransition(.numericText(countsDown: true))
        }
        .frame(width: 220, height: 220)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Time remaining")
        .accessibilityValue(label)
    }
}

struct SteepView: View {
    @StateObject private var timer = SteepTimer()
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 28) {
            Picker("Tea", selection: $timer.brew) {
                ForEach(Brew.all) { brew in
                    Label(brew.name, systemImage: brew.symbol).tag(brew)
                }
            }
            .pickerStyle(.segmented)

            SteepRing(fraction: timer.fraction, label: timer.clock)

            Text("Water at \(timer.brew.celsius) °C")
                .foregroundStyle(.secondary)

            HStack {
                Button("Reset", systemImage: "arrow.counterclockwise", action: timer.reset)
                    .buttonStyle(.bordered)
                Button(timer.isRunning ? "Pause" : "Start") {
                    timer.toggle()
                }
                .buttonStyle(.borderedProminent)
                .keyboardShortcut(.space, modifiers: [])
            }
        }
        .padding(24)
        .onReceive(ticks) { _ in
            withAnimation { timer.tick() }
        }
    }
}

@main
struct TeaSteeperApp: App {
    var body: some Scene {
        WindowGroup {
            SteepView()
        }
    }
}

#Preview {
    SteepView()
}
