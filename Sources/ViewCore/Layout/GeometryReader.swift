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
        let frame = inputs.frame
        let proxy = GeometryProxy(
            frameAttribute: frame, size: inputs.attribute(Compared { frame.value.size }), safeArea: inputs.safeArea,
            transform: inputs.reportedTransform)
        let content = inputs.attribute(GeometryContent(view: view.attribute, proxy: proxy, tree: inputs.tree))
        let inner = inputs.inside(nil)
        let list = Content._makeViewList(view: _GraphValue(content), inputs: _ViewListInputs(inner))
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

/// Tells the size and the place of a geometry reader.
///
/// Unchecked: it is used on the main actor alone, like the graph that its handles point into.
public struct GeometryProxy: @unchecked Sendable {
    let frameAttribute: Attribute<ViewFrame>
    let sizeAttribute: Attribute<CGSize>
    let safeArea: Attribute<SafeArea>
    let transform: Attribute<ProjectionTransform>?

    @MainActor
    init(
        frameAttribute: Attribute<ViewFrame>, size: Attribute<CGSize>, safeArea: Attribute<SafeArea>,
        transform: Attribute<ProjectionTransform>?
    ) {
        self.transform = transform
        self.frameAttribute = frameAttribute
        sizeAttribute = size
        self.safeArea = safeArea
    }

    /// In points.
    public var size: CGSize { onMainActor { sizeAttribute.isAlive ? sizeAttribute.value : .zero } }

    /// How far the reader reaches under what covers the edges of the window.
    public var safeAreaInsets: EdgeInsets {
        onMainActor {
            guard frameAttribute.isAlive else { return EdgeInsets() }
            let frame = frameAttribute.value
            let rect = CGRect(origin: frame.origin, size: frame.size)
            let safe = safeArea.value.rect
            return EdgeInsets(
                top: max(0, safe.minY - rect.minY), leading: max(0, safe.minX - rect.minX),
                bottom: max(0, rect.maxY - safe.maxY), trailing: max(0, rect.maxX - safe.maxX))
        }
    }

    /// The frame in the view's own coordinates or in those of the window.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        onMainActor {
            guard frameAttribute.isAlive else { return .zero }
            switch coordinateSpace {
            case .local:
                return CGRect(origin: .zero, size: size)
            case .global:
                let frame = frameAttribute.value
                let rect = CGRect(
                    x: frame.origin.x + frame.translation.width, y: frame.origin.y + frame.translation.height,
                    width: frame.size.width, height: frame.size.height)
                guard let transform, transform.isAlive else { return rect }
                return transform.value.bounds(of: rect)
            }
        }
    }
}

/// What coordinates are relative to.
public enum CoordinateSpace: Equatable, Hashable, Sendable {
    /// The window's content.
    case global
    /// The view itself.
    case local
}
