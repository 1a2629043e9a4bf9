import Graph
import ViewCore

/// How labeled contents look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a labeled content.
public struct LabeledContentStyleConfiguration {
    /// Stands for the label.
    public struct Label {}

    /// Stands for what is labeled.
    public struct Content {}

    /// The content is nothing but a text.
    var isText = false
    public let label: LabeledContentStyleConfiguration.Label
    public let content: LabeledContentStyleConfiguration.Content
}

extension LabeledContentStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

extension LabeledContentStyleConfiguration.Content: Placeholder {
    public typealias Body = Never
}

enum LabeledContentKind: ControlKind {
    typealias Configuration = LabeledContentStyleConfiguration
}

struct LabeledContentStyleModifier<Style: LabeledContentStyle> {
    let style: Style
}

extension LabeledContentStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: LabeledContentKind.self)
    }
}

extension View {
    /// How the labeled contents in this view look.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(LabeledContentStyleModifier(style: style))
    }
}
