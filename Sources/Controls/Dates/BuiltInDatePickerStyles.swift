import CoreGraphics
import IdiomData
import ViewCore

/// The style of the platform: a field with a stepper on the desktop, a field on a phone.
public struct DefaultDatePickerStyle: DatePickerStyle {
    @Environment(\.idiom) private var idiom

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DateFieldPicker(configuration: configuration, hasStepper: idiom == .desktop)
    }
}

/// A field whose parts are set by typing and by the arrow keys, with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DateFieldPicker(configuration: configuration, hasStepper: true)
    }
}

/// A field whose parts are set by typing and by the arrow keys.
public struct FieldDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DateFieldPicker(configuration: configuration, hasStepper: false)
    }
}

/// A month of days, and a field for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CalendarPicker(configuration: configuration)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    @MainActor @preconcurrency public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    @MainActor @preconcurrency public static var stepperField: StepperFieldDatePickerStyle {
        StepperFieldDatePickerStyle()
    }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    @MainActor @preconcurrency public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    @MainActor @preconcurrency public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private struct DateFieldPicker: View {
    let configuration: DatePickerStyleConfiguration
    let hasStepper: Bool

    var body: some View {
        LabeledLine {
            configuration.label.modifier(ControlLabelModifier())
        } content: {
            DateField(
                choice: DateChoice(configuration, configuration.displayedComponents), hasStepper: hasStepper)
        }
    }
}

/// A date that is chosen within limits.
package struct DateChoice {
    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: DatePickerComponents

    package init(_ configuration: DatePickerStyleConfiguration, _ components: DatePickerComponents) {
        selection = configuration.$selection
        minimum = configuration.minimumDate
        maximum = configuration.maximumDate
        self.components = components
    }

    func choose(_ date: Date) {
        let date = DateParts.clamped(date, minimum, maximum)
        if date != selection.wrappedValue { selection.wrappedValue = date }
    }
}
