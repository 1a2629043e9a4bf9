import Graph
import ViewValues

/// Runs an action when something about the view's geometry has changed.
struct GeometryChangeModifier<T: Equatable> {
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void
}

extension GeometryChangeModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let watcher = inputs.attribute(
            GeometryWatcher(modifier: modifier.attribute, proxy: GeometryProxy(inputs), tree: inputs.tree))
        Graph.makeEffect(watcher.id, .observer, isDue: true)
        return outputs
    }
}

private struct GeometryWatcher<T: Equatable>: Rule {
    let modifier: Attribute<GeometryChangeModifier<T>>
    let proxy: GeometryProxy
    unowned(unsafe) let tree: ViewGraph
    private var last: T?

    init(modifier: Attribute<GeometryChangeModifier<T>>, proxy: GeometryProxy, tree: ViewGraph) {
        self.modifier = modifier
        self.proxy = proxy
        self.tree = tree
    }

    /// The first value is news too.
    mutating func update(_ output: inout Output<Void>) {
        let modifier = modifier.value
        let value = modifier.transform(proxy)
        let old = last ?? value
        if last == nil || old != value {
            tree.queueAction("onGeometryChange(for: \(T.self).self)") { modifier.action(old, value) }
        }
        last = value
        output.set(())
    }
}

extension View {
    /// Runs an action with what `transform` makes of the view's geometry, at the beginning and whenever that has changed.
    ///
    /// The closures are not `@Sendable`, so that they may be whatever a view's body can say in Swift 6.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
    }

    /// Runs an action with the old and the new of what `transform` makes of the view's geometry.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
