import Graph
import ViewCore

/// A control in which a text is edited.
public struct TextField<Label> {
    let core: FieldCore
    let label: Label

    nonisolated init(core: FieldCore, label: Label) {
        self.core = core
        self.label = label
    }
}

extension TextField where Label: View {
    /// The prompt is shown as long as there is no text; without one the label is.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(core: FieldCore(source: TextSource(text), prompt: prompt), label: label())
    }

    /// Along the vertical axis the field grows with its text, up to the line limit.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(core: FieldCore(text, axis, prompt), label: label())
    }

    /// `selection` follows what is selected, and selects what it is set to.
    public nonisolated init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(core: FieldCore(text, axis ?? .horizontal, prompt, selection), label: label())
    }
}

extension FieldCore {
    nonisolated init(
        _ text: Binding<String>, _ axis: Axis, _ prompt: Text?, _ selection: Binding<TextSelection?>? = nil
    ) {
        self.init(
            source: TextSource(text), kind: axis == .vertical ? .growing : .field, prompt: prompt,
            selection: selection)
    }
}

extension TextField where Label == Text {
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

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(title) }
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}

enum TextFieldKind: ControlKind {
    typealias Configuration = TextField<_TextFieldStyleLabel>
}

extension TextField: View, PrimitiveView, UnaryView where Label: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let field = view.attribute
        var inner = inputs
        let configuration: Attribute<TextField<_TextFieldStyleLabel>>
        if Label.self == _TextFieldStyleLabel.self {
            // The field that a style is asked to draw has the label and the name of the field that it is made from.
            configuration = inputs.attribute(Distinct { field.value.configuration(named: nil) })
        } else {
            let name = ControlName()
            inner.place(view.part(inputs) { $0.label }, for: _TextFieldStyleLabel.self) { name.observe($0) }
            configuration = inputs.attribute(Distinct { field.value.configuration(named: name) })
        }
        return inner.styled(TextFieldKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: DefaultTextFieldStyle(), in: subgraph)) { $0._body(configuration: $1) }
        }
    }
}

extension TextField {
    /// The field as a style is told of it.
    fileprivate func configuration(named name: ControlName?) -> TextField<_TextFieldStyleLabel> {
        var core = core
        if let name { core.name = name }
        return TextField<_TextFieldStyleLabel>(core: core, label: _TextFieldStyleLabel())
    }
}
