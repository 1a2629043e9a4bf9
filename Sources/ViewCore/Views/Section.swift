import Graph
import ViewValues

/// Views that belong together, with something before and something after them. A list, a form or a picker shows it as a
/// section; anywhere else it is the header, the content and the footer, one after the other.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// Nil where the section cannot be folded away.
    var isExpanded: Binding<Bool>?
}

extension Section {
    /// Of parts that need be no views.
    package nonisolated init(header: Parent, of content: Content, footer: Footer) {
        self.init(header: header, content: content, footer: footer)
    }

    package nonisolated var parts: (header: Parent, content: Content) { (header, content) }
}

extension Section: View, PrimitiveView, MultiView where Parent: View, Content: View, Footer: View {
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let identity = SectionIdentity(isExpanded: view.part(inputs.base) { $0.isExpanded }.attribute)
        func part<Part: View>(_ part: SectionMembership.Part, _ view: _GraphValue<Part>) -> _ViewListOutputs {
            let own = SectionMembership(section: identity, part: part)
            let membership = Attribute<SectionMembership?>(input: own, in: inputs.base.subgraph)
            return Part._makeViewList(view: view, inputs: inputs).mapped(inputs) {
                $0.with(traits: $0.traits.setting(SectionTrait.self, to: membership))
            }
            .inSection(own, inputs)
        }
        let parts = [
            part(.header, view.part(inputs.base) { $0.header }),
            part(.content, view.part(inputs.base) { $0.content }),
            part(.footer, view.part(inputs.base) { $0.footer }),
        ]
        return .concatenated(parts, inputs)
    }

    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    @available(*, deprecated, renamed: "Section(content:header:footer:)")
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    /// Whether a list may let the user fold the section away.
    public nonisolated func collapsible(_ collapsible: Bool) -> some View {
        modifier(TraitModifier<SectionCollapsibleTrait>(value: collapsible))
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    @available(*, deprecated, renamed: "Section(content:footer:)")
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    @available(*, deprecated, renamed: "Section(content:header:)")
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// A section that a list can fold away; the binding tells whether its content is shown.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// A section that a list can fold away; the binding tells whether its content is shown.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
