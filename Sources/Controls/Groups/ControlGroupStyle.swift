import Graph
import ViewCore

/// How control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a control group.
public struct ControlGroupStyleConfiguration {
    /// Stands for the controls.
    public struct Content {}

    /// Stands for the label.
    public struct Label {}

    public let content: ControlGroupStyleConfiguration.Content
    public let label: ControlGroupStyleConfiguration.Label
}

extension ControlGroupStyleConfiguration.Content: Placeholder {
    public typealias Body = Never
}

extension ControlGroupStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

enum ControlGroupKind: ControlKind {
    typealias Configuration = ControlGroupStyleConfiguration
}

struct ControlGroupStyleModifier<Style: ControlGroupStyle> {
    let style: Style
}

extension ControlGroupStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: ControlGroupKind.self)
    }
}

extension View {
    /// How the control groups in this view look.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(ControlGroupStyleModifier(style: style))
    }
}
