import Graph

/// What `Group(subviews:)` makes of the subviews of a view.
public struct GroupElementsOfContent<Subviews, Content> {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView, MultiView where Subviews: View, Content: View {
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let list = _ViewListInputs(takenApart: inputs.base)
        let subviews = Subviews._makeViewList(view: view.part(inputs.base) { $0.subviews }, inputs: list)
        let content = inputs.base.attribute(
            SubviewsTransform(view: view.attribute, tree: inputs.base.tree) { view in
                view.transform(SubviewsCollection(elements: subviews.current, scope: list.scope))
            })
        return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }
}

/// What `Group(sections:)` makes of the sections of a view.
public struct GroupSectionsOfContent<Sections, Content> {
    let sections: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, PrimitiveView, MultiView where Sections: View, Content: View {
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let list = _ViewListInputs(takenApart: inputs.base)
        let sections = Sections._makeViewList(view: view.part(inputs.base) { $0.sections }, inputs: list)
        let content = inputs.base.attribute(
            SubviewsTransform(view: view.attribute, tree: inputs.base.tree) { view in
                view.transform(SectionCollection(elements: sections.current, scope: list.scope))
            })
        return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }
}

/// Runs a user's closure over a list, when the closure, the list or what was read has changed.
private struct SubviewsTransform<Whole, Content>: Rule {
    let view: Attribute<Whole>
    unowned(unsafe) let tree: ViewGraph
    let identity = BodyIdentity()
    let transform: @MainActor (Whole) -> Content

    init(view: Attribute<Whole>, tree: ViewGraph, transform: @escaping @MainActor (Whole) -> Content) {
        self.view = view
        self.tree = tree
        self.transform = transform
    }

    mutating func update(_ output: inout Output<Content>) {
        let value = view.value
        let content = tree.observing(identity) { transform(value) }
        output.set(content) { ValueEquality.areEqual($0, $1) }
    }
}

extension Group {
    /// Makes views of the subviews of another view.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, transform: transform)
    }

    /// Makes views of the sections of another view.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, transform: transform)
    }
}
