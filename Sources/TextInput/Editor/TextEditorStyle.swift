import Graph
import IdiomData
import ViewCore

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a text editor.
public struct TextEditorStyleConfiguration {}

/// The style of the platform: a page of the colour of content.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EditorPage(hasPaper: true)
    }
}

/// Nothing but the text.
public struct PlainTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EditorPage(hasPaper: false)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// A text editor's parts: its text, between margins on its paper.
private struct EditorPage: View {
    let hasPaper: Bool
    @Environment(\.idiom) private var idiom
    @Environment(\.scrollContentBackground) private var background

    var body: some View {
        let hasPaper = hasPaper && background != .hidden
        EditedPage()
            .onOwnGround(hasPaper)
            .padding(.horizontal, MetricTable.value(.textEditorHorizontalPadding, idiom))
            .background {
                if hasPaper { Color(system: .contentBackground) }
            }
    }
}

struct TextEditorStyleModifier<Style: TextEditorStyle> {
    let style: Style
}

extension TextEditorStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: TextEditorKind.self)
    }
}

extension View {
    /// The style of the text editors in this view.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        modifier(TextEditorStyleModifier(style: style))
    }
}
