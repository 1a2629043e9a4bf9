import CoreGraphics
import Graph
import ViewCore

/// Controls for entering data, arranged as the platform arranges settings.
public struct Form<Content> {
    let content: Content
}

extension Form: View, PrimitiveView, UnaryView where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var inner = inputs
        inner.place(view.part(inputs) { $0.content }, for: FormStyleConfiguration.Content.self)
        let configuration = Attribute(input: FormStyleConfiguration(content: .init()), in: inputs.subgraph)
        return inner.styled(FormKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: AutomaticFormStyle(), in: subgraph)) { $0.makeBody(configuration: $1) }
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is asked to draw, drawn by the next outer style.
    public nonisolated init(_ configuration: FormStyleConfiguration) {
        self.init(content: configuration.content)
    }
}

enum FormKind: ControlKind {
    typealias Configuration = FormStyleConfiguration
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a form.
public struct FormStyleConfiguration {
    /// Stands for the form's content.
    public struct Content {}

    public let content: FormStyleConfiguration.Content
}

extension FormStyleConfiguration.Content: Placeholder {
    public typealias Body = Never
}

struct FormStyleModifier<Style: FormStyle> {
    let style: Style
}

extension FormStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: FormKind.self)
    }
}

extension View {
    /// The style of the forms in this view.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(FormStyleModifier(style: style))
    }
}
