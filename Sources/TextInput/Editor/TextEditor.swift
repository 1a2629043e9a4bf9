import Graph
import ViewCore

/// A page on which a text of many lines is edited. It takes all the room it is given, and scrolls.
public struct TextEditor {
    let core: FieldCore

    public nonisolated init(text: Binding<String>) {
        core = FieldCore(source: TextSource(text), kind: .editor)
    }

    /// `selection` follows what is selected, and selects what it is set to.
    public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
        core = FieldCore(source: TextSource(text), kind: .editor, selection: selection)
    }
}

enum TextEditorKind: ControlKind {
    typealias Configuration = TextEditorStyleConfiguration
}

extension TextEditor: UnaryView {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let editor = view.attribute
        var inner = inputs
        let field = inputs.attribute(Distinct { FieldView(core: editor.value.core, look: .plain) })
        inner.place(_GraphValue(field), for: EditedPage.self)
        let configuration = Attribute(input: TextEditorStyleConfiguration(), in: inputs.subgraph)
        return inner.styled(TextEditorKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: AutomaticTextEditorStyle(), in: subgraph)) { $0.makeBody(configuration: $1) }
        }
    }
}

/// Stands for the text of an editor in the body of a style.
struct EditedPage: Placeholder {
    typealias Body = Never
}
