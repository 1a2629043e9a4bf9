import Foundation
import Graph
import ViewValues

/// What a timeline's content is given, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A view whose content is made anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The date for which the content is made.
    public struct Context {
        /// How often the content is made anew, from the most often to the least.
        public enum Cadence: Comparable, Sendable {
            case live
            case seconds
            case minutes
        }

        /// The latest date of the schedule.
        public let date: Date
        public let cadence: Cadence
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView.Context: Sendable {}

extension TimelineView: View, PrimitiveView, UnaryView where Content: View {
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let schedule = view.part(inputs) { $0.schedule }.attribute
        let date = inputs.attribute(TimelineDate(schedule: schedule, tree: inputs.tree))
        let content = inputs.attribute(TimelineContent(view: view.attribute, date: date, tree: inputs.tree))
        let list = Content._makeViewList(view: _GraphValue(content), inputs: _ViewListInputs(inputs.inside(nil)))
        return ImplicitContainer.make(list: list, inputs: inputs.inside(nil))
    }
}

/// The latest date of a schedule, and a date by which the rule runs again.
private struct TimelineDate<Schedule: TimelineSchedule>: Rule {
    let schedule: Attribute<Schedule>
    unowned(unsafe) let tree: ViewGraph
    private var entries: Schedule.Entries.Iterator?
    private var began: Schedule?
    private var latest: Date?
    private var next: Date?

    /// More dates than these were missed at once: those that are left begin now.
    private static var longestDelay: Int { 1_000 }

    init(schedule: Attribute<Schedule>, tree: ViewGraph) {
        self.schedule = schedule
        self.tree = tree
    }

    mutating func update(_ output: inout Output<Date>) {
        let schedule = schedule.value
        if let animation = schedule as? AnimationTimelineSchedule, animation.isEveryFrame {
            began = nil
            _ = tree.time.value
            output.setIfDifferent(tree.date)
            return
        }
        let now = tree.date.addingTimeInterval(TimelineInterval.slack)
        if began.map({ !ValueEquality.areEqual($0, schedule) }) ?? true { begin(schedule) }
        if catchUp(with: now) == false {
            begin(schedule)
            if catchUp(with: now) == false {
                Diagnostics.report("a timeline's schedule does not come to the present; its dates have to ascend")
                next = nil
            }
        }
        if let next { tree.evaluateAgain(at: next) }
        // Before the first of the dates, it is the first that counts.
        output.setIfDifferent(latest ?? next ?? tree.date)
    }

    private mutating func begin(_ schedule: Schedule) {
        began = schedule
        entries = schedule.entries(from: tree.date, mode: .normal).makeIterator()
        latest = nil
        next = entries?.next()
    }

    /// Whether the next date lies ahead, or there is none.
    private mutating func catchUp(with now: Date) -> Bool {
        var count = 0
        while let due = next, due <= now {
            latest = due
            next = entries?.next()
            count += 1
            if count == Self.longestDelay { return false }
        }
        return true
    }
}

/// Makes the content for each new date, and when the closure or what it observed has changed.
private struct TimelineContent<Schedule: TimelineSchedule, Content: View>: Rule {
    let view: Attribute<TimelineView<Schedule, Content>>
    let date: Attribute<Date>
    unowned(unsafe) let tree: ViewGraph
    let identity = BodyIdentity()

    mutating func update(_ output: inout Output<Content>) {
        let view = view.value
        let context = TimelineViewDefaultContext(date: date.value, cadence: .live)
        let content = tree.observing(identity) { view.content(context) }
        output.set(content) { ValueEquality.areEqual($0, $1) }
    }
}
