import Graph
import ViewCore

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a group box.
public struct GroupBoxStyleConfiguration {
    /// Stands for the title.
    public struct Label {}

    /// Stands for what is in the box.
    public struct Content {}

    public let label: GroupBoxStyleConfiguration.Label
    public let content: GroupBoxStyleConfiguration.Content
}

extension GroupBoxStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

extension GroupBoxStyleConfiguration.Content: Placeholder {
    public typealias Body = Never
}

enum GroupBoxKind: ControlKind {
    typealias Configuration = GroupBoxStyleConfiguration
}

struct GroupBoxStyleModifier<Style: GroupBoxStyle> {
    let style: Style
}

extension GroupBoxStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: GroupBoxKind.self)
    }
}

extension View {
    /// How the group boxes in this view look.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(GroupBoxStyleModifier(style: style))
    }
}
