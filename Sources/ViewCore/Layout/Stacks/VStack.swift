import CoreGraphics
import Graph
import ViewValues

/// Views below one another.
public struct VStack<Content> {
    let layout: VStackLayout
    let content: Content
}

extension VStack: View, PrimitiveView, UnaryView where Content: View {
    /// The spacing is in points; nil for the default distance between each two views.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = view.part(inputs) { $0.layout }
        let content = view.part(inputs) { $0.content }
        let list = Content._makeViewList(view: content, inputs: _ViewListInputs(inputs.inside(.vertical)))
        return LayoutContainer.make(layout: layout.attribute, list: list, inputs: inputs.inside(.vertical))
    }
}
