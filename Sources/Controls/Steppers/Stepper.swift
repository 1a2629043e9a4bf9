import Graph
import IdiomData
import ViewCore

/// A control that makes a value more or less, step by step.
public struct Stepper<Label> {
    let label: Label
    let steps: StepperSteps
    /// Where the value is seen and typed. Nil where the label says it.
    let field: AnyView?
    let onEditingChanged: (Bool) -> Void

    fileprivate nonisolated init(
        _ label: Label, _ steps: StepperSteps, field: AnyView? = nil, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.steps = steps
        self.field = field
        self.onEditingChanged = onEditingChanged
    }
}

extension Stepper where Label: View {
    /// Moves a value that is shown in a field between the label and the buttons.
    package nonisolated init<V: Strideable>(
        _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, field: AnyView,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(label, StepperSteps(value, bounds, step), field: field, onEditingChanged)
    }
}

extension Stepper where Label: View {
    /// Does what the closures do; a nil one cannot be asked for. `onEditingChanged` is called with true when a press
    /// begins and with false when it has ended.
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged)
    }

    /// Moves a value by a step.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), StepperSteps(value, nil, step), onEditingChanged)
    }

    /// Moves a value by a step within bounds.
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label(), StepperSteps(value, bounds, step), onEditingChanged)
    }

    // Apple's older order.

    @_disfavoredOverload
    public nonisolated init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), StepperSteps(value, nil, step), onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), StepperSteps(value, bounds, step), onEditingChanged)
    }
}

extension Stepper where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            Text(titleKey), StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), StepperSteps(onIncrement: onIncrement, onDecrement: onDecrement), onEditingChanged)
    }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), StepperSteps(value, nil, step), onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), StepperSteps(value, nil, step), onEditingChanged)
    }

    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(titleKey), StepperSteps(value, bounds, step), onEditingChanged)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(Text(title), StepperSteps(value, bounds, step), onEditingChanged)
    }
}

extension Stepper: View, PrimitiveView, UnaryView where Label: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let stepper = view.attribute
        let name = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: StepperLabel.self, name)
        let state = TrackedBody.make(stepper, inputs, isReported: false) { $0.steps.state() }
        let steps = LiveSteps(
            steps: { stepper.isAlive ? stepper.peeked.steps : nil },
            edit: { if stepper.isAlive { stepper.peeked.onEditingChanged($0) } })
        let body = inputs.attribute(
            Distinct { StepperBody(state: state.value, steps: steps, field: stepper.value.field) })
        var outputs = StepperBody._makeView(view: _GraphValue(body), inputs: inner)
        let isEnabled = inputs.environmentValue(\.isEnabled)
        outputs.present(inputs) { frame, children in
            let isEnabled = isEnabled.value
            var details = SpokenDetails()
            if isEnabled { details.adjust = { steps.step($0) } }
            return PresentedNode(
                type: "Stepper", role: .stepper, label: name.text, value: state.value.value, frame: frame,
                isEnabled: isEnabled, setValue: isEnabled ? steps.set : nil, details: details,
                combinesChildren: true, children: children)
        }
        return outputs
    }
}

/// A stepper's steps as they are now.
@MainActor
final class LiveSteps {
    private let steps: @MainActor () -> StepperSteps?
    let edit: @MainActor (Bool) -> Void

    init(steps: @escaping @MainActor () -> StepperSteps?, edit: @escaping @MainActor (Bool) -> Void) {
        self.steps = steps
        self.edit = edit
    }

    func can(_ direction: AccessibilityAdjustmentDirection) -> Bool { steps()?.state().can(direction) ?? false }

    func step(_ direction: AccessibilityAdjustmentDirection) {
        if let steps = steps(), steps.state().can(direction) { steps.step(direction) }
    }

    func set(_ text: String) -> Bool { steps()?.set(text) ?? false }
}

/// Stands for a stepper's label.
struct StepperLabel: Placeholder {
    typealias Body = Never
}

/// A stepper's parts beside one another.
private struct StepperBody: View {
    let state: StepperState
    let steps: LiveSteps
    let field: AnyView?
    @Environment(\.idiom) private var idiom
    @Environment(\.formArrangement) private var arrangement

    var body: some View {
        LabeledLine {
            StepperLabel().modifier(ControlLabelModifier())
        } content: {
            if idiom != .desktop, arrangement == nil { Spacer(minLength: 0) }
            if let field { field.frame(width: MetricTable.value(.stepperFieldWidth, idiom)) }
            StepperButtons(
                face: StepperFace(canIncrement: state.canIncrement, canDecrement: state.canDecrement), steps: steps)
        }
    }
}
