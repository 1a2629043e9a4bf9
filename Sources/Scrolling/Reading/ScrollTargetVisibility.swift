import CoreGraphics
import Graph
import ViewCore

/// Runs an action with the ids of the views of a scroll target layout that are in sight, when those change.
struct TargetVisibilityModifier<ID: Hashable> {
    let threshold: Double
    let action: ([ID]) -> Void
}

extension TargetVisibilityModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let reach = ScrollReach(inputs)
        var inner = inputs
        inner.scrollReach = reach
        let outputs = body(inner)
        let modifier = modifier.attribute
        let seen = inputs.attribute(
            Compared { () -> [ID] in
                guard let scope = reach.scopes.first else { return [] }
                let visible = scope.visible.value
                let threshold = modifier.value.threshold
                var ids: [ID] = []
                for target in scope.markedTargets where target.rect.isSeen(in: visible, threshold) {
                    if let id = target.id.base as? ID { ids.append(id) }
                }
                return ids
            })
        let watcher = inputs.attribute(SeenWatcher(seen: seen, modifier: modifier, tree: inputs.tree))
        Graph.makeEffect(watcher.id, .observer, isDue: true)
        return outputs
    }
}

private struct SeenWatcher<ID: Hashable>: Rule {
    let seen: Attribute<[ID]>
    let modifier: Attribute<TargetVisibilityModifier<ID>>
    unowned(unsafe) let tree: ViewGraph
    private var last: [ID] = []

    init(seen: Attribute<[ID]>, modifier: Attribute<TargetVisibilityModifier<ID>>, tree: ViewGraph) {
        self.seen = seen
        self.modifier = modifier
        self.tree = tree
    }

    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        let now = seen.value
        guard now != last else { return }
        last = now
        nonisolated(unsafe) let ids = now
        let action = modifier.peeked.action
        tree.queueAction("onScrollTargetVisibilityChange") { action(ids) }
    }
}

extension CGRect {
    /// Whether at least a part of it, from 0 to 1, lies in another rectangle.
    func isSeen(in visible: CGRect, _ threshold: Double) -> Bool {
        let shared = intersection(visible)
        let area = width * height
        guard !shared.isNull, area > 0 else { return false }
        return shared.width * shared.height / area >= threshold
    }
}

/// Shows the bars of the scroll views in a view for a while, when a value has changed.
struct FlashModifier<Trigger: Equatable> {
    let trigger: Trigger
    /// Whether they are shown when the view appears.
    let showsFirst: Bool
}

extension FlashModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let reach = ScrollReach(inputs)
        var inner = inputs
        inner.scrollReach = reach
        let outputs = body(inner)
        let flasher = inputs.attribute(Flasher(modifier: modifier.attribute, reach: reach, tree: inputs.tree))
        Graph.makeEffect(flasher.id, .observer, isDue: true)
        return outputs
    }
}

private struct Flasher<Trigger: Equatable>: Rule {
    let modifier: Attribute<FlashModifier<Trigger>>
    let reach: ScrollReach
    unowned(unsafe) let tree: ViewGraph
    private var last: Trigger?

    init(modifier: Attribute<FlashModifier<Trigger>>, reach: ScrollReach, tree: ViewGraph) {
        self.modifier = modifier
        self.reach = reach
        self.tree = tree
    }

    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        let now = modifier.value
        let isFirst = last == nil
        guard now.trigger != last else { return }
        last = now.trigger
        guard !isFirst || now.showsFirst else { return }
        let reach = reach
        tree.queueAction("scrollIndicatorsFlash") { for scope in reach.scopes { scope.flash?() } }
    }
}

extension View {
    /// Runs an action with the ids of those views of the scroll target layout in this view of which at least `threshold`, from
    /// 0 to 1, is in sight, when those change.
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(TargetVisibilityModifier(threshold: threshold, action: action))
    }

    /// Shows the bars of the scroll views in this view for a while when `value` has changed.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(FlashModifier(trigger: value, showsFirst: false))
    }

    /// Whether the bars of the scroll views in this view are shown for a while when it appears.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(FlashModifier(trigger: 0, showsFirst: onAppear))
    }
}
