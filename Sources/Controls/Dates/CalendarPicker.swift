import CoreGraphics
import IdiomData
import ViewCore

/// A month of days to choose from, and a field for the time.
package struct CalendarPicker: View {
    let configuration: DatePickerStyleConfiguration
    let components: DatePickerComponents
    /// The month that is shown, counted from that of the selection.
    @State private var offset = 0
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    /// Of `components`, or what the picker shows if none are given.
    package init(configuration: DatePickerStyleConfiguration, components: DatePickerComponents? = nil) {
        self.configuration = configuration
        self.components = components ?? configuration.displayedComponents
    }

    package var body: some View {
        VStack(alignment: .leading) {
            configuration.label.modifier(ControlLabelModifier())
            if components.contains(.date) {
                MonthGrid(month: month, choice: DateChoice(configuration, .date), offset: $offset)
            }
            if components.contains(.hourAndMinute) {
                DateField(choice: DateChoice(configuration, .hourAndMinute), hasStepper: true)
            }
        }
    }

    private var month: CalendarMonth {
        let parts = DateParts(calendar: calendar, locale: locale, timeZone: timeZone, .date)
        return CalendarMonth(parts.calendar, around: configuration.selection, offset: offset)
    }
}

/// The days of a month in weeks.
struct CalendarMonth {
    let calendar: Calendar
    /// Its first day.
    let start: Date
    let dayCount: Int
    /// Days of the month before in the first week.
    let leading: Int

    /// `offset`: months on from that of `date`.
    init(_ calendar: Calendar, around date: Date, offset: Int) {
        self.calendar = calendar
        let parts = calendar.dateComponents([.era, .year, .month], from: date)
        let own = calendar.date(from: parts) ?? date
        start = calendar.date(byAdding: .month, value: offset, to: own) ?? own
        dayCount = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
        let weekday = calendar.component(.weekday, from: start)
        leading = (weekday - calendar.firstWeekday + 7) % 7
    }

    /// A day of the month, counted from 0, at a time of day.
    func day(_ index: Int, at time: Date) -> Date {
        let day = calendar.date(byAdding: .day, value: index, to: start) ?? start
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let clock = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: time)
        (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
        parts.nanosecond = clock.nanosecond
        return calendar.date(from: parts) ?? day
    }

    /// The first letters of the weekdays, from the week's first day on.
    var weekdays: [String] {
        let names = calendar.veryShortStandaloneWeekdaySymbols
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
    }

    var title: String {
        let names = calendar.shortStandaloneMonthSymbols
        let index = calendar.component(.month, from: start) - 1
        let name = names.indices.contains(index) ? names[index] : ""
        return "\(name) \(calendar.component(.year, from: start))"
    }
}

private struct MonthGrid: View {
    let month: CalendarMonth
    let choice: DateChoice
    @Binding var offset: Int
    @Environment(\.idiom) private var idiom

    var body: some View {
        let width = MetricTable.value(.calendarCellWidth, idiom)
        let height = MetricTable.value(.calendarCellHeight, idiom)
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Text(verbatim: month.title).font(.system(size: idiom == .desktop ? 12 : 17, weight: .semibold))
                Spacer()
                MonthButton(name: "Previous month", isForward: false) { offset -= 1 }
                MonthButton(name: "Next month", isForward: true) { offset += 1 }
            }
            .frame(width: width * 7, height: height * 1.2)
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { index in
                    Text(verbatim: month.weekdays[index])
                        .font(.system(size: idiom == .desktop ? 10 : 13))
                        .foregroundStyle(Color.secondary)
                        .frame(width: width, height: height)
                        .accessibilityHidden(true)
                }
            }
            ForEach(0..<6, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { day in
                        cell(week * 7 + day - month.leading).frame(width: width, height: height)
                    }
                }
            }
        }
    }

    @ViewBuilder private func cell(_ index: Int) -> some View {
        if index >= 0 && index < month.dayCount {
            let date = month.day(index, at: choice.selection.wrappedValue)
            let isSelected = month.calendar.isDate(date, inSameDayAs: choice.selection.wrappedValue)
            Button {
                offset = 0
                choice.choose(date)
            } label: {
                Text(verbatim: "\(index + 1)")
            }
            .buttonStyle(DayButtonStyle(isSelected: isSelected))
            .disabled(!isAllowed(index))
            .accessibilityAddTraits(isSelected ? .isSelected : [])
        } else {
            Color.clear
        }
    }

    /// Whether some moment of the day lies within the limits.
    private func isAllowed(_ index: Int) -> Bool {
        let start = month.calendar.startOfDay(for: month.day(index, at: choice.selection.wrappedValue))
        let end = month.calendar.date(byAdding: .day, value: 1, to: start) ?? start
        if let minimum = choice.minimum, end <= minimum { return false }
        if let maximum = choice.maximum, start > maximum { return false }
        return true
    }
}

private struct MonthButton: View {
    let name: String
    let isForward: Bool
    let action: () -> Void
    @Environment(\.idiom) private var idiom

    var body: some View {
        Button(action: action) {
            FaceView(MonthButtonFace(isForward: isForward))
                .frame(
                    width: MetricTable.value(.calendarCellWidth, idiom),
                    height: MetricTable.value(.calendarCellHeight, idiom))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
    }
}

/// A chevron along the text or against it.
private struct MonthButtonFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    var isForward: Bool

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let pointsRight = isForward != (drawing.environment.layoutDirection == .rightToLeft)
        let reach = min(frame.width, frame.height) * 0.2
        let x = pointsRight ? reach / 2 : -reach / 2
        drawing.line(
            [
                CGPoint(x: frame.midX - x, y: frame.midY - reach), CGPoint(x: frame.midX + x, y: frame.midY),
                CGPoint(x: frame.midX - x, y: frame.midY + reach),
            ], drawing.ink(0.6, 0.7), width: max(1.2, reach * 0.38))
    }
}

private struct DayButtonStyle: ButtonStyle {
    let isSelected: Bool
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyle) private var foregroundStyle

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: idiom == .desktop ? 11 : 17))
            .environment(\.foregroundStyle, isSelected && isEnabled ? AnyShapeStyle(Color.white) : foregroundStyle)
            .opacity(isEnabled ? 1 : ControlLabelModifier.disabledOpacity)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { FaceView(DayFace(isSelected: isSelected, isPressed: configuration.isPressed)) }
            .contentShape(Rectangle())
    }
}

/// What is behind a day: a filled disc for the one that is chosen.
private struct DayFace: ControlFace {
    typealias AnimatableData = EmptyAnimatableData

    var isSelected: Bool
    var isPressed: Bool

    func draw(_ drawing: inout FaceDrawing, in frame: CGRect, phase: Int) {
        let side = min(frame.width, frame.height) - 1
        let disc = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        if isSelected && drawing.isEnabled {
            drawing.fill(.capsule(disc), drawing.accent(in: disc))
        } else if isPressed {
            drawing.fill(.capsule(disc), drawing.ink(0.1, 0.15))
        }
    }
}
