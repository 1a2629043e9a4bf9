import SwiftUI

// MARK: Domain

enum Phase: String, CaseIterable, Sendable {
    case work, rest, longRest

    var title: LocalizedStringKey {
        switch self {
        case .work: "Focus"
        case .rest: "Short break"
        case .longRest: "Long break"
        }
    }

    var length: Duration {
        switch self {
        case .work: .seconds(25 * 60)
        case .rest: .seconds(5 * 60)
        case .longRest: .seconds(20 * 60)
        }
    }

    var tint: Color {
        switch self {
        case .work: .red
        case .rest: .green
        case .longRest: .blue
        }
    }
}

@MainActor
@Observable
final class IntervalEngine {
    private(set) var phase = Phase.work
    private(set) var left: Duration = Phase.work.length
    private(set) var completed = 0
    private(set) var isRunning = false

    var progress: Double {
        1 - left / phase.length
    }

    func run() async {
        isRunning = true
        defer { isRunning = false }
        while !Task.isCancelled {
            do {
                try await Task.sleep(for: .seconds(1))
            } catch {
                return
            }
            advance(by: .seconds(1))
        }
    }

    func skip() {
        switch phase {
        case .work:
            completed += 1
            phase = completed.isMultiple(of: 4) ? .longRest : .rest
        case .rest, .longRest:
            phase = .work
        }
        left = phase.length
    }

    private func advance(by step: Duration) {
        left -= step
        if left <= .zero { skip() }
    }
}

// MARK: Views

struct IntervalView: View {
    @State private var engine = IntervalEngine()
    @State private var isActive = false

    var body: some View {
        VStack(spacing: 32) {
            Text(engine.phase.title)
                .font(.title.weight(.heavy))
                .foregroundStyle(engine.phase.tint)
                .id(engine.phase)
                .transition(.push(from: .bottom))

            ProgressView(value: engine.progress) {
                EmptyView()
            } currentValueLabel: {
                Text(engine.left, format: .time(pattern: .minuteSecond))
            }
            .progressViewStyle(DialProgressStyle(tint: engine.phase.tint))

            TomatoRow(count: engine.completed)

            controls
        }
        .padding(32)
        .animation(.default, value: engine.phase)
        .task(id: isActive) {
            guard isActive else { return }
            await engine.run()
        }
    }

    private var controls: some View {
        ControlGroup {
            Button(isActive ? "Pause" : "Start", systemImage: isActive ? "pause.fill" : "play.fill") {
                isActive.toggle()
            }
            .keyboardShortcut(.return, modifiers: [])
            Button("Skip", systemImage: "forward.end") { engine.skip() }
        }
        .frame(maxWidth: 220)
    }
}

struct TomatoRow: View {
    let count: Int

    var body: some View {
        HStack {
            ForEach(0..<4, id: \.self) { index in
                Image(systemName: index < count % 4 ? "circle.fill" : "circle")
                    .foregroundStyle(.red)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Completed intervals: \(count)")
    }
}

struct DialProgressStyle: ProgressViewStyle {
    var tint: Color

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle()
                .stroke(tint.opacity(0.15), lineWidth: 18)
            Circle()
                .trim(from: 0, to: configuration.fractionCompleted ?? 0)
                .stroke(tint, style: StrokeStyle(lineWidth: 18, lineCap: .round))
                .rotationEffect(.degrees(-90))
            configuration.currentValueLabel
                .font(.system(.largeTitle, design: .monospaced))
        }
        .frame(width: 210, height: 210)
    }
}

@main
struct FocusIntervalsApp: App {
    var body: some Scene {
        WindowGroup { IntervalView() }
    }
}
