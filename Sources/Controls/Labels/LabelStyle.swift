import Graph
import ViewCore

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a label.
public struct LabelStyleConfiguration {
    /// Stands for the label's title.
    public struct Title {}

    /// Stands for the label's icon.
    public struct Icon {}

    public let title: LabelStyleConfiguration.Title
    public let icon: LabelStyleConfiguration.Icon
}

extension LabelStyleConfiguration.Title: Placeholder {
    public typealias Body = Never
}

extension LabelStyleConfiguration.Icon: Placeholder {
    public typealias Body = Never
}

struct LabelStyleModifier<Style: LabelStyle> {
    let style: Style
}

extension LabelStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: LabelKind.self)
    }
}

extension View {
    /// The style of the labels in this view.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(LabelStyleModifier(style: style))
    }
}
