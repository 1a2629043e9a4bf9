import Graph
import ViewCore

/// A control that sets a number by the place of a knob on a track.
public struct Slider<Label, ValueLabel> {
    let value: Binding<Double>
    let scale: SliderScale
    let onEditingChanged: (Bool) -> Void
    let label: Label
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel

    fileprivate nonisolated init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ onEditingChanged: @escaping (Bool) -> Void,
        _ label: Label, _ minimumValueLabel: ValueLabel, _ maximumValueLabel: ValueLabel
    ) where V.Stride: BinaryFloatingPoint {
        self.value = value[dynamicMember: \V.sliderNumber]
        scale = SliderScale(
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) })
        self.onEditingChanged = onEditingChanged
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }
}

extension BinaryFloatingPoint {
    /// The number as sliders count.
    fileprivate var sliderNumber: Double {
        get { Double(self) }
        set { self = Self(newValue) }
    }
}

extension Slider where Label: View, ValueLabel: View {
    /// `onEditingChanged` is called with true when a drag begins and with false when it has ended.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
    }

    /// The value is a whole number of steps above the lower bound.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel())
    }

    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
    }

    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, label(), minimumValueLabel, maximumValueLabel)
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
    }
}

extension Slider: View, PrimitiveView, UnaryView where Label: View, ValueLabel: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let slider = view.attribute
        let name = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: SliderLabel.self, name)
        inner.place(view.part(inputs) { $0.minimumValueLabel }, for: SliderMinimumLabel.self)
        inner.place(view.part(inputs) { $0.maximumValueLabel }, for: SliderMaximumLabel.self)
        let value = TrackedBody.make(slider, inputs, isReported: false) { $0.scale.fraction(of: $0.value.wrappedValue) }
        let number = SliderNumber(
            read: { slider.isAlive ? (slider.peeked.value.wrappedValue, slider.peeked.scale) : nil },
            write: { if slider.isAlive { slider.peeked.value.wrappedValue = $0 } },
            edit: { if slider.isAlive { slider.peeked.onEditingChanged($0) } })
        let body = inputs.attribute(
            Distinct {
                SliderBody(fraction: value.value, stepCount: slider.value.scale.stepCount, number: number)
            })
        var outputs = SliderBody._makeView(view: _GraphValue(body), inputs: inner)
        let isEnabled = inputs.environmentValue(\.isEnabled)
        outputs.present(inputs) { frame, children in
            let isEnabled = isEnabled.value
            return PresentedNode(
                type: "Slider", role: .slider, label: name.text, value: ProgressFraction.text(value.value),
                frame: frame, isEnabled: isEnabled, setValue: isEnabled ? number.set(text:) : nil,
                combinesChildren: true, children: children)
        }
        return outputs
    }
}

/// Stands for a slider's label.
struct SliderLabel: Placeholder {
    typealias Body = Never
}

/// Stands for the label at the lower end of a slider.
struct SliderMinimumLabel: Placeholder {
    typealias Body = Never
}

/// Stands for the label at the upper end of a slider.
struct SliderMaximumLabel: Placeholder {
    typealias Body = Never
}

/// A slider's parts beside one another: its label, and the track between the labels of its ends.
private struct SliderBody: View {
    let fraction: Double
    let stepCount: Int?
    let number: SliderNumber

    var body: some View {
        LabeledLine(alignment: .faceCenter) {
            SliderLabel().modifier(ControlLabelModifier())
        } content: {
            SliderMinimumLabel().modifier(ControlLabelModifier())
            SliderTrack(face: SliderFace(fraction: fraction, stepCount: stepCount), number: number)
            SliderMaximumLabel().modifier(ControlLabelModifier())
        }
    }
}
