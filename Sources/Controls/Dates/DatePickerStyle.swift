import Graph
import ViewCore

/// How date pickers look and what sets them.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a date picker.
public struct DatePickerStyleConfiguration {
    /// Stands for the label.
    public struct Label {}

    /// The earliest date that can be chosen. Nil for no limit.
    public let minimumDate: Date?
    /// The latest date that can be chosen. Nil for no limit.
    public let maximumDate: Date?
    /// What of the date is shown and can be chosen.
    public let displayedComponents: DatePickerComponents
    @Binding public var selection: Date
    public let label: DatePickerStyleConfiguration.Label
}

extension DatePickerStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

enum DatePickerKind: ControlKind {
    typealias Configuration = DatePickerStyleConfiguration
}

struct DatePickerStyleModifier<Style: DatePickerStyle> {
    let style: Style
}

extension DatePickerStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: DatePickerKind.self)
    }
}

extension View {
    /// How the date pickers in this view look.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(DatePickerStyleModifier(style: style))
    }
}
