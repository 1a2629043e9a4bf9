import Graph
import ViewCore

/// Shows a value between two bounds.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
    /// From 0 to 1.
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let minimumValueLabel: BoundsLabel?
    let maximumValueLabel: BoundsLabel?
    let markedValueLabels: MarkedValueLabels?
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    /// A value outside of the bounds is reported and drawn at the nearer one.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            fraction: GaugeFraction.of(value, bounds), label: label(), currentValueLabel: nil, minimumValueLabel: nil,
            maximumValueLabel: nil, markedValueLabels: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            fraction: GaugeFraction.of(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: nil, maximumValueLabel: nil, markedValueLabels: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            fraction: GaugeFraction.of(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(), markedValueLabels: nil)
    }

    /// The built-in styles do not show the labels of values in between.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            fraction: GaugeFraction.of(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: nil, maximumValueLabel: nil, markedValueLabels: markedValueLabels())
    }

    /// The built-in styles do not show the labels of values in between.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            fraction: GaugeFraction.of(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
            markedValueLabels: markedValueLabels())
    }
}

/// Where a gauge's value lies.
enum GaugeFraction {
    /// From 0 to 1.
    static func of<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        if !bounds.contains(value) {
            Diagnostics.report("a Gauge's value of \(value) was clamped: it has to lie within its bounds, \(bounds)")
        }
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        guard length > 0, length.isFinite, !value.isNaN else { return 0 }
        return max(0, min(1, (Double(value) - Double(bounds.lowerBound)) / length))
    }
}

extension Gauge: View, PrimitiveView, UnaryView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let gauge = view.attribute
        let name = ControlName()
        let value = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: GaugeStyleConfiguration.Label.self, name)
        inner.place(
            view.part(inputs) { $0.currentValueLabel }, for: GaugeStyleConfiguration.CurrentValueLabel.self
        ) { value.observe($0) }
        inner.place(
            view.part(inputs) { $0.minimumValueLabel }, for: GaugeStyleConfiguration.MinimumValueLabel.self)
        inner.place(
            view.part(inputs) { $0.maximumValueLabel }, for: GaugeStyleConfiguration.MaximumValueLabel.self)
        inner.place(
            view.part(inputs) { $0.markedValueLabels }, for: GaugeStyleConfiguration.MarkedValueLabel.self)
        let configuration = inputs.attribute(
            Distinct {
                let gauge = gauge.value
                return GaugeStyleConfiguration(
                    value: gauge.fraction, label: .init(),
                    currentValueLabel: gauge.currentValueLabel.map { _ in .init() },
                    minimumValueLabel: gauge.minimumValueLabel.map { _ in .init() },
                    maximumValueLabel: gauge.maximumValueLabel.map { _ in .init() })
            })
        var outputs = inner.styled(GaugeKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: DefaultGaugeStyle(), in: subgraph)) { $0.makeBody(configuration: $1) }
        }
        let isEnabled = inputs.environmentValue(\.isEnabled)
        outputs.present(inputs) { frame, children in
            PresentedNode(
                type: "Gauge", role: .progress, label: name.text,
                value: value.text ?? ProgressFraction.text(configuration.value.value), frame: frame,
                isEnabled: isEnabled.value, combinesChildren: true, children: children)
        }
        return outputs
    }
}
