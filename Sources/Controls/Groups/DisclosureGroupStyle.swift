import Graph
import ViewCore

/// How disclosure groups look and what opens them.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// Stands for the label.
    public struct Label {}

    /// Stands for what is shown while the group is open.
    public struct Content {}

    @Binding public var isExpanded: Bool
    public let label: DisclosureGroupStyleConfiguration.Label
    public let content: DisclosureGroupStyleConfiguration.Content
}

extension DisclosureGroupStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

extension DisclosureGroupStyleConfiguration.Content: Placeholder {
    public typealias Body = Never
}

enum DisclosureGroupKind: ControlKind {
    typealias Configuration = DisclosureGroupStyleConfiguration
}

struct DisclosureGroupStyleModifier<Style: DisclosureGroupStyle> {
    let style: Style
}

extension DisclosureGroupStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: DisclosureGroupKind.self)
    }
}

extension View {
    /// How the disclosure groups in this view look.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(DisclosureGroupStyleModifier(style: style))
    }
}
