import Graph
import ViewCore

/// What of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control that sets a date.
public struct DatePicker<Label> {
    public typealias Components = DatePickerComponents

    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: Components
    let label: Label

    fileprivate nonisolated init(
        _ selection: Binding<Date>, from minimum: Date? = nil, through maximum: Date? = nil, _ components: Components,
        _ label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }
}

extension DatePicker where Label: View {
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, displayedComponents, label())
    }

    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label())
    }

    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, label())
    }

    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, through: range.upperBound, displayedComponents, label())
    }
}

extension DatePicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, through: range.upperBound, displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, displayedComponents, Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, displayedComponents, Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, through: range.upperBound, displayedComponents, Text(title))
    }
}

extension DatePicker: View, PrimitiveView, UnaryView where Label: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let picker = view.attribute
        let name = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: DatePickerStyleConfiguration.Label.self, name)
        let date = TrackedBody.make(picker, inputs, isReported: false) { $0.selection.wrappedValue }
        let binding = inputs.attribute(Distinct { picker.value.selection })
        let configuration = inputs.attribute(
            Computed {
                let picker = picker.value
                // Read so that the style's body runs for each date.
                _ = date.value
                return DatePickerStyleConfiguration(
                    minimumDate: picker.minimum, maximumDate: picker.maximum, displayedComponents: picker.components,
                    selection: binding.value, label: .init())
            })
        var outputs = inner.styled(DatePickerKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: DefaultDatePickerStyle(), in: subgraph)) { $0.makeBody(configuration: $1) }
        }
        let isEnabled = inputs.environmentValue(\.isEnabled)
        let environment = inputs.environment
        func set(_ text: String) -> Bool {
            guard picker.isAlive, environment.isAlive else { return false }
            let picker = picker.peeked
            let parts = DateParts(environment.peeked, picker.components)
            guard let date = parts.date(from: text, near: picker.selection.wrappedValue) else { return false }
            picker.selection.wrappedValue = DateParts.clamped(date, picker.minimum, picker.maximum)
            return true
        }
        outputs.present(inputs) { frame, children in
            let isEnabled = isEnabled.value
            return PresentedNode(
                type: "DatePicker", role: .picker, label: name.text,
                value: DateParts(environment.value, picker.value.components).text(of: date.value), frame: frame,
                isEnabled: isEnabled, setValue: isEnabled ? set : nil, combinesChildren: true, children: children)
        }
        return outputs
    }
}
