/// All that `inspect` prints: the window and the tree in it.
package struct InspectDocument: Equatable, Sendable {
    /// The window's size in points.
    package var size: RunOptions.Size
    /// Pixels a point.
    package var scale: Double
    /// The idiom's name: "desktop", "phone", "tablet".
    package var idiom: String
    package var root: InspectNode
    /// Whether reading goes from right to left, for which of two matches comes first. Not written.
    package var isRightToLeft: Bool

    package init(
        size: RunOptions.Size, scale: Double, idiom: String, root: InspectNode, isRightToLeft: Bool = false
    ) {
        self.size = size
        self.scale = scale
        self.idiom = idiom
        self.root = root
        self.isRightToLeft = isRightToLeft
    }

    private var windowFrame: InspectNode.Frame {
        InspectNode.Frame(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The part of `node` that lies in the window; nil when nothing of it can be seen.
    package func visibleFrame(of node: InspectNode) -> InspectNode.Frame? {
        node.isVisible ? node.frame?.intersection(windowFrame) : nil
    }

    /// The first node in reading order that is enabled and visible and whose label or identifier is `label` as a whole.
    ///
    /// A control comes before what cannot be enabled at all: a text that happens to say what a button says is not meant.
    package func firstMatch(label: String) -> InspectNode? {
        let visible = matches(label: label).filter { $0.enabled != false && visibleFrame(of: $0) != nil }
        return visible.first { $0.enabled == true } ?? visible.first
    }

    /// All nodes whose label or identifier is `label` as a whole, in reading order: top to bottom, then from the leading
    /// to the trailing edge. A node comes before its own descendants where they begin at one place; the window, whose title
    /// may be what something in it is called, comes last.
    package func matches(label: String) -> [InspectNode] {
        let isMatch = { (node: InspectNode) in node.label == label || node.identifier == label }
        var matches: [InspectNode] = []
        for child in root.children { matches += Self.nodes(in: child, where: isMatch) }
        return inReadingOrder(matches) + (isMatch(root) ? [root] : [])
    }

    /// Every node for which `isWanted` holds, a parent before its children.
    package func nodes(where isWanted: (InspectNode) -> Bool) -> [InspectNode] {
        Self.nodes(in: root, where: isWanted)
    }

    private static func nodes(in root: InspectNode, where isWanted: (InspectNode) -> Bool) -> [InspectNode] {
        var found: [InspectNode] = []
        var pending = [root]
        while let node = pending.popLast() {
            if isWanted(node) { found.append(node) }
            pending.append(contentsOf: node.children.reversed())
        }
        return found
    }

    /// Nodes with no frame come last, in the tree's order. A line of reading is made of what has its middle within the
    /// height of the topmost node that is left.
    private func inReadingOrder(_ nodes: [InspectNode]) -> [InspectNode] {
        var ordered: [InspectNode] = []
        var rest: [InspectNode] = nodes.filter { $0.frame != nil }.stablySorted { $0.top < $1.top }
        while let first = rest.first, let frame = first.frame {
            let bottom = frame.y + max(frame.height, .leastNonzeroMagnitude)
            let isInLine = { (node: InspectNode) in (node.frame?.center.y ?? .infinity) < bottom || node == first }
            ordered += rest.filter(isInLine).stablySorted { leadingEdge($0) < leadingEdge($1) }
            rest.removeAll(where: isInLine)
        }
        return ordered + nodes.filter { $0.frame == nil }
    }

    private func leadingEdge(_ node: InspectNode) -> Double {
        guard let frame = node.frame else { return .infinity }
        return isRightToLeft ? -(frame.x + frame.width) : frame.x
    }
}

extension InspectNode {
    fileprivate var top: Double { frame?.y ?? .infinity }
}

extension Array {
    /// Sorted so that what is neither before nor after keeps its order.
    fileprivate func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted {
            isBefore($0.element, $1.element) || (!isBefore($1.element, $0.element) && $0.offset < $1.offset)
        }.map(\.element)
    }
}
