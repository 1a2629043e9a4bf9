import Graph
import ViewCore

/// A title with a picture or symbol that stands for it.
public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label where Title: View, Icon: View {
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label with the picture of a name in the program's bundle.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    /// A label with a symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is asked to draw, drawn by the next outer style.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}

enum LabelKind: ControlKind {
    typealias Configuration = LabelStyleConfiguration
}

extension Label: View, PrimitiveView, UnaryView where Title: View, Icon: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let name = ControlName()
        let title = view.part(inputs) { $0.title }
        var inner = inputs
        inner.place(title, for: LabelStyleConfiguration.Title.self) { name.observe($0) }
        inner.place(view.part(inputs) { $0.icon }, for: LabelStyleConfiguration.Icon.self)
        let configuration = Attribute(
            input: LabelStyleConfiguration(title: .init(), icon: .init()), in: inputs.subgraph)
        var outputs = inner.styled(LabelKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: DefaultLabelStyle(), in: subgraph)) { $0.makeBody(configuration: $1) }
        }
        // A label made from a configuration is the same label to those who cannot see it.
        if Title.self == LabelStyleConfiguration.Title.self { return outputs }
        let environment = inputs.environment
        // It says its title also where the style does not show that.
        let said = inputs.attribute(
            Compared { (title.attribute.value as? Text)?.resolvedString(in: environment.value) ?? name.text })
        outputs.present(inputs) { frame, children in
            PresentedNode(
                type: "Label", role: .text, label: said.value, frame: frame, combinesChildren: true, children: children)
        }
        return outputs
    }
}
