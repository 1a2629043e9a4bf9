import Graph
import ViewCore

/// How toggles look and what makes them change.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a toggle.
public struct ToggleStyleConfiguration {
    /// Stands for the toggle's label.
    public struct Label {}

    public let label: ToggleStyleConfiguration.Label
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that are not all the same.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension ToggleStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

struct ToggleStyleModifier<Style: ToggleStyle> {
    let style: Style
}

extension ToggleStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: ToggleKind.self)
    }
}

extension View {
    /// The style of the toggles in this view.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ToggleStyleModifier(style: style))
    }
}
