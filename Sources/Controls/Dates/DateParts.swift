import Foundation
import ViewCore

/// A date in the parts in which it is shown and set, in the calendar, the language and the time zone of a place.
package struct DateParts {
    /// Something that a date is made of.
    enum Field: Equatable {
        case year
        case month
        case day
        case hour
        case minute
        case period
    }

    /// A part of a date as it is written. A nil field is what stands between them.
    struct Segment: Equatable {
        let field: Field?
        let text: String
    }

    let calendar: Calendar
    let locale: Locale
    let components: DatePickerComponents

    init(calendar: Calendar, locale: Locale, timeZone: TimeZone, _ components: DatePickerComponents) {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        self.calendar = calendar
        self.locale = locale
        self.components = components
    }

    package init(_ environment: EnvironmentValues, _ components: DatePickerComponents) {
        self.init(
            calendar: environment.calendar, locale: environment.locale, timeZone: environment.timeZone, components)
    }

    // MARK: Writing

    /// The parts in the order of the language.
    func segments(of date: Date) -> [Segment] {
        var segments: [Segment] = []
        if components.contains(.date) { segments += self.segments(of: date, template: "yMd") }
        if components.contains(.hourAndMinute) {
            if !segments.isEmpty { segments.append(Segment(field: nil, text: ", ")) }
            segments += self.segments(of: date, template: "jm")
        }
        return segments
    }

    package func text(of date: Date) -> String { segments(of: date).map(\.text).joined() }

    private func segments(of date: Date, template: String) -> [Segment] {
        let pattern =
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
            ?? (template == "jm" ? "HH:mm" : "y-MM-dd")
        var segments: [Segment] = []
        var literal = ""
        func endLiteral() {
            if !literal.isEmpty { segments.append(Segment(field: nil, text: literal)) }
            literal = ""
        }
        var isQuoted = false
        var rest = Substring(pattern)
        while let letter = rest.first {
            if letter == "'" {
                isQuoted.toggle()
                rest.removeFirst()
                continue
            }
            if isQuoted || !letter.isASCII || !letter.isLetter {
                literal.append(letter)
                rest.removeFirst()
                continue
            }
            let run = rest.prefix { $0 == letter }
            rest = rest.dropFirst(run.count)
            guard let field = Self.field(letter) else { continue }
            endLiteral()
            segments.append(Segment(field: field, text: text(field, of: date, letter: letter, width: run.count)))
        }
        endLiteral()
        return segments
    }

    private static func field(_ letter: Character) -> Field? {
        switch letter {
        case "y", "u", "Y": .year
        case "M", "L": .month
        case "d": .day
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .period
        default: nil
        }
    }

    private func text(_ field: Field, of date: Date, letter: Character, width: Int) -> String {
        switch field {
        case .period: return periods[value(.hour, of: date) < 12 ? 0 : 1]
        case .hour:
            let hour = value(.hour, of: date)
            let shown =
                switch letter {
                case "h": hour % 12 == 0 ? 12 : hour % 12
                case "K": hour % 12
                case "k": hour == 0 ? 24 : hour
                default: hour
                }
            return padded(shown, width)
        case .minute: return padded(value(.minute, of: date), 2)
        case .year: return padded(value(.year, of: date), width)
        default: return padded(value(field, of: date), width)
        }
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }

    private var periods: [String] { [calendar.amSymbol, calendar.pmSymbol] }

    // MARK: Reading and changing

    func value(_ field: Field, of date: Date) -> Int {
        switch field {
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date)
        case .day: calendar.component(.day, from: date)
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date)
        case .period: calendar.component(.hour, from: date) < 12 ? 0 : 1
        }
    }

    /// The values that a part can have in the month and year of a date.
    func range(_ field: Field, at date: Date) -> ClosedRange<Int> {
        switch field {
        case .year: return 1...9999
        case .month: return 1...(calendar.range(of: .month, in: .year, for: date)?.count ?? 12)
        case .day: return 1...(calendar.range(of: .day, in: .month, for: date)?.count ?? 31)
        case .hour: return 0...23
        case .minute: return 0...59
        case .period: return 0...1
        }
    }

    /// The date with one part changed; a day that its new month does not have is the month's last.
    func setting(_ field: Field, to value: Int, of date: Date) -> Date {
        var parts = calendar.dateComponents(
            [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        switch field {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
        }
        if field == .year || field == .month {
            var first = parts
            first.day = 1
            let days = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
            if let days, let day = parts.day { parts.day = min(day, days) }
        }
        return calendar.date(from: parts) ?? date
    }

    /// The date with one part a step on or back; past its last value a part begins again, and the others stay.
    func stepping(_ field: Field, by step: Int, of date: Date) -> Date {
        let range = range(field, at: date)
        let count = range.count
        let offset = value(field, of: date) - range.lowerBound + step
        return setting(field, to: range.lowerBound + ((offset % count) + count) % count, of: date)
    }

    static func clamped(_ date: Date, _ minimum: Date?, _ maximum: Date?) -> Date {
        var date = date
        if let maximum { date = min(date, maximum) }
        if let minimum { date = max(date, minimum) }
        return date
    }

    /// Reads `2026-11-30`, `14:05` or both with a blank or a `T` between them; what is missing is that of `near`. Nil for what
    /// is no date.
    func date(from text: String, near: Date) -> Date? {
        let pieces = text.split { $0 == " " || $0 == "T" }
        if pieces.isEmpty || pieces.count > 2 { return nil }
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: near)
        for piece in pieces {
            if piece.contains(":") {
                let numbers = piece.split(separator: ":").compactMap { Int($0) }
                guard numbers.count >= 2, (0...23).contains(numbers[0]), (0...59).contains(numbers[1]) else {
                    return nil
                }
                parts.hour = numbers[0]
                parts.minute = numbers[1]
            } else {
                let numbers = piece.split(separator: "-").compactMap { Int($0) }
                guard numbers.count == 3, (1...9999).contains(numbers[0]), numbers[1] > 0, numbers[2] > 0 else {
                    return nil
                }
                (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
                guard parts.isValidDate(in: calendar) else { return nil }
            }
        }
        return calendar.date(from: parts)
    }
}
