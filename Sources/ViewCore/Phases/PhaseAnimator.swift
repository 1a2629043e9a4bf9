import Graph
import ViewValues

/// A view that goes through phases, each with an animation to it: over and over, or once whenever a value changes.
public struct PhaseAnimator<Phase: Equatable, Content> {
    private let phases: [Phase]
    /// Nil to go on for ever.
    private let trigger: ChangeMark?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    /// Counts the phases that were gone to; the phase is what is left of it by their number.
    @State private var step = 0
}

extension PhaseAnimator: View where Content: View {
    /// Begins in the first phase and goes to the next as soon as the animation to the last is logically complete, over and over.
    /// `animation` gets the phase that is gone to; nil goes there at once.
    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Self.known(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Stays in the first phase, and goes through the others and back to it whenever `trigger` changes.
    public nonisolated init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Self.known(phases)
        self.trigger = ChangeMark(trigger)
        self.content = content
        self.animation = animation
    }

    private nonisolated static func known(_ phases: some Sequence<Phase>) -> [Phase] {
        let phases = Array(phases)
        if phases.isEmpty { Diagnostics.report("a phase animator without phases shows nothing; it needs at least one") }
        return phases
    }

    public var body: some View {
        if !phases.isEmpty {
            content(phases[step % phases.count])
                .modifier(
                    PhaseStepping(
                        step: step, animation: animation(phases[step % phases.count]), trigger: trigger,
                        isEndless: trigger == nil && phases.count > 1,
                        isTriggered: trigger != nil && step % phases.count != 0, next: goOn, restart: restart))
        }
    }

    private func goOn() {
        // Back in the first phase, what was triggered is over.
        if trigger != nil, step % phases.count == 0 { return }
        go(to: step + 1)
    }

    private func restart() {
        let rounds = (step + phases.count - 1) / phases.count
        go(to: rounds * phases.count + 1)
    }

    private func go(to next: Int) {
        guard phases.count > 1 else { return }
        withAnimation(animation(phases[next % phases.count])) { step = next }
    }
}

/// Watches the animation to a phase, and has the next one follow.
private struct PhaseStepping {
    let step: Int
    /// That with which the phase is come to.
    let animation: Animation?
    let trigger: ChangeMark?
    /// Whether phases follow one another without a trigger.
    let isEndless: Bool
    /// Whether it is on the way that a trigger set off.
    let isTriggered: Bool
    let next: () -> Void
    let restart: () -> Void
}

extension PhaseStepping: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        start(modifier.attribute, inputs)
        return body(inputs)
    }

    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        start(modifier.attribute, inputs.base)
        return body(inputs)
    }

    @MainActor private static func start(_ stepping: Attribute<Self>, _ inputs: _ViewInputs) {
        let clock = inputs.attribute(PhaseClock(stepping: stepping, inputs: inputs))
        Graph.makeEffect(clock.id, .animation, isDue: true)
    }
}

/// Runs an animation that nobody sees as long as that to the phase, whatever of the content it moves.
private struct PhaseClock: Rule {
    let stepping: Attribute<PhaseStepping>
    unowned(unsafe) let tree: ViewGraph
    let environment: Attribute<EnvironmentValues>
    private var step: Int?
    private var wasEndless = false
    private var trigger: ChangeMark?
    private var track = AnimationTrack(0.0)
    /// When the animation began.
    private var begun = 0.0

    /// What goes to a phase without an animation stays there for a frame.
    private static let instant = Animation.linear(duration: 1.0 / 60)

    init(stepping: Attribute<PhaseStepping>, inputs: _ViewInputs) {
        self.stepping = stepping
        tree = inputs.tree
        environment = inputs.environment
    }

    mutating func update(_ output: inout Output<Void>) {
        let now = stepping.value
        if now.isEndless, !wasEndless, track.isIdle { queue(\.next) }
        wasEndless = now.isEndless
        if let before = trigger, let trigger = now.trigger, !before.isSame(as: trigger) { queue(\.restart) }
        trigger = now.trigger
        // A row of a lazy container that comes back in the middle goes on from there.
        if step != now.step, step != nil || now.isTriggered { begin(now) }
        step = now.step
        // An animation of no length is over in the next frame too, or phases would follow one another in no time.
        if !track.isIdle, tree.time.peeked > begun {
            let tree = tree
            _ = track.value(at: tree.time.peeked) { completion in
                tree.queueAction("a phase's animation") { completion.animationCompleted() }
            }
        }
        if !track.isIdle { _ = tree.time.value }
        output.set(())
    }

    private mutating func begin(_ now: PhaseStepping) {
        let (stepping, step) = (stepping, now.step)
        let completion = AnimationCompletion(criteria: .logicallyComplete) {
            MainActor.assumeIsolated {
                guard stepping.isAlive, stepping.peeked.step == step else { return }
                stepping.peeked.next()
            }
        }
        begun = tree.time.peeked
        track.end { _ in }
        track = AnimationTrack(0.0)
        track.set(
            1, animation: now.animation ?? Self.instant, at: begun, in: environment.peeked,
            completions: [completion], finished: { _ in })
        completion.changesApplied()
    }

    private func queue(_ action: KeyPath<PhaseStepping, () -> Void>) {
        let stepping = stepping
        tree.queueAction("a phase animator") {
            if stepping.isAlive { stepping.peeked[keyPath: action]() }
        }
    }
}

extension View {
    /// Takes the view through phases over and over, as `content` says for each.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            AroundOriginal<Self, _>(
                PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation)))
    }

    /// Takes the view through phases and back to the first whenever `trigger` changes, as `content` says for each.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            AroundOriginal<Self, _>(
                PhaseAnimator(
                    phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
        )
    }
}
