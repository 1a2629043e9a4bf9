import Graph
import ViewCore

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a gauge.
public struct GaugeStyleConfiguration {
    /// Stands for the label, which says what is measured.
    public struct Label {}

    /// Stands for the label of the value.
    public struct CurrentValueLabel {}

    /// Stands for the label of the least value.
    public struct MinimumValueLabel {}

    /// Stands for the label of the greatest value.
    public struct MaximumValueLabel {}

    /// Stands for the labels of values in between.
    public struct MarkedValueLabel {}

    /// From 0 to 1.
    public var value: Double
    public var label: GaugeStyleConfiguration.Label
    /// Nil without one.
    public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    /// Nil without one.
    public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    /// Nil without one.
    public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

extension GaugeStyleConfiguration.CurrentValueLabel: Placeholder {
    public typealias Body = Never
}

extension GaugeStyleConfiguration.MinimumValueLabel: Placeholder {
    public typealias Body = Never
}

extension GaugeStyleConfiguration.MaximumValueLabel: Placeholder {
    public typealias Body = Never
}

enum GaugeKind: ControlKind {
    typealias Configuration = GaugeStyleConfiguration
}

struct GaugeStyleModifier<Style: GaugeStyle> {
    let style: Style
}

extension GaugeStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: GaugeKind.self)
    }
}

extension View {
    /// How the gauges in this view look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(GaugeStyleModifier(style: style))
    }
}

extension GaugeStyleConfiguration.MarkedValueLabel: Placeholder {
    public typealias Body = Never
}
