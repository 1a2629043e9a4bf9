public import Actions
import Controls
import Graph
import ViewCore

/// A button that opens a list of actions. In another menu it opens a submenu.
public struct Menu<Label, Content> {
    let label: Label
    let content: Content
    let primaryAction: _MainActorAction?
}

extension Menu where Label: View, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// A menu whose label does `primaryAction` when it is pressed; the arrow beside it opens the menu.
    @preconcurrency
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping _MainActorAction
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }

    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping _MainActorAction
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping _MainActorAction
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == _TitleAndIconLabel, Content: View {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: _TitleAndIconLabel(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(label: _TitleAndIconLabel(title, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping _MainActorAction
    ) {
        self.init(
            label: _TitleAndIconLabel(titleKey, systemImage: systemImage), content: content(),
            primaryAction: primaryAction)
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping _MainActorAction
    ) {
        self.init(
            label: _TitleAndIconLabel(title, systemImage: systemImage), content: content(), primaryAction: primaryAction
        )
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is asked to draw, drawn by the next outer style.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        let action = configuration.primaryAction
        self.init(label: configuration.label, content: configuration.content, primaryAction: action?.action)
    }
}

enum MenuKind: ControlKind {
    typealias Configuration = MenuStyleConfiguration
}

extension Menu: View, PrimitiveView, UnaryView where Label: View, Content: View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let menu = view.attribute
        let name = ControlName()
        var inner = inputs
        inner.place(view.part(inputs) { $0.label }, for: MenuStyleConfiguration.Label.self) { name.observe($0) }
        inner.place(view.part(inputs) { $0.content }, for: MenuStyleConfiguration.Content.self)
        let trigger = MenuTrigger { if menu.isAlive { menu.peeked.primaryAction?() } }
        let configuration = inputs.attribute(
            Distinct {
                MenuStyleConfiguration(
                    label: .init(), content: .init(), primaryAction: menu.value.primaryAction == nil ? nil : trigger)
            })
        var outputs = inner.styled(MenuKind.self, configuration) { subgraph in
            StyleMaker(Attribute(input: DefaultMenuStyle(), in: subgraph)) { $0.makeBody(configuration: $1) }
        }
        if Label.self == MenuStyleConfiguration.Label.self { return outputs }
        let isEnabled = inputs.environmentValue(\.isEnabled)
        outputs.present(inputs) { frame, children in
            PresentedNode(
                type: "Menu", role: .button, label: name.text, frame: frame, isEnabled: isEnabled.value,
                combinesChildren: true, children: children)
        }
        return outputs
    }
}

/// A menu's primary action as a thing that stays the same while the closure behind it changes.
final class MenuTrigger: Sendable {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }
}

/// How the buttons look that open menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a menu.
public struct MenuStyleConfiguration {
    /// Stands for the menu's label.
    public struct Label {}
    /// Stands for what is in the menu.
    public struct Content {}

    let label: MenuStyleConfiguration.Label
    let content: MenuStyleConfiguration.Content
    let primaryAction: MenuTrigger?
}

extension MenuStyleConfiguration.Label: Placeholder {
    public typealias Body = Never
}

extension MenuStyleConfiguration.Content: Placeholder {
    public typealias Body = Never
}

struct MenuStyleModifier<Style: MenuStyle> {
    let style: Style
}

extension MenuStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let style = _GraphValue(modifier).part(inputs) { $0.style }.attribute
        inputs.styles.push(StyleMaker(style) { $0.makeBody(configuration: $1) }, for: MenuKind.self)
    }
}

extension View {
    /// The style of the menus in this view.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(MenuStyleModifier(style: style))
    }
}

/// The style of the platform: a button with an arrow.
public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(
            look: .bezel, arrows: .down, primaryAction: configuration.primaryAction?.action, label: configuration.label,
            content: configuration.content)
    }
}

/// A button with a border.
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(
            look: .bezel, arrows: .down, primaryAction: configuration.primaryAction?.action, label: configuration.label,
            content: configuration.content)
    }
}

/// A button that shows its label and the arrow alone.
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(
            look: .plain, arrows: .down, primaryAction: configuration.primaryAction?.action, label: configuration.label,
            content: configuration.content)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
        BorderlessButtonMenuStyle()
    }
}
