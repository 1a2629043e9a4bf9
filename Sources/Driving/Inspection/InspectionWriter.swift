import Scenes
import Scripting

/// Turns presented views into the nodes of a document.
@MainActor
struct InspectionWriter {
    /// The views that nodes were made from; a node's handle is its view's place here, counted from 1.
    private(set) var nodes: [PresentedNode] = []

    /// The elements in a view, itself among them if it is one. What has no role is replaced by what is in it, and so is a
    /// bare shape.
    mutating func elements(in node: PresentedNode) -> [InspectNode] {
        elements(in: node, visible: .infinite)
    }

    private mutating func elements(in node: PresentedNode, visible: CGRect) -> [InspectNode] {
        let inner = node.clipBounds.map { visible.intersection($0) } ?? visible
        guard let role = node.role, role != .shape || node.label != nil else {
            return childElements(of: node, visible: inner)
        }
        var made = makeNode(node, role: role, visible: visible)
        if node.combinesChildren {
            made.label = node.label ?? node.spokenText
        } else {
            made.children = childElements(of: node, visible: inner)
        }
        return [made]
    }

    /// The elements in a view's parts, those of a higher priority first, else in the views' own order.
    private mutating func childElements(of node: PresentedNode, visible: CGRect) -> [InspectNode] {
        var found: [InspectNode] = []
        for child in node.children { found += elements(in: child, visible: visible) }
        let priorities = found.map { nodes[$0.handle - 1].details?.sortPriority ?? 0 }
        if !priorities.contains(where: { $0 != 0 }) { return found }
        let order = found.indices.sorted {
            priorities[$0] == priorities[$1] ? $0 < $1 : priorities[$0] > priorities[$1]
        }
        return order.map { found[$0] }
    }

    /// Every view in `root` that draws something itself, in drawing order, without children.
    mutating func drawnViews(in root: PresentedNode) -> [InspectNode] {
        var found: [InspectNode] = []
        var pending = [root]
        while let node = pending.popLast() {
            if node.isDrawn { found.append(makeNode(node, role: node.role, visible: .infinite)) }
            pending.append(contentsOf: node.children.reversed())
        }
        return found
    }

    private mutating func makeNode(_ node: PresentedNode, role: PresentedNode.Role?, visible: CGRect) -> InspectNode {
        nodes.append(node)
        let frame = InspectNode.Frame(
            x: node.frame.minX, y: node.frame.minY, width: node.frame.width, height: node.frame.height)
        return InspectNode(
            type: node.type ?? "", role: role.flatMap { InspectNode.Role(rawValue: $0.rawValue) }, label: node.label,
            value: node.value, hint: node.details?.hint, traits: node.details?.traits.names ?? [],
            actions: node.details?.actions.map(\.name) ?? [],
            frame: node.frame.isNull || node.frame.isInfinite ? nil : frame,
            enabled: role.flatMap { Self.isControl($0) ? node.isEnabled : nil }, identifier: node.identifier,
            isVisible: !node.isCovered && (visible == .infinite || visible.intersects(node.frame)), handle: nodes.count)
    }

    /// Whether it makes sense to ask if a view of this role can be used.
    private static func isControl(_ role: PresentedNode.Role) -> Bool {
        switch role {
        case .button, .toggle, .slider, .stepper, .picker, .textField, .link: true
        case .text, .image, .progress, .list, .group, .window, .shape, .canvas: false
        }
    }
}
