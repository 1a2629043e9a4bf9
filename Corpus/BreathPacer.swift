import SwiftUI

struct BreathPattern: Identifiable, Hashable, Sendable {
    let name: String
    let inhale: Double
    let hold: Double
    let exhale: Double

    var id: String { name }
    var cycle: Double { inhale + hold + exhale }

    static let box = BreathPattern(name: "Even", inhale: 4, hold: 4, exhale: 4)
    static let long = BreathPattern(name: "Long out", inhale: 4, hold: 2, exhale: 8)
    static let quick = BreathPattern(name: "Wake up", inhale: 2, hold: 0.5, exhale: 2)
    static let all = [box, long, quick]

    /// The fill of the lungs (0...1) and the step at a moment of the cycle.
    func state(at time: TimeInterval) -> (fill: Double, step: BreathStep) {
        let t = time.truncatingRemainder(dividingBy: cycle)
        if t < inhale { return (Self.ease(t / inhale), .inhale) }
        if t < inhale + hold { return (1, .hold) }
        return (1 - Self.ease((t - inhale - hold) / exhale), .exhale)
    }

    private static func ease(_ x: Double) -> Double { x * x * (3 - 2 * x) }
}

enum BreathStep: LocalizedStringKey {
    case inhale = "Breathe in"
    case hold = "Hold"
    case exhale = "Breathe out"
}

struct Petals: View {
    let fill: Double
    var count = 6

    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { index in
                Circle()
                    .fill(.teal.opacity(0.25))
                    .frame(width: 110, height: 110)
                    .offset(x: 55 * fill)
                    .rotationEffect(.degrees(Double(index) / Double(count) * 360))
            }
        }
        .scaleEffect(0.5 + 0.5 * fill)
        .rotationEffect(.degrees(fill * 40))
        .blendMode(.plusLighter)
    }
}

struct PacerView: View {
    @State private var pattern = BreathPattern.box
    @State private var start: Date?
    @State private var sessions: [TimeInterval] = []
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack(spacing: 32) {
            Picker("Pattern", selection: $pattern) {
                ForEach(BreathPattern.all) { Text($0.name).tag($0) }
            }
            .pickerStyle(.segmented)
            .disabled(start != nil)

            TimelineView(.animation(minimumInterval: nil, paused: start == nil)) { timeline in
                let elapsed = start.map { timeline.date.timeIntervalSince($0) } ?? 0
                let state = pattern.state(at: max(0, elapsed))
                ZStack {
                    Petals(fill: start == nil ? 0.2 : state.fill)
                    if start != nil {
                        Text(state.step.rawValue)
                            .font(.headline)
                    }
                }
                .frame(width: 260, height: 260)
            }

            Button(start == nil ? "Begin" : "End", action: toggle)
                .buttonStyle(.borderedProminent)
                .controlSize(.large)

            if !sessions.isEmpty {
                Text("Today: \(Duration.seconds(sessions.reduce(0, +)).formatted(.units(allowed: [.minutes, .seconds])))")
                    .foregroundStyle(.secondary)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.black.gradient)
        .environment(\.colorScheme, .dark)
        .onChange(of: scenePhase) { _, phase in
            if phase == .background, start != nil { toggle() }
        }
    }

    private func toggle() {
        if let begun = start {
            sessions.append(Date.now.timeIntervalSince(begun))
            start = nil
        } else {
            start = .now
        }
    }
}

@main
struct BreathPacerApp: App {
    var body: some Scene {
        WindowGroup { PacerView() }
    }
}
