import ViewValues

/// What a stack remembers between questions.
public struct StackCache {
    var content: StackAlgorithm.Cache

    init(_ content: StackAlgorithm.Cache) {
        self.content = content
    }
}

/// The spacing of a stack towards its neighbours: at its ends that of the first and the last view, at its sides the widest.
enum StackSpacing {
    static func outer(_ subviews: LayoutSubviews, axis: Axis) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
        var spacing = first.spacing
        if axis == .horizontal {
            for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing, edges: [.top, .bottom]) }
            spacing.trailing = last.spacing.trailing
        } else {
            for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing, edges: [.leading, .trailing]) }
            spacing.bottom = last.spacing.bottom
        }
        return spacing
    }
}
