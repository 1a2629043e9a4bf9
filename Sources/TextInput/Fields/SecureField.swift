import Graph
import ViewCore

/// A control in which a text is edited that nobody is to read: signs stand for its characters, and it cannot be copied.
public struct SecureField<Label> {
    let core: FieldCore
    let label: Label
}

extension FieldCore {
    fileprivate nonisolated init(secure text: Binding<String>, _ prompt: Text?, _ onCommit: (() -> Void)? = nil) {
        self.init(source: TextSource(text), kind: .secure, prompt: prompt, onCommit: onCommit)
    }
}

extension SecureField where Label: View {
    /// The prompt is shown as long as there is no text; without one the label is.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(core: FieldCore(secure: text, prompt), label: label())
    }
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Apple's older init. `onCommit` is called when return was pressed.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(core: FieldCore(secure: text, nil, onCommit), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(core: FieldCore(secure: text, nil, onCommit), label: Text(title))
    }
}

extension SecureField: View, PrimitiveView, UnaryView where Label: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let field = inputs.attribute(
            Distinct { TextField(core: view.attribute.value.core, label: view.attribute.value.label) })
        return TextField<Label>._makeView(view: _GraphValue(field), inputs: inputs)
    }
}
