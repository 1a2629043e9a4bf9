import Graph
import ViewValues

/// Views over one another, the first at the back.
public struct ZStack<Content> {
    let layout: ZStackLayout
    let content: Content
}

extension ZStack: View, PrimitiveView, UnaryView where Content: View {
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.part(inputs) { $0.layout }
        let content = view.part(inputs) { $0.content }
        let list = Content._makeViewList(view: content, inputs: _ViewListInputs(inputs.inside(nil)))
        return LayoutContainer.make(layout: layout.attribute, list: list, inputs: inputs.inside(nil))
    }
}
