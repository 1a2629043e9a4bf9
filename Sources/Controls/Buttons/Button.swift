public import Actions
import Graph
import ViewCore

/// A control that does something when it is pressed.
public struct Button<Label> {
    let role: ButtonRole?
    let action: _MainActorAction
    let label: Label
}

extension Button where Label: View {
    /// The action runs on release inside the button.
    @preconcurrency
    public nonisolated init(action: @escaping _MainActorAction, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label())
    }

    @preconcurrency
    public nonisolated init(
        role: ButtonRole?, action: @escaping _MainActorAction, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, action: action, label: label())
    }
}

extension Button where Label == Text {
    @preconcurrency
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping _MainActorAction) {
        self.init(role: nil, action: action, label: Text(titleKey))
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping _MainActorAction) {
        self.init(role: nil, action: action, label: Text(title))
    }

    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping _MainActorAction
    ) {
        self.init(role: role, action: action, label: Text(titleKey))
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping _MainActorAction
    ) {
        self.init(role: role, action: action, label: Text(title))
    }
}

/// What a button says that has a role and no label.
public struct DefaultButtonLabel {
    let role: ButtonRole
}

extension DefaultButtonLabel: View {
    public var body: some View { Text(role.title) }
}

extension Button where Label == DefaultButtonLabel {
    /// A button that says what its role is.
    @preconcurrency
    public nonisolated init(role: ButtonRole, action: @escaping _MainActorAction) {
        self.init(role: role, action: action, label: DefaultButtonLabel(role: role))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is asked to draw, drawn by the next outer style.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action.action, label: configuration.label)
    }
}

enum ButtonKind: ControlKind {
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension Button: View, PrimitiveView, UnaryView where Label: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let button = view.attribute
        let isInner = Label.self == PrimitiveButtonStyleConfiguration.Label.self
        let surroundings = inputs.environmentValue(\.actionSurroundings)
        let trigger = ButtonTrigger {
            guard button.isAlive else { return }
            // What a button does may end it.
            let action = button.peeked.action
            guard !isInner, let surroundings = surroundings.peeked else { return action() }
            surroundings.before()
            action()
            surroundings.after()
        }
        let name = ControlName()
        var inner = inputs
        inner.place(view.part(inputs) { $0.label }, for: PrimitiveButtonStyleConfiguration.Label.self) {
            name.observe($0)
        }
        let role = inputs.attribute(Distinct { button.value.role })
        let configuration = inputs.attribute(
            Distinct {
                PrimitiveButtonStyleConfiguration(role: role.value, label: .init(), action: trigger)
            })
        var outputs = inner.styled(ButtonKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: DefaultButtonStyle(), in: subgraph)) { $0.makeBody(configuration: $1) }
        }
        // A button made from a configuration is the same button to those who cannot see it.
        if isInner { return outputs }
        let isEnabled = inputs.environmentValue(\.isEnabled)
        let shortcut = inputs.shortcut()
        outputs.present(inputs) { frame, children in
            let isEnabled = isEnabled.value
            return PresentedNode(
                type: "Button", role: .button, label: name.text, frame: frame, isEnabled: isEnabled,
                activate: isEnabled ? trigger.action : nil, shortcut: shortcut.value, combinesChildren: true,
                children: children)
        }
        return outputs
    }
}

/// A button's action as a thing that stays the same while the closure behind it changes.
final class ButtonTrigger: Sendable {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }
}

extension _ViewInputs {
    /// The shortcut of a control here, as it is pressed where text runs as it does here. Nil without one.
    @MainActor
    func shortcut() -> Attribute<KeyboardShortcut?> {
        let shortcut = environmentValue(\.keyboardShortcut)
        let direction = environmentValue(\.layoutDirection)
        return attribute(Compared { shortcut.value?.mirrored(for: direction.value) })
    }
}
