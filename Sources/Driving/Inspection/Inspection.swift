import Scenes
import Scripting

/// What a window presents at an instant, as `inspect` prints it and as steps find things in it.
///
/// Each node's `handle` leads back to the view that it was made from.
@MainActor
package struct Inspection {
    package let document: InspectDocument
    private let nodes: [PresentedNode]

    /// The accessibility tree; with `layout` every drawn view instead, flat, in drawing order.
    package init(window: HostedWindow, layout: Bool = false) {
        let presented = window.presented()
        var writer = InspectionWriter()
        let children = layout ? writer.drawnViews(in: presented) : writer.elements(in: presented)
        let values = window.tree.environmentValues
        document = InspectDocument(
            size: RunOptions.Size(width: window.size.width, height: window.size.height), scale: window.scale,
            idiom: "\(values.idiom)",
            root: InspectNode(
                type: "Window", role: .window, label: window.title.isEmpty ? nil : window.title,
                frame: InspectNode.Frame(x: 0, y: 0, width: window.size.width, height: window.size.height),
                children: children),
            isRightToLeft: values.layoutDirection == .rightToLeft)
        nodes = writer.nodes
    }

    /// The view that a node of the document stands for. Nil for the window.
    package func presented(for node: InspectNode) -> PresentedNode? {
        nodes.indices.contains(node.handle - 1) ? nodes[node.handle - 1] : nil
    }
}

extension InspectDocument {
    /// What `window` presents now: the accessibility tree, or with `layout` every drawn view.
    @MainActor
    package init(window: HostedWindow, layout: Bool = false) {
        self = Inspection(window: window, layout: layout).document
    }
}
