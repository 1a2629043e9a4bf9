import Graph
import ViewCore

/// How buttons look and what makes them act: a style of this kind triggers the action itself.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive style is told of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// Stands for the button's label.
    public struct Label {}

    /// Nil for a button without one.
    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    let action: ButtonTrigger

    /// Does what the button does.
    public func trigger() {
        let action = action
        onMainActor { action.action() }
    }
}

extension PrimitiveButtonStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle> {
    let style: Style
}

extension PrimitiveButtonStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: ButtonKind.self)
    }
}

extension View {
    /// The style of the buttons in this view, by a style that has its own way of acting.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(PrimitiveButtonStyleModifier(style: style))
    }
}
