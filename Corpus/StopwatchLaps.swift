import SwiftUI

@MainActor
@Observable
final class Stopwatch {
    struct Lap: Identifiable, Equatable {
        let id: Int
        let length: TimeInterval
    }

    private(set) var laps: [Lap] = []
    private(set) var startedAt: Date?
    private var banked: TimeInterval = 0
    private var lapMark: TimeInterval = 0

    var isRunning: Bool { startedAt != nil }
    var isFresh: Bool { !isRunning && banked == 0 }

    func elapsed(at date: Date) -> TimeInterval {
        guard let startedAt else { return banked }
        return banked + max(0, date.timeIntervalSince(startedAt))
    }

    func toggle() {
        if isRunning {
            banked = elapsed(at: .now)
            startedAt = nil
        } else {
            startedAt = .now
        }
    }

    func lap() {
        let total = elapsed(at: .now)
        laps.insert(Lap(id: laps.count + 1, length: total - lapMark), at: 0)
        lapMark = total
    }

    func reset() {
        laps = []
        banked = 0
        lapMark = 0
        startedAt = nil
    }

    func color(of lap: Lap) -> Color {
        guard laps.count > 2 else { return .primary }
        let lengths = laps.map(\.length)
        if lap.length == lengths.min() { return .green }
        return lap.length == lengths.max() ? .red : .primary
    }
}

extension TimeInterval {
    var stopwatchText: String {
        Duration.seconds(self).formatted(
            .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2))
        )
    }
}

struct RoundButtonStyle: ButtonStyle {
    var color: Color
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: 84, height: 84)
            .foregroundStyle(color)
            .background(color.opacity(configuration.isPressed ? 0.4 : 0.2), in: .circle)
            .overlay { Circle().inset(by: 3).stroke(color.opacity(0.3), lineWidth: 1) }
            .opacity(isEnabled ? 1 : 0.3)
    }
}

struct StopwatchView: View {
    @State private var watch = Stopwatch()

    var body: some View {
        VStack(spacing: 24) {
            TimelineView(.animation(paused: !watch.isRunning)) { timeline in
                Text(watch.elapsed(at: timeline.date).stopwatchText)
                    .font(.system(size: 60, weight: .thin).monospacedDigit())
                    .minimumScaleFactor(0.5)
                    .lineLimit(1)
            }
            HStack {
                Button(watch.isRunning ? "Lap" : "Reset") {
                    if watch.isRunning { watch.lap() } else { watch.reset() }
                }
                .buttonStyle(RoundButtonStyle(color: .gray))
                .disabled(watch.isFresh)
                Spacer()
                Button(watch.isRunning ? "Stop" : "Start") { watch.toggle() }
                    .buttonStyle(RoundButtonStyle(color: watch.isRunning ? .red : .green))
                    .keyboardShortcut(.space, modifiers: [])
            }
            List(watch.laps) { lap in
                LabeledContent("Lap \(lap.id)", value: lap.length.stopwatchText)
                    .foregroundStyle(watch.color(of: lap))
                    .monospacedDigit()
            }
            .listStyle(.plain)
            .animation(.default, value: watch.laps)
        }
        .padding()
    }
}

@main
struct StopwatchLapsApp: App {
    var body: some Scene {
        WindowGroup { StopwatchView() }
    }
}
