import ViewValues

extension View {
    /// What is done when the view is activated without touching it, or on another common wish.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(
            SpokenModifier(
                change: actionKind == .default
                    ? .activate(handler) : .action(Text(verbatim: actionKind.name), handler)))
    }

    /// A further thing that can be done with the view, by its name.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        modifier(SpokenModifier(change: .action(name, handler)))
    }

    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(SpokenModifier(change: .action(Text(nameKey), handler)))
    }

    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(SpokenModifier(change: .action(Text(name), handler)))
    }

    /// A further thing that can be done with the view, named by what a label says.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        modifier(
            RepresentationModifier(representation: label(), use: .actionName { action() }))
    }

    /// Further things that can be done with the view: those that the buttons in `content` do.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(RepresentationModifier(representation: content(), use: .actions))
    }

    /// Further things that can be done with the view, of a kind.
    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(RepresentationModifier(representation: content(), use: .actions))
    }

    /// What makes the view's value more or less.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(SpokenModifier(change: .adjust(handler)))
    }

    /// Another view that is spoken of in place of this one.
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(RepresentationModifier(representation: representation(), use: .instead))
    }

    /// Views that are spoken of as parts of this one, which is an element itself.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(RepresentationModifier(representation: children(), use: .children))
    }
}

/// Which of a view's actions belong together.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String

    public init(_ name: Text) {
        self.name = "\(name)"
    }

    private init(known: String) {
        name = known
    }

    public static let `default` = AccessibilityActionCategory(known: "default")
    public static let edit = AccessibilityActionCategory(known: "edit")
}
