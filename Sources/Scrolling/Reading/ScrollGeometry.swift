import CoreGraphics
import Graph
import ViewCore

/// How far a scroll view has been scrolled, and over what, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// From the content's beginning to what is seen first.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    /// Around the content, within what can be scrolled.
    public var contentInsets: EdgeInsets
    /// Of what is seen.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    init(_ value: ScrollGeometryValue) {
        self.init(
            contentOffset: value.contentOffset, contentSize: value.contentSize, contentInsets: value.contentInsets,
            containerSize: value.containerSize)
    }

    /// What is seen, in the content's coordinates.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// What is seen less what margins take.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Runs an action when something worked out from a scroll view's geometry has changed.
struct ScrollGeometryModifier<Value: Equatable> {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let reach = ScrollReach(inputs)
        var inner = inputs
        inner.scrollReach = reach
        let outputs = body(inner)
        let watcher = inputs.attribute(
            GeometryWatcher(modifier: modifier.attribute, reach: reach, outer: inputs.scroll, tree: inputs.tree))
        Graph.makeEffect(watcher.id, .observer, isDue: true)
        return outputs
    }
}

private struct GeometryWatcher<Value: Equatable>: Rule {
    let modifier: Attribute<ScrollGeometryModifier<Value>>
    let reach: ScrollReach
    let outer: ScrollScope?
    unowned(unsafe) let tree: ViewGraph
    private var last: Value?

    init(
        modifier: Attribute<ScrollGeometryModifier<Value>>, reach: ScrollReach, outer: ScrollScope?, tree: ViewGraph
    ) {
        self.modifier = modifier
        self.reach = reach
        self.outer = outer
        self.tree = tree
    }

    /// The action hears of the first value too, with itself as the old one.
    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        let modifier = modifier.value
        guard let scope = reach.scopes.first ?? outer, let geometry = scope.geometry, geometry.isAlive else { return }
        let value = modifier.transform(ScrollGeometry(geometry.value))
        let old = last
        last = value
        if let old, old == value { return }
        nonisolated(unsafe) let now = value
        nonisolated(unsafe) let before = old ?? now
        tree.queueAction("onScrollGeometryChange(for: \(Value.self).self)") { modifier.action(before, now) }
    }
}

/// Runs an action when so much of a view has come into sight, or has gone out of it.
struct ScrollVisibilityModifier {
    let threshold: Double
    let action: (Bool) -> Void
}

extension ScrollVisibilityModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        guard let scope = inputs.scroll else { return outputs }
        let frame = inputs.frame
        let isSeen = inputs.attribute(
            Compared {
                let frame = frame.value
                let visible = scope.visible.value
                let rect = CGRect(origin: frame.origin, size: frame.size)
                return rect.isSeen(in: visible, modifier.attribute.value.threshold)
            })
        let watcher = inputs.attribute(
            VisibilityWatcher(isSeen: isSeen, modifier: modifier.attribute, tree: inputs.tree))
        Graph.makeEffect(watcher.id, .observer, isDue: true)
        return outputs
    }
}

private struct VisibilityWatcher: Rule {
    let isSeen: Attribute<Bool>
    let modifier: Attribute<ScrollVisibilityModifier>
    unowned(unsafe) let tree: ViewGraph
    private var last = false

    init(isSeen: Attribute<Bool>, modifier: Attribute<ScrollVisibilityModifier>, tree: ViewGraph) {
        self.isSeen = isSeen
        self.modifier = modifier
        self.tree = tree
    }

    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        let now = isSeen.value
        guard now != last else { return }
        last = now
        let action = modifier.peeked.action
        tree.queueAction("onScrollVisibilityChange") { action(now) }
    }
}

extension View {
    /// Runs an action with the old and the new value when what `transform` makes of the geometry of the scroll view in this
    /// view has changed, and at the beginning.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Runs an action when at least `threshold` of this view, from 0 to 1, has come into sight in its scroll view, and when
    /// it no longer is.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
