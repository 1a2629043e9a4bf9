import Graph
import ViewCore

/// What a progress view follows by itself.
enum ProgressSource {
    /// Foundation tells nobody here when its progress moves, so it is looked at in every frame.
    case progress(Progress)
    /// The time between two dates, which fills the view or empties it.
    case interval(ClosedRange<Date>, countsDown: Bool)
}

/// How far what is followed has come now.
struct FollowedFraction: Rule {
    let given: Attribute<Double?>
    let source: Attribute<ProgressSource?>
    unowned(unsafe) let tree: ViewGraph

    mutating func update(_ output: inout Output<Double?>) {
        switch source.value {
        case nil: output.setIfDifferent(given.value)
        case .progress(let progress):
            // Looked at again as long as it is not done.
            if !progress.isFinished { _ = tree.time.value }
            output.setIfDifferent(progress.isIndeterminate ? nil : max(0, min(1, progress.fractionCompleted)))
        case .interval(let interval, let countsDown):
            let passed = IntervalClock(interval, tree).passed
            output.setIfDifferent(countsDown ? 1 - passed : passed)
        }
    }
}

/// Where the clock stands within an interval. Made inside a rule, which comes to depend on time until the interval is over.
@MainActor
private struct IntervalClock {
    /// From 0 to 1.
    let passed: Double
    /// Seconds.
    let rest: Double

    init(_ interval: ClosedRange<Date>, _ tree: ViewGraph) {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let now = tree.date
        if now < interval.upperBound { _ = tree.time.value }
        let since = max(0, min(length, now.timeIntervalSince(interval.lowerBound)))
        passed = length > 0 ? since / length : 1
        rest = length - since
    }
}

/// The time that is left in a progress view that follows one, or that has passed.
public struct DefaultDateProgressLabel {
    let interval: ClosedRange<Date>
    let countsDown: Bool
}

extension DefaultDateProgressLabel: View, PrimitiveView, UnaryView {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = view.attribute
        let tree = inputs.tree
        let seconds = inputs.attribute(
            Compared {
                let label = label.value
                let clock = IntervalClock(label.interval, tree)
                let length = label.interval.upperBound.timeIntervalSince(label.interval.lowerBound)
                // The last second lasts until it is over.
                return label.countsDown ? clock.rest.rounded(.up) : (length - clock.rest).rounded(.down)
            })
        let text = inputs.attribute(Distinct { Text(verbatim: Self.text(seconds.value)) })
        return Text._makeView(view: _GraphValue(text), inputs: inputs)
    }

    /// `1:05` or `2:00:09`.
    static func text(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds < 1e9 else { return "–" }
        let whole = Int(seconds)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        if hours > 0 { return "\(hours):\(two(minutes)):\(two(whole % 60))" }
        return "\(minutes):\(two(whole % 60))"
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Shows how far a task has come that reports to Foundation.
    public nonisolated init(_ progress: Progress) {
        self.init(fractionCompleted: nil, label: nil, currentValueLabel: nil, source: .progress(progress))
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    /// Empties, or fills, while time passes between two dates.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fractionCompleted: nil, label: label(), currentValueLabel: currentValueLabel(),
            source: .interval(timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label: View, CurrentValueLabel == DefaultDateProgressLabel {
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            fractionCompleted: nil, label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown),
            source: .interval(timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            fractionCompleted: nil, label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown),
            source: .interval(timerInterval, countsDown: countsDown))
    }
}
