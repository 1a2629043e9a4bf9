import Controls
import CoreGraphics
import Graph
import ViewCore

/// Whether texts can be taken by the user.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

/// Texts that the user can copy.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

/// Texts that the user can only read.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: Self { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: Self { DisabledTextSelectability() }
}

extension View {
    /// Whether the user can select the texts in this view, by dragging, and copy them. The menu of a text copies what is selected of it,
    /// or all of it.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(TextSelectionModifier<S>())
    }
}

private struct TextSelectionModifier<Choice: TextSelectability> {}

extension TextSelectionModifier: ViewModifier {
    func body(content: Content) -> some View {
        TextSelectionHost(
            content: content.modifier(SelectableTextModifier<Choice>()), isEnabled: Choice.allowsSelection)
    }
}

/// Lets the texts below be selected, or no longer.
private struct SelectableTextModifier<Choice: TextSelectability> {}

extension SelectableTextModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.selectsText = Choice.allowsSelection
        return body(inner)
    }
}

private struct TextSelectionHost<Content: View>: View {
    let content: Content
    let isEnabled: Bool
    @State private var texts = TextsInView()

    var body: some View {
        let texts = texts
        let isEnabled = isEnabled
        content
            .modifier(TextsReader(texts: texts))
            .modifier(
                LocatedMenuModifier(value: { isEnabled ? texts.text(at: $0) : nil }) { text in
                    Button("Copy") { Installed.clipboard.write(text) }
                })
    }
}

/// The texts in a view by where they are.
@MainActor
private final class TextsInView: Responder {
    var content: Attribute<PresentedNode>?

    nonisolated init() {}

    func makeRecognizers() -> [PointerRecognizer] { [] }

    /// The text at a point of the surface; nil where none is, or where a view further inside keeps it.
    func text(at point: CGPoint) -> String? {
        guard let content, content.isAlive else { return nil }
        var text: String?
        for node in content.value.path(at: point) {
            if let texts = node.responder as? TextsInView { return texts === self ? text : nil }
            if text == nil, node.type == "Text" {
                text = (node.responder as? SelectedText)?.string ?? node.label
            }
        }
        return text
    }
}

/// Tells ``TextsInView`` what is presented.
private struct TextsReader: UnaryModifier {
    typealias Body = Never

    let texts: TextsInView

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var outputs = body(inputs)
        let texts = modifier.attribute.peeked.texts
        outputs.present(inputs) { frame, children in
            PresentedNode(frame: frame, responder: texts, children: children)
        }
        texts.content = outputs.presented
        return outputs
    }
}
