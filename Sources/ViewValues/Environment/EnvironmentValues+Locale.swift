import Foundation

private enum LocaleKey: EnvironmentKey {
    static let defaultValue = Locale.current
}

private enum CalendarKey: EnvironmentKey {
    static let defaultValue = Calendar.current
}

private enum TimeZoneKey: EnvironmentKey {
    static let defaultValue = TimeZone.current
}

extension EnvironmentValues {
    /// The language and region that text and formats follow.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar in which dates are shown.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone in which dates are shown.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
