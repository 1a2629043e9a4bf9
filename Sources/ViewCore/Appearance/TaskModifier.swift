import Graph
import ViewValues

/// Runs a task as long as the view is in the tree, is not covered there, and an id stays the same.
struct TaskModifier<ID: Equatable> {
    let id: ID
    let name: String?
    let priority: TaskPriority
    let action: @isolated(any) @Sendable () async -> Void
}

extension TaskModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let running = RunningTask<ID>()
        let tree = inputs.tree
        let watcher = inputs.attribute(
            TaskWatcher(
                modifier: modifier.attribute, isUncovered: inputs.environmentValue(\.isUncovered), running: running,
                tree: tree))
        Graph.makeEffect(watcher.id, .observer, isDue: true)
        inputs.subgraph.onEnd { running.end() }
        return outputs
    }
}

@MainActor
private final class RunningTask<ID: Equatable> {
    private var id: ID?
    private var task: Task<Void, Never>?
    private var hasEnded = false

    /// Whether the task has to be begun, or with no id ended: it was for another id, or there was none.
    func follow(_ id: ID?) -> Bool {
        if self.id == id { return false }
        self.id = id
        return true
    }

    func begin(_ modifier: TaskModifier<ID>) {
        task?.cancel()
        // The view may have come and gone in one tick.
        guard !hasEnded else { return }
        let action = modifier.action
        task = Task(name: modifier.name, priority: modifier.priority) { await action() }
    }

    func stop() {
        task?.cancel()
        task = nil
    }

    func end() {
        hasEnded = true
        stop()
    }
}

private struct TaskWatcher<ID: Equatable>: Rule {
    let modifier: Attribute<TaskModifier<ID>>
    let isUncovered: Attribute<Bool>
    let running: RunningTask<ID>
    unowned(unsafe) let tree: ViewGraph

    mutating func update(_ output: inout Output<Void>) {
        let value = modifier.value
        let shows = isUncovered.value
        if running.follow(shows ? value.id : nil) {
            let running = running
            tree.queueAction("task") { shows ? running.begin(value) : running.stop() }
        }
        output.set(())
    }
}

extension View {
    /// Begins a task when the view comes into the tree, and cancels it when the view leaves it.
    public nonisolated func task(
        name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, name: name, priority: priority, action: action))
    }

    /// Begins a task when the view comes into the tree, and cancels it when the view leaves it; when `id` has changed, cancels
    /// it and begins another.
    public nonisolated func task<T: Equatable>(
        id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, name: name, priority: priority, action: action))
    }
}
