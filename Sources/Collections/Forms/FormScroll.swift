import Graph
import Scrolling
import ViewCore

/// A form's rows, which scroll where there are more than fit. It says nothing of the size that it likes.
struct FormScroll<Content> {
    let content: Content
}

extension FormScroll: View, PrimitiveView, UnaryView where Content: View {
    nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.part(inputs) { $0.content }
        let axes = Attribute(input: Axis.Set.vertical, in: inputs.subgraph)
        let shows = Attribute(input: true, in: inputs.subgraph)
        return ScrollAssembly.make(inputs, axes: axes, showsIndicators: shows, type: "Form", ideal: .content) { inner in
            Content._makeView(view: content, inputs: inner)
        }
    }
}
