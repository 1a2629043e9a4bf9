import Graph
import ViewCore

/// Shows how far a task has come, or that it goes on.
public struct ProgressView<Label, CurrentValueLabel> {
    /// From 0 to 1; nil for a task of unknown length.
    let fractionCompleted: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    /// What it follows by itself. Nil for a fraction that is given.
    var source: ProgressSource?
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView {
        self.init(fractionCompleted: nil, label: nil, currentValueLabel: nil)
    }

    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(fractionCompleted: nil, label: label(), currentValueLabel: nil)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fractionCompleted: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fractionCompleted: nil, label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    /// `value` counts from 0 to `total`; nil for a task of unknown length. What lies outside is reported and clamped.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(fractionCompleted: ProgressFraction.of(value, total), label: nil, currentValueLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(fractionCompleted: ProgressFraction.of(value, total), label: label(), currentValueLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fractionCompleted: ProgressFraction.of(value, total), label: label(),
            currentValueLabel: currentValueLabel())
    }

    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(fractionCompleted: ProgressFraction.of(value, total), label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(fractionCompleted: ProgressFraction.of(value, total), label: Text(title), currentValueLabel: nil)
    }

    /// The progress view that a style is asked to draw, drawn by the next outer style.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            fractionCompleted: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

/// How far a task has come.
enum ProgressFraction {
    /// From 0 to 1; nil where no value is known. A value outside of 0 to `total` is reported and clamped; what is not a
    /// number counts as 0.
    static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        if !(value >= 0 && value <= total) {
            Diagnostics.report(
                "a ProgressView's value of \(value) was clamped: it has to lie between 0 and the total of \(total)")
        }
        if value.isNaN || total.isNaN || value <= 0 { return 0 }
        if value >= total { return 1 }
        return total.isInfinite ? 0 : Double(value / total)
    }

    /// As it is spoken.
    static func text(_ fraction: Double) -> String {
        fraction.isFinite ? "\(Int((max(-1e9, min(1e9, fraction)) * 100).rounded()))%" : "0%"
    }
}

enum ProgressViewKind: ControlKind {
    typealias Configuration = ProgressViewStyleConfiguration
}

extension ProgressView: View, PrimitiveView, UnaryView where Label: View, CurrentValueLabel: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let progress = view.attribute
        let name = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: ProgressViewStyleConfiguration.Label.self, name)
        inner.place(
            view.part(inputs) { $0.currentValueLabel }, for: ProgressViewStyleConfiguration.CurrentValueLabel.self)
        let fraction = inputs.attribute(
            FollowedFraction(
                given: inputs.attribute(Distinct { progress.value.fractionCompleted }),
                source: inputs.attribute(Distinct { progress.value.source }), tree: inputs.tree))
        let configuration = inputs.attribute(
            Distinct {
                let progress = progress.value
                return ProgressViewStyleConfiguration(
                    fractionCompleted: fraction.value, label: progress.label.map { _ in .init() },
                    currentValueLabel: progress.currentValueLabel.map { _ in .init() })
            })
        var outputs = inner.styled(ProgressViewKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: DefaultProgressViewStyle(), in: subgraph)) { $0.makeBody(configuration: $1) }
        }
        // One made from a configuration is the same to those who cannot see it.
        if Label.self == ProgressViewStyleConfiguration.Label.self { return outputs }
        let isEnabled = inputs.environmentValue(\.isEnabled)
        outputs.present(inputs) { frame, children in
            PresentedNode(
                type: "ProgressView", role: .progress, label: name.text,
                value: configuration.value.fractionCompleted.map(ProgressFraction.text), frame: frame,
                isEnabled: isEnabled.value, children: children)
        }
        return outputs
    }
}
