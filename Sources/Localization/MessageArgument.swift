import Foundation

/// A value that stands in a text.
package enum MessageArgument: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case unsigned(UInt)
    case number(Double)
    /// In the format of C's `printf`, which is the specifier.
    case printed(String, number: Double?)
    case formatted(FormattedValue)
    /// What only rooms above know how to show.
    case embedded(EmbeddedValue)

    /// The number that decides between one and many; nil where it is none.
    package var count: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .number(let value): value
        case .printed(_, let number): number
        case .formatted(let value): value.number
        case .string, .embedded: nil
        }
    }
}

/// A value of a type that this room does not know, in a text.
package struct EmbeddedValue: Equatable, Sendable {
    package let value: any Sendable
    private let isEqual: @Sendable (any Sendable) -> Bool

    package init<Value: Equatable & Sendable>(_ value: Value) {
        self.value = value
        isEqual = { $0 as? Value == value }
    }

    package static func == (a: EmbeddedValue, b: EmbeddedValue) -> Bool { a.isEqual(b.value) }
}

/// A value with the style that formats it, formatted when the locale is known.
package struct FormattedValue: Equatable, @unchecked Sendable {
    private let input: any Equatable
    private let style: any Equatable
    private let format: (Locale?, Calendar?, TimeZone?) -> AttributedString
    package let number: Double?

    package init<F: FormatStyle>(_ input: F.FormatInput, _ style: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.input = input
        self.style = style
        number = Self.number(input)
        format = { AttributedString(Self.localized(style, $0, $1, $2).format(input)) }
    }

    package init<F: FormatStyle>(_ input: F.FormatInput, _ style: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.input = input
        self.style = style
        number = Self.number(input)
        format = { Self.localized(style, $0, $1, $2).format(input) }
    }

    /// A value in a formatter of the old kind, formatted at once: formatters have no value to compare.
    package init(_ subject: Any, formatter: Formatter) {
        let text = formatter.string(for: subject) ?? "\(subject)"
        input = text
        style = 0
        number = (subject as? NSNumber)?.doubleValue
        format = { _, _, _ in AttributedString(text) }
    }

    /// The style in the environment's locale, unless it names one of its own.
    private static func localized<F: FormatStyle>(
        _ style: F, _ locale: Locale?, _ calendar: Calendar?, _ timeZone: TimeZone?
    ) -> F {
        guard let locale, style.locale(.autoupdatingCurrent) == style || style.locale(.current) == style else {
            return style
        }
        var result = style.locale(locale)
        if var dates = result as? Date.FormatStyle {
            if let calendar, dates.calendar == .autoupdatingCurrent || dates.calendar == .current {
                dates.calendar = calendar
                dates.calendar.locale = locale
            }
            if let timeZone, dates.timeZone == .autoupdatingCurrent || dates.timeZone == .current {
                dates.timeZone = timeZone
            }
            result = dates as? F ?? result
        }
        return result
    }

    private static func number(_ input: Any) -> Double? {
        switch input {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    package func attributed(
        _ locale: Locale?, calendar: Calendar? = nil, timeZone: TimeZone? = nil
    ) -> AttributedString {
        format(locale, calendar, timeZone)
    }

    package func string(_ locale: Locale?, calendar: Calendar? = nil, timeZone: TimeZone? = nil) -> String {
        String(format(locale, calendar, timeZone).characters)
    }

    package static func == (a: FormattedValue, b: FormattedValue) -> Bool {
        func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { b as? T == a }
        return same(a.input, b.input) && same(a.style, b.style)
    }
}
