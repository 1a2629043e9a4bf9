import Graph
import ViewCore

/// A view with a label that says what it is.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }

    public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labeled content that a style is asked to draw, drawn by the next outer style.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

extension LabeledContent: View, PrimitiveView, UnaryView where Label: View, Content: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let name = ControlName()
        var inner = inputs
        inner.placeLabel(view.part(inputs) { $0.label }, for: LabeledContentStyleConfiguration.Label.self, name)
        inner.place(view.part(inputs) { $0.content }, for: LabeledContentStyleConfiguration.Content.self)
        let configuration = Attribute(
            input: LabeledContentStyleConfiguration(
                isText: Content.self == Text.self, label: .init(), content: .init()), in: inputs.subgraph)
        return inner.styled(LabeledContentKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: AutomaticLabeledContentStyle(), in: subgraph)) {
                $0.makeBody(configuration: $1)
            }
        }
    }
}

/// The style of the platform: label and content beside one another on the desktop, at opposite ends on a phone.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.idiom) private var idiom
    @Environment(\.formArrangement) private var arrangement

    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LabeledLine(alignment: .firstTextBaseline) {
            configuration.label
        } content: {
            if idiom != .desktop, arrangement == nil { Spacer(minLength: 0) }
            if configuration.isText {
                configuration.content.foregroundStyle(Color.secondary)
            } else {
                // What is in it is labeled already.
                configuration.content.environment(\.formArrangement, nil)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    @MainActor @preconcurrency public static var automatic: AutomaticLabeledContentStyle {
        AutomaticLabeledContentStyle()
    }
}
