import CoreGraphics
import Drawing
import Graph
import ViewValues

/// A view that takes all the room and makes its content from the room's size.
public struct GeometryReader<Content> {
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View, PrimitiveView, UnaryView where Content: View {
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let proxy = GeometryProxy(inputs)
        let content = inputs.attribute(GeometryContent(view: view.attribute, proxy: proxy, tree: inputs.tree))
        let inner = inputs.inside(nil)
        let list = LateContent.list(of: _GraphValue(content), _ViewListInputs(inner))
        let layout = Attribute(input: GeometryReaderLayout(), in: inputs.subgraph)
        var outputs = LayoutContainer.make(layout: layout, list: list, inputs: inner)
        outputs.layout = inputs.fillingLayout
        return outputs
    }
}

/// Each view at the top left, proposed all of the room.
private struct GeometryReaderLayout: Layout {
    typealias AnimatableData = EmptyAnimatableData

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// Makes the content when the closure or what it read of the geometry has changed.
private struct GeometryContent<Content: View>: Rule {
    let view: Attribute<GeometryReader<Content>>
    let proxy: GeometryProxy
    unowned(unsafe) let tree: ViewGraph
    let identity = BodyIdentity()

    mutating func update(_ output: inout Output<Content>) {
        let value = view.value
        let content = tree.observing(identity) { value.content(proxy) }
        output.set(content) { ValueEquality.areEqual($0, $1) }
    }
}
