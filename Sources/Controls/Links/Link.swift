import Graph
import ViewCore

/// A control that opens an address.
public struct Link<Label> {
    let destination: URL
    let label: Label
}

extension Link where Label: View {
    public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label())
    }
}

extension Link where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination, label: Text(title))
    }
}

extension Link: View, PrimitiveView, UnaryView where Label: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let link = view.attribute
        let name = ControlName()
        let environment = inputs.environment
        let open = ButtonTrigger {
            guard link.isAlive, environment.isAlive else { return }
            environment.peeked.openURL(link.peeked.destination)
        }
        var inner = inputs
        inner.place(view.part(inputs) { $0.label }, for: LinkLabel.self) { name.observe($0) }
        let body = Attribute(input: LinkBody(open: open), in: inputs.subgraph)
        var outputs = LinkBody._makeView(view: _GraphValue(body), inputs: inner)
        let isEnabled = inputs.environmentValue(\.isEnabled)
        let shortcut = inputs.shortcut()
        outputs.present(inputs) { frame, children in
            let isEnabled = isEnabled.value
            return PresentedNode(
                type: "Link", role: .link, label: name.text, value: link.value.destination.absoluteString,
                frame: frame, isEnabled: isEnabled, activate: isEnabled ? open.action : nil,
                shortcut: shortcut.value, combinesChildren: true, children: children)
        }
        return outputs
    }
}

/// Stands for a link's label.
struct LinkLabel: Placeholder {
    typealias Body = Never
}

/// A link is a button that opens something, and looks as its style says; by default in the colour of links.
private struct LinkBody: View {
    let open: ButtonTrigger

    var body: some View {
        PressReader(action: open.action) { isPressed in
            LinkLabel()
                .modifier(LinkLook(isPressed: isPressed))
        }
    }
}

private struct LinkLook: ViewModifier {
    let isPressed: Bool
    @Environment(\.tintStyle) private var tint
    @Environment(\.idiom) private var idiom

    func body(content: Content) -> some View {
        let own = idiom == .desktop ? AnyShapeStyle(Color(system: .link)) : AnyShapeStyle(TintShapeStyle())
        content
            .modifier(ControlLabelModifier())
            .environment(\.foregroundStyle, tint ?? own)
            .opacity(isPressed ? TextButtonStyle.pressedOpacity : 1)
            .modifier(FocusRingModifier())
    }
}
