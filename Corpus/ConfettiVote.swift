import SwiftUI

struct Option: Identifiable, Equatable, Sendable {
    let id: Int
    let title: String
    let emoji: String
    var votes: Int
}

struct BarShape: Shape {
    var fraction: CGFloat

    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var bar = rect
        bar.size.width = max(rect.height, rect.width * fraction)
        return Path(roundedRect: bar, cornerRadius: rect.height / 2)
    }
}

struct Burst: View {
    let trigger: Int

    var body: some View {
        ZStack {
            ForEach(0..<10, id: \.self) { index in
                piece(index)
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func piece(_ index: Int) -> some View {
        let angle = Double(index) / 10 * 2 * .pi
        let x = cos(angle) * 60
        let y = sin(angle) * 60
        return Circle()
            .fill(Color(hue: Double(index) / 10, saturation: 0.8, brightness: 1))
            .frame(width: 8, height: 8)
            .keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, value in
                content
                    .offset(x: x * value, y: y * value)
                    .opacity(value > 0 && value < 1 ? 1 - value : 0)
            } keyframes: { _ in
                KeyframeTrack {
                    CubicKeyframe(0.6, duration: 0.25)
                    CubicKeyframe(1.0, duration: 0.45)
                }
            }
    }
}

struct PollRow: View {
    let option: Option
    let share: Double
    let isMine: Bool

    var body: some View {
        ZStack(alignment: .leading) {
            BarShape(fraction: 1).fill(.quaternary)
            BarShape(fraction: share).fill(isMine ? Color.purple.opacity(0.6) : Color.blue.opacity(0.35))
            HStack {
                Text(verbatim: option.emoji)
                Text(option.title)
                Spacer()
                Text(share, format: .percent.precision(.fractionLength(0)))
                    .monospacedDigit()
            }
            .padding(.horizontal, 16)
        }
        .frame(height: 44)
        .contentShape(.capsule)
    }
}

struct PollView: View {
    @State private var options = [
        Option(id: 1, title: "Lakeside", emoji: "🏞️", votes: 14),
        Option(id: 2, title: "Rooftop", emoji: "🌆", votes: 21),
        Option(id: 3, title: "Museum", emoji: "🏛️", votes: 9)
    ]
    @State private var choice: Int?
    @State private var burst = 0

    private var total: Int { options.map(\.votes).reduce(0, +) }

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Text("Where shall we meet?")
                .font(.title.bold())
            ForEach(options) { option in
                Button {
                    vote(option.id)
                } label: {
                    PollRow(option: option, share: share(option), isMine: choice == option.id)
                }
                .buttonStyle(.plain)
                .overlay(alignment: .trailing) {
                    if choice == option.id { Burst(trigger: burst) }
                }
            }
            Text("\(total.formatted()) votes")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .padding(24)
        .animation(.spring, value: options)
    }

    private func share(_ option: Option) -> Double {
        total == 0 ? 0 : Double(option.votes) / Double(total)
    }

    private func vote(_ id: Int) {
        guard choice != id else { return }
        for index in options.indices {
            if options[index].id == choice { options[index].votes -= 1 }
            if options[index].id == id { options[index].votes += 1 }
        }
        choice = id
        burst += 1
    }
}

@main
struct ConfettiVoteApp: App {
    var body: some Scene {
        WindowGroup { PollView() }
    }
}
