// A plan for interval training: a dial of work and rest, filled as one goes through it.
//
//     ./gesso run Examples/Intervals.swift
//     ./gesso render Examples/Intervals.swift --steps Examples/Intervals.steps --scale 2 -o intervals.png
import SwiftUI

@main
struct IntervalsApp: App {
    var body: some Scene {
        WindowGroup {
            PlanView()
        }
    }
}

struct Interval: Identifiable {
    enum Kind: String {
        case warmUp = "Warm up"
        case work = "Work"
        case rest = "Rest"

        var color: Color {
            switch self {
            case .warmUp: .yellow
            case .work: .pink
            case .rest: .teal
            }
        }
    }

    let kind: Kind
    let round: Int
    let seconds: Double

    var id: String { "\(kind.rawValue) \(round)" }
}

/// What is to be done, and how much of it is.
@Observable
final class Plan {
    var work = 30.0
    var rest = 10.0
    var warmsUp = false
    /// The intervals that are over.
    private(set) var done = 0

    static let rounds = 4

    /// Work and rest by turns, after the warm-up if there is one; no rest at the end.
    var intervals: [Interval] {
        let rounds = (1...Self.rounds).flatMap { round in
            [Interval(kind: .work, round: round, seconds: work), Interval(kind: .rest, round: round, seconds: rest)]
        }
        return (warmsUp ? [Interval(kind: .warmUp, round: 1, seconds: 15)] : []) + rounds.dropLast()
    }

    var current: Interval? { intervals.dropFirst(done).first }

    /// The part of the whole time, from 0 to 1, before the interval of an index.
    func start(of index: Int) -> Double {
        let seconds = intervals.map(\.seconds)
        return seconds.prefix(index).reduce(0, +) / seconds.reduce(0, +)
    }

    func advance() { done = min(done + 1, intervals.count) }
    func reset() { done = 0 }
}

struct PlanView: View {
    @State private var plan = Plan()

    var body: some View {
        HStack(spacing: 32) {
            Dial(plan: plan)
                .frame(width: 220, height: 220)
                .animation(.easeInOut(duration: 0.4), value: plan.warmsUp)
            VStack(alignment: .leading, spacing: 16) {
                Length(name: "Work", range: 10...60, seconds: $plan.work)
                Length(name: "Rest", range: 5...30, seconds: $plan.rest)
                Toggle("Warm up first", isOn: $plan.warmsUp)
                    .disabled(plan.done > 0)
                HStack {
                    Button("Reset") {
                        withAnimation(.spring(duration: 0.6)) { plan.reset() }
                    }
                    .disabled(plan.done == 0)
                    Button("Next") {
                        withAnimation(.spring(duration: 0.6)) { plan.advance() }
                    }
                    .buttonStyle(.borderedProminent)
                    .disabled(plan.current == nil)
                }
            }
            .frame(width: 240)
        }
        .padding(28)
    }
}

/// A length of time that can be set, its name and value above its slider.
struct Length: View {
    let name: String
    let range: ClosedRange<Double>
    @Binding var seconds: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(name).font(.headline)
                Spacer()
                Text("\(Int(seconds.rounded())) s").foregroundColor(.secondary)
            }
            Slider(value: $seconds, in: range)
                .accessibilityLabel("\(name) seconds")
        }
    }
}

/// All intervals around a circle, and over them a gradient as far as they are done.
struct Dial: View {
    let plan: Plan

    var body: some View {
        ZStack {
            ForEach(Array(plan.intervals.enumerated()), id: \.element.id) { index, interval in
                Arc(start: plan.start(of: index), end: plan.start(of: index + 1), gap: 3)
                    .stroke(interval.kind.color.opacity(0.3), lineWidth: 18)
            }
            Circle()
                .inset(by: 9)
                .stroke(
                    AngularGradient(
                        colors: [.orange, .pink, .purple, .blue], center: .center, startAngle: .degrees(-90),
                        endAngle: .degrees(270)),
                    lineWidth: 18
                )
                .mask { Arc(start: 0, end: plan.start(of: plan.done), gap: 0).stroke(lineWidth: 20) }
            VStack(spacing: 2) {
                Text(plan.current?.kind.rawValue ?? "Done")
                    .font(.title.bold())
                    .foregroundColor(plan.current?.kind.color ?? .green)
                Text(plan.current.map { "Round \($0.round) of \(Plan.rounds)" } ?? "Well run")
                    .foregroundColor(.secondary)
            }
        }
    }
}

/// A part of a circle, clockwise from the top, of which 1 is the whole. Its middle lies 9 points inside the frame.
struct Arc: Shape {
    var start: Double
    var end: Double
    /// Left open between this and the next, in points.
    let gap: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2 - 9
        let margin = gap / 2 / (2 * .pi * radius)
        var path = Path()
        guard end - start > 2 * margin else { return path }
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
            startAngle: .degrees((start + margin) * 360 - 90), endAngle: .degrees((end - margin) * 360 - 90),
            clockwise: false)
        return path
    }
}
