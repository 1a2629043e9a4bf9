import Foundation
import ViewValues

extension Text {
    /// How a date is shown, and kept up to date where it is shown relative to now.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Kind: String, Hashable, Sendable, Codable { case date, time, relative, offset, timer }

        let kind: Kind

        /// The day: June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// The time of day: 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// How far from now: 2 hours, 23 minutes.
        public static let relative = DateStyle(kind: .relative)
        /// How far from now, before or after: +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// How far from now, as on a clock: 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date, which follows the clock where the style is relative to now.
    public init(_ date: Date, style: Text.DateStyle) {
        self.init(storage: .date(.styled(date, style)))
    }

    /// The range between two dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(storage: .date(.range(dates.lowerBound, dates.upperBound)))
    }

    public init(_ interval: DateInterval) {
        self.init(storage: .date(.range(interval.start, interval.end)))
    }

    /// A clock that runs from one date to another, down to zero or up from it; it stands at `pauseTime`, nil for never.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            storage: .date(
                .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

/// A date or a clock in a text.
package enum DateText: Equatable, Sendable {
    case styled(Date, Text.DateStyle)
    case range(Date, Date)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    /// What it says at a time, and until when it says that; nil for ever.
    package func text(at now: Date, in environment: EnvironmentValues) -> (text: String, until: Date?) {
        switch self {
        case .styled(let date, let style):
            switch style.kind {
            case .date: return (DateWords.format(date, .long, .omitted, environment), nil)
            case .time: return (DateWords.format(date, .omitted, .shortened, environment), nil)
            case .relative: return (DateWords.distance(date, now, parts: 2, environment), Self.nextSecond(date, now))
            case .offset:
                let sign = date >= now ? "+" : "\u{2212}"
                return (sign + DateWords.distance(date, now, parts: 1, environment), Self.nextSecond(date, now))
            case .timer:
                let seconds = date.timeIntervalSince(now)
                // What is to come counts down to zero and then up.
                let whole = seconds > 0 ? seconds.rounded(.up) : (-seconds).rounded(.down)
                return (ClockText.text(whole, showsHours: true), Self.nextSecond(date, now))
            }
        case .range(let start, let end):
            return (DateWords.range(start, end, environment), nil)
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            let shown = pauseTime ?? now
            let at = min(max(shown, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown
                ? interval.upperBound.timeIntervalSince(at).rounded(.up)
                : at.timeIntervalSince(interval.lowerBound).rounded(.down)
            let text = ClockText.text(seconds, showsHours: showsHours)
            if pauseTime != nil || now >= interval.upperBound { return (text, nil) }
            if now < interval.lowerBound { return (text, interval.lowerBound) }
            let anchor = countsDown ? interval.upperBound : interval.lowerBound
            return (text, min(Self.nextSecond(anchor, now), interval.upperBound))
        }
    }

    /// The next time after `now` that is whole seconds away from `date`.
    private static func nextSecond(_ date: Date, _ now: Date) -> Date {
        let distance = now.timeIntervalSince(date)
        guard distance.isFinite, abs(distance) < 1e12 else { return now.addingTimeInterval(1) }
        let next = date.addingTimeInterval(distance.rounded(.down) + 1)
        // Beyond what a sum of such numbers can miss.
        return next.timeIntervalSince(now) < 1e-4 ? next.addingTimeInterval(1) : next
    }
}

/// Seconds as on a clock.
enum ClockText {
    static func text(_ seconds: Double, showsHours: Bool) -> String {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return "0:00" }
        let all = Int(max(seconds, 0))
        func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        if showsHours && all >= 3600 { return "\(all / 3600):\(padded(all / 60 % 60)):\(padded(all % 60))" }
        return "\(all / 60):\(padded(all % 60))"
    }
}

/// Dates in words.
enum DateWords {
    static func format(
        _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
        _ environment: EnvironmentValues
    ) -> String {
        var style = Date.FormatStyle(date: day, time: time, locale: environment.locale)
        style.calendar = environment.calendar
        style.calendar.locale = environment.locale
        style.timeZone = environment.timeZone
        return style.format(date)
    }

    /// From one time to another; the days too where those differ (a guess).
    static func range(_ start: Date, _ end: Date, _ environment: EnvironmentValues) -> String {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let isOneDay = calendar.isDate(start, inSameDayAs: end)
        if isOneDay {
            return
                "\(format(start, .omitted, .shortened, environment)) – \(format(end, .omitted, .shortened, environment))"
        }
        return "\(format(start, .abbreviated, .shortened, environment)) – "
            + format(end, .abbreviated, .shortened, environment)
    }

    /// How far apart two times are, in the largest units.
    static func distance(_ a: Date, _ b: Date, parts: Int, _ environment: EnvironmentValues) -> String {
        let (start, end) = (min(a, b), max(a, b))
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        // A part of a second is none.
        let seconds = end.timeIntervalSince(start)
        guard seconds.isFinite, seconds < 1e11 else { return "" }
        let whole = start.addingTimeInterval(seconds.rounded(a > b ? .up : .down))
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: start, to: whole)
        let units: [(Int, String, Duration.UnitsFormatStyle.Unit?)] = [
            (found.year ?? 0, "year", nil), (found.month ?? 0, "month", nil), (found.day ?? 0, "day", .days),
            (found.hour ?? 0, "hour", .hours), (found.minute ?? 0, "minute", .minutes),
            (found.second ?? 0, "second", .seconds),
        ]
        let first = units.firstIndex { $0.0 != 0 } ?? units.count - 1
        let chosen = units[first..<min(first + parts, units.count)].filter { $0.0 != 0 || first == units.count - 1 }
        return chosen.map { word($0.0, $0.1, $0.2, environment.locale) }.joined(separator: ", ")
    }

    /// Years and months have no words but English ones here: Foundation's durations end with weeks.
    private static func word(
        _ count: Int, _ name: String, _ unit: Duration.UnitsFormatStyle.Unit?, _ locale: Locale
    ) -> String {
        guard let unit else { return "\(count) \(count == 1 ? name : name + "s")" }
        let seconds: Int =
            switch unit {
            case .days: count * 86_400
            case .hours: count * 3_600
            case .minutes: count * 60
            default: count
            }
        let style = Duration.UnitsFormatStyle(allowedUnits: [unit], width: .wide).locale(locale)
        return style.format(.seconds(seconds))
    }
}
