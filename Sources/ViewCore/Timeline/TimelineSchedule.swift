import Foundation

/// How often a timeline may be updated.
public enum TimelineScheduleMode: Sendable {
    case normal
    /// While little power is to be used.
    case lowFrequency
}

/// When a `TimelineView` makes its content anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates, in ascending order, from `startDate` on; the last that is not later than that may come first.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let first: Date
        let interval: TimeInterval
        var index = 0.0

        public mutating func next() -> Date? {
            defer { index += 1 }
            return first.addingTimeInterval(index * interval)
        }
    }

    let first: Date
    let interval: TimeInterval

    /// Dates `interval` seconds apart, of which `startDate` is the first.
    public init(from startDate: Date, by interval: TimeInterval) {
        first = startDate
        self.interval = TimelineInterval.valid(interval, "periodic")
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = ((startDate.timeIntervalSince(first) + TimelineInterval.slack) / interval).rounded(.down)
        return Entries(first: first, interval: interval, index: max(passed, 0))
    }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: PeriodicTimelineSchedule.Entries

        public mutating func next() -> Date? { dates.next() }
    }

    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
        let seconds = startDate.timeIntervalSinceReferenceDate
        let minute = ((seconds + TimelineInterval.slack) / 60).rounded(.down)
        return Entries(dates: .init(first: minutes.first, interval: 60, index: minute))
    }
}

/// The dates of a sequence.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    /// Dates that ascend.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Every frame, or as often as frames may come.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: PeriodicTimelineSchedule.Entries
        let isPaused: Bool

        public mutating func next() -> Date? {
            isPaused && dates.index > 0 ? nil : dates.next()
        }
    }

    let minimumInterval: TimeInterval?
    let isPaused: Bool

    /// `minimumInterval`: the seconds between two updates at least; nil for every frame.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.map { TimelineInterval.valid($0, "animation") }
        isPaused = paused
    }

    /// Whether every frame of the host's is an update.
    var isEveryFrame: Bool { !isPaused && (minimumInterval ?? 0) <= TimelineInterval.frame }

    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        let interval = minimumInterval ?? TimelineInterval.frame
        return Entries(dates: .init(first: start, interval: interval), isPaused: isPaused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates `interval` seconds apart, of which `startDate` is the first.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// The dates of a sequence, which ascend.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Frames `minimumInterval` seconds apart at least; none while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

/// Seconds between the dates of schedules.
enum TimelineInterval {
    /// Of one frame.
    static let frame = 1.0 / 60
    /// A date is due a little before it, as clocks are short of it by the last bits of their numbers.
    static let slack = 1e-6

    static func valid(_ interval: Double, _ name: String) -> Double {
        if interval.isFinite && interval > 0 { return interval }
        if interval != 0 || name == "periodic" {
            Diagnostics.report(
                "the interval \(interval) of the schedule \(name) was replaced by a frame's: it has to be above 0")
        }
        return frame
    }
}
