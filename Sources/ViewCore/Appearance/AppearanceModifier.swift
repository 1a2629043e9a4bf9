import Graph
import ViewValues

/// Runs actions when the view comes into the tree and when it has left it, or is covered there.
struct AppearanceModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?
}

extension AppearanceModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let tree = inputs.tree
        let actions = LatestActions()
        let watcher = inputs.attribute(
            AppearanceWatcher(
                modifier: modifier.attribute, isUncovered: inputs.environmentValue(\.isUncovered), actions: actions,
                tree: tree))
        Graph.makeEffect(watcher.id, .observer, isDue: true)
        inputs.subgraph.onEnd { [weak tree] in
            guard actions.isShown, let disappear = actions.disappear else { return }
            tree?.queueAction("onDisappear") { disappear() }
        }
        return outputs
    }
}

@MainActor
private final class LatestActions {
    var isShown = false
    var disappear: (() -> Void)?
}

private struct AppearanceWatcher: Rule {
    let modifier: Attribute<AppearanceModifier>
    let isUncovered: Attribute<Bool>
    let actions: LatestActions
    unowned(unsafe) let tree: ViewGraph

    mutating func update(_ output: inout Output<Void>) {
        let value = modifier.value
        actions.disappear = value.disappear
        let shows = isUncovered.value
        if shows != actions.isShown {
            actions.isShown = shows
            if shows {
                if let appear = value.appear { tree.queueAction("onAppear") { appear() } }
            } else if let disappear = value.disappear {
                tree.queueAction("onDisappear") { disappear() }
            }
        }
        output.set(())
    }
}

/// Runs an action when a value has changed.
package struct ChangeModifier<Value: Equatable> {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    package nonisolated init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
        self.value = value
        self.initial = initial
        self.action = action
    }
}

extension ChangeModifier: UnaryModifier {
    package typealias Body = Never

    package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        watch(modifier.attribute, inputs)
        return outputs
    }

    /// Runs the action whenever the value has changed, as long as `inputs` are there.
    @MainActor
    package static func watch(_ change: Attribute<Self>, _ inputs: _ViewInputs) {
        let watcher = inputs.attribute(ChangeWatcher(modifier: change, tree: inputs.tree))
        Graph.makeEffect(watcher.id, .observer, isDue: true)
    }
}

private struct ChangeWatcher<Value: Equatable>: Rule {
    let modifier: Attribute<ChangeModifier<Value>>
    unowned(unsafe) let tree: ViewGraph
    private var last: Value?

    init(modifier: Attribute<ChangeModifier<Value>>, tree: ViewGraph) {
        self.modifier = modifier
        self.tree = tree
    }

    mutating func update(_ output: inout Output<Void>) {
        let change = modifier.value
        let old = last
        last = change.value
        if let old, old != change.value {
            tree.queueAction("onChange(of: \(Value.self))") { change.action(old, change.value) }
        } else if old == nil && change.initial {
            tree.queueAction("onChange(of: \(Value.self))") { change.action(change.value, change.value) }
        }
        output.set(())
    }
}

extension View {
    /// Runs an action when the view has come into the tree, before the first frame that shows it.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view has left the tree.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }

    /// Runs an action with the old and the new value when `value` has changed, and at the beginning if `initial`.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Runs an action when `value` has changed, and at the beginning if `initial`.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
    }
    /// Runs an action with the new value when `value` has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: false, action: { _, new in action(new) }))
    }
}
