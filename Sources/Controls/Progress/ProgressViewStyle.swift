import Graph
import ViewCore

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a progress view.
public struct ProgressViewStyleConfiguration {
    /// Stands for the label, which says what goes on.
    public struct Label {}

    /// Stands for the label that says how far it has come.
    public struct CurrentValueLabel {}

    /// From 0 to 1; nil for a task of unknown length.
    public let fractionCompleted: Double?
    /// Nil for a progress view without one.
    public var label: ProgressViewStyleConfiguration.Label?
    /// Nil for a progress view without one.
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: Placeholder {
    public typealias Body = Never
}

struct ProgressViewStyleModifier<Style: ProgressViewStyle> {
    let style: Style
}

extension ProgressViewStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: ProgressViewKind.self)
    }
}

extension View {
    /// The style of the progress views in this view.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ProgressViewStyleModifier(style: style))
    }
}
