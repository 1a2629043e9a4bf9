import Controls
import Graph
import ViewCore

/// A control that sets a colour: a well that opens a panel of colours.
public struct ColorPicker<Label> {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label
}

extension ColorPicker where Label: View {
    public nonisolated init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, label: label())
    }
}

extension ColorPicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(title))
    }
}

extension ColorPicker: View, PrimitiveView, UnaryView where Label: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let picker = view.attribute
        let name = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: ColorPickerLabel.self, name)
        let chosen = TrackedBody.make(picker, inputs, isReported: false) { $0.selection.wrappedValue }
        let environment = inputs.environment
        let color = inputs.attribute(Compared { chosen.value.resolve(in: environment.value) })
        let body = inputs.attribute(
            Distinct {
                let picker = picker.value
                return ColorPickerBody(
                    color: color.value, selection: picker.selection, supportsOpacity: picker.supportsOpacity)
            })
        var outputs = ColorPickerBody._makeView(view: _GraphValue(body), inputs: inner)
        let isEnabled = inputs.environmentValue(\.isEnabled)
        func set(_ text: String) -> Bool {
            guard picker.isAlive, let parts = ColorText.parts(text) else { return false }
            picker.peeked.selection.wrappedValue = parts.color(keepsOpacity: picker.peeked.supportsOpacity)
            return true
        }
        outputs.present(inputs) { frame, children in
            let isEnabled = isEnabled.value
            return PresentedNode(
                type: "ColorPicker", role: .picker, label: name.text,
                value: ColorText.text(ColorParts(color.value), hasOpacity: picker.value.supportsOpacity), frame: frame,
                isEnabled: isEnabled, setValue: isEnabled ? set : nil, combinesChildren: true, children: children)
        }
        return outputs
    }
}

/// Stands for a colour picker's label.
private struct ColorPickerLabel: Placeholder {
    typealias Body = Never
}

private struct ColorPickerBody: View {
    let color: Color.Resolved
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @State private var isOpen = false

    var body: some View {
        LabeledLine {
            ColorPickerLabel().modifier(ControlLabelModifier())
        } content: {
            PressReader(action: { isOpen.toggle() }) { isPressed in
                FaceView(ColorWellFace(color: ColorParts(color), isPressed: isPressed || isOpen))
            }
            .popover(isPresented: $isOpen, arrowEdge: .bottom) {
                ColorPanel(
                    start: ColorParts(color), supportsOpacity: supportsOpacity,
                    choose: { selection.wrappedValue = $0.color(keepsOpacity: supportsOpacity) })
            }
        }
    }
}
