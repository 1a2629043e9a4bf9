import Drawing
import Graph
import ViewValues

/// The phase of a container's child between coming and going.
@MainActor
final class ChildPassage {
    private let phase: Attribute<TransitionPhase>
    private unowned(unsafe) let tree: ViewGraph
    /// The transition the view was given; nil for the usual one.
    private let transition: Attribute<AnyTransition>?

    /// Whether the view has no transition of its own, and so fades.
    var isUsual: Bool { transition == nil }

    init(
        _ inputs: _ViewInputs, transition: Attribute<AnyTransition>?, arrival: Transaction?
    ) {
        tree = inputs.tree
        self.transition = transition
        let isComing = arrival.map { Self.animates(transition, $0) } ?? false
        phase = Attribute(input: isComing ? .willAppear : .identity, in: inputs.subgraph)
        if isComing, let arrival { move(to: .identity, under: arrival) }
    }

    static func animates(_ transition: Attribute<AnyTransition>?, _ transaction: Transaction) -> Bool {
        if transaction.disablesAnimations { return false }
        if transaction.animation != nil { return true }
        guard let transition else { return false }
        return Graph.withoutRecording { transition.value.storage.isAnimated }
    }

    /// The view inside its transition.
    func make(
        _ inputs: _ViewInputs, _ body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard let transition else { return body(inputs) }
        let storage = Graph.withoutRecording { transition.value.storage }
        return storage.make(transition, phase, inputs, body)
    }

    /// What a view without a transition of its own draws: it fades.
    func faded(_ content: Attribute<DisplayChunk>, _ inputs: _ViewInputs) -> Attribute<DisplayChunk> {
        let phase = phase
        let effect = inputs.attribute(Compared { OpacityEffect(opacity: phase.value.isIdentity ? 1 : 0) })
        return inputs.attribute(FadedDisplay(effect: inputs.animated(effect), content: content))
    }

    /// Goes to a phase by the next round of the tick, so that what is drawn was seen in the phase before; `done` runs when
    /// nothing moves any more.
    func move(to next: TransitionPhase, under transaction: Transaction, done: (@MainActor () -> Void)? = nil) {
        var transaction = transaction
        // Those who wait for the transaction wait for what begins a round later too.
        let waiting = transaction.completions
        for completion in waiting { completion.animationBegan() }
        var own: AnimationCompletion?
        if let done {
            let completion = AnimationCompletion(criteria: .removed) { MainActor.assumeIsolated { done() } }
            transaction.add(completion)
            own = completion
        }
        let (phase, tree, changed) = (phase, tree, transaction)
        tree.queueAction("a transition") { [own] in
            tree.enqueue(changed) {
                if phase.isAlive { phase.set(next) }
                tree.queueAction("a transition") {
                    for completion in waiting { completion.animationCompleted() }
                    own?.changesApplied()
                }
            }
        }
    }
}

/// A view's drawing as it fades. Nothing lies around it while it is all there.
private struct FadedDisplay: Rule {
    let effect: Attribute<OpacityEffect>
    let content: Attribute<DisplayChunk>
    private var version: UInt64 = 0

    init(effect: Attribute<OpacityEffect>, content: Attribute<DisplayChunk>) {
        self.effect = effect
        self.content = content
    }

    mutating func update(_ output: inout Output<DisplayChunk>) {
        // A view that goes may lose what is in it before it is gone.
        let chunk = content.isAlive ? content.value : .empty
        let opacity = effect.value.opacity
        if opacity >= 1 {
            output.set(chunk)
            return
        }
        version += 1
        let items: [DisplayItem] = opacity <= 0 ? [] : [.layer(Layer(content: chunk, opacity: opacity))]
        output.set(DisplayChunk(id: Graph.currentID, version: version, items: items))
    }
}
