import Controls
import Graph
import IdiomData
import ViewCore

/// How a text field looks.
enum FieldLook {
    case automatic
    case plain
    case rounded
    case square
}

/// A text field as a built-in style draws it. One that comes to grow, or to keep to a line, begins anew.
struct StyledField: View {
    let core: FieldCore
    let look: FieldLook
    @Environment(\.formArrangement) private var arrangement
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.idiom) private var idiom

    var body: some View {
        if arrangement != nil, idiom == .desktop, labelsVisibility != .hidden {
            LabeledLine(alignment: .firstTextBaseline) {
                // It is said by the field.
                _TextFieldStyleLabel().modifier(ControlLabelModifier()).accessibilityHidden(true)
            } content: {
                field(isLabeled: true)
                    .multilineTextAlignment(arrangement == .grouped && alignment == .leading ? .trailing : alignment)
            }
        } else {
            field(isLabeled: false)
        }
    }

    @ViewBuilder private func field(isLabeled: Bool) -> some View {
        let look = self.look == .automatic && isLabeled && arrangement == .grouped ? .plain : self.look
        if core.kind == .growing {
            FieldView(core: core, look: look, isLabeled: isLabeled)
        } else {
            FieldView(core: core, look: look, isLabeled: isLabeled)
        }
    }
}

/// The field that is really edited. Its kind stays the same as long as it lives.
struct FieldView {
    let core: FieldCore
    let look: FieldLook
    /// The label is seen beside the field.
    var isLabeled = false
}

extension FieldView: UnaryView {
    typealias Body = Never

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let field = view.attribute
        let kind = field.peeked.core.kind
        let session = EditingSession(inputs) { field.isAlive ? field.peeked.core : nil }
        let bound = TrackedBody.make(field, inputs, isReported: false) {
            _ = session.writes.value
            return $0.core.source.read()
        }
        let text = inputs.attribute(Compared { bound.value })
        session.bound = text
        session.watchSelection(field, inputs)
        let isEmpty = inputs.attribute(
            Compared {
                session.composition.value == nil && (session.draft.value ?? text.value).isEmpty
            })
        let body = inputs.attribute(
            Distinct {
                FieldBody(
                    text: EditedText(session: session, bound: text, kind: kind), look: field.value.look,
                    prompt: field.value.core.prompt, isLabeled: field.value.isLabeled,
                    isFocused: session.isFocused.value, isEmpty: isEmpty.value)
            })
        var outputs = FieldBody._makeView(view: _GraphValue(body), inputs: inputs)
        let environment = inputs.environment
        outputs.present(inputs) { frame, children in
            let values = environment.value
            let isEnabled = values.isEnabled
            let shown = session.draft.value ?? text.value
            let value = ShownText(shown, selection: 0..<0, caret: CaretPlace(), composition: nil, kind: kind).text
            let label = field.value.core.name?.text ?? field.value.core.prompt?.resolvedString(in: values)
            return PresentedNode(
                type: kind.viewName, role: .textField, label: label, value: value, frame: frame,
                isEnabled: isEnabled, touch: .rect, responder: session,
                setValue: isEnabled ? session.replaceAll : nil,
                activate: isEnabled ? session.takeFocus : nil, combinesChildren: true, children: children)
        }
        return outputs
    }
}

extension EditingSession {
    /// As a tool asks for it that has no pointer.
    func takeFocus() { tree?.focus.focus(self, isVisible: true) }

    /// Adopts what the program selects.
    func watchSelection(_ field: Attribute<FieldView>, _ inputs: _ViewInputs) {
        guard field.peeked.core.selection != nil else { return }
        let wanted = TrackedBody.make(field, inputs, isReported: false) { $0.core.selection?.wrappedValue }
        let compared = inputs.attribute(Compared { wanted.value })
        let tree = inputs.tree
        let watcher = inputs.attribute(
            Computed { [weak self, unowned(unsafe) tree] in
                let selection = compared.value
                tree.queueAction("a text field's selection") { self?.adopt(selection) }
            })
        Graph.makeEffect(watcher.id, .observer, isDue: true)
    }
}

/// A field's parts: its text over the prompt, in a border.
private struct FieldBody: View {
    let text: EditedText
    let look: FieldLook
    let prompt: Text?
    let isLabeled: Bool
    let isFocused: Bool
    let isEmpty: Bool
    @Environment(\.font) private var font
    @Environment(\.controlSize) private var controlSize
    @Environment(\.idiom) private var idiom
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled

    var body: some View {
        if let shape {
            content
                .onOwnGround()
                .padding(.horizontal, metric(.textFieldHorizontalPadding))
                .padding(.vertical, text.kind == .growing ? metric(.textFieldVerticalPadding) : 0)
                .frame(minHeight: metric(.textFieldHeight))
                .background {
                    FaceView(TextFieldFace(shape: shape))
                        .environment(\.isControlFocusShown, isFocused && isFocusEffectEnabled)
                }
        } else {
            content
        }
    }

    private var shape: TextFieldFace.Shape? {
        switch look {
        case .automatic: idiom == .desktop ? .rounded : nil
        case .plain: nil
        case .rounded: .rounded
        case .square: .square
        }
    }

    private func metric(_ name: MetricName) -> CGFloat {
        MetricTable.value(name, idiom, controlSize.metricSize)
    }

    private var content: some View {
        ZStack(alignment: Alignment(horizontal: horizontal, vertical: .firstTextBaseline)) {
            FieldPrompt(
                prompt: prompt, isLabeled: isLabeled, isShown: isEmpty, isMultiline: text.kind.isMultiline)
            // The prompt is as pale already.
            text.opacity(isEnabled ? 1 : ControlLabelModifier.disabledOpacity)
        }
        .font(font ?? (idiom == .desktop ? .system(size: metric(.controlFontSize)) : nil))
    }

    private var horizontal: HorizontalAlignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// What stands in the place of the text as long as there is none: the prompt, else the label.
private struct FieldPrompt: View {
    let prompt: Text?
    let isLabeled: Bool
    let isShown: Bool
    let isMultiline: Bool

    var body: some View {
        ZStack(alignment: .leadingFirstTextBaseline) {
            // A label that is not beside the field is there in any case, since it is what the field is called.
            if isLabeled {
                EmptyView()
            } else if prompt == nil {
                styled(_TextFieldStyleLabel()).opacity(isShown ? 1 : 0)
            } else {
                styled(_TextFieldStyleLabel()).frame(width: 0, height: 0).opacity(0)
            }
            if let prompt, isShown { styled(prompt) }
        }
        .allowsHitTesting(false)
    }

    private func styled(_ content: some View) -> some View {
        content
            .foregroundStyle(Color(system: .placeholderText))
            .lineLimit(isMultiline ? nil : 1)
            .multilineTextAlignment(.leading)
            // An address in a prompt is an example, not a link.
            .environment(\.hasTextLinks, false)
    }
}
