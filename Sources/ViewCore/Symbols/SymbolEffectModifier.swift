import Graph
import ViewValues

/// Has the symbols in a view do something.
struct SymbolEffectModifier {
    let movement: SymbolEffectConfiguration.Movement
    let options: SymbolEffectOptions
    let play: Play

    enum Play {
        case whenChanged(ChangeMark)
        case whileActive(Bool)
    }
}

extension SymbolEffectModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let clock = clock(modifier.attribute, inputs)
        var inputs = inputs
        add(clock, to: &inputs)
        return body(inputs)
    }

    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let clock = clock(modifier.attribute, inputs.base)
        var inputs = inputs
        inputs.change { add(clock, to: &$0) }
        return body(inputs)
    }

    @MainActor private static func clock(
        _ modifier: Attribute<Self>, _ inputs: _ViewInputs
    ) -> Attribute<SymbolMotion> {
        let clock = inputs.attribute(SymbolClock(modifier: modifier, inputs: inputs))
        Graph.makeEffect(clock.id, .trigger, isDue: true)
        return clock
    }

    @MainActor private static func add(_ clock: Attribute<SymbolMotion>, to inputs: inout _ViewInputs) {
        inputs.contentEffects.insert(.symbols)
        let outer = inputs.environment
        inputs.environment = inputs.attribute(
            Computed {
                var values = outer.value
                values.symbolMotions.motions.append(clock)
                return values
            })
    }
}

/// How symbols under an effect are drawn at the moment. Reads the clock only while they move.
private struct SymbolClock: Rule {
    let modifier: Attribute<SymbolEffectModifier>
    unowned(unsafe) let tree: ViewGraph
    let environment: Attribute<EnvironmentValues>
    private var mark: ChangeMark?
    private var begin: Double?
    private var rounds = 0.0
    /// How much of an effect that holds is there, from 0 to 1.
    private var held: AnimationTrack<Double>?

    init(modifier: Attribute<SymbolEffectModifier>, inputs: _ViewInputs) {
        self.modifier = modifier
        tree = inputs.tree
        environment = inputs.environment
    }

    mutating func update(_ output: inout Output<SymbolMotion>) {
        let modifier = modifier.value
        if let end = modifier.movement.held, case .whileActive(let isActive) = modifier.play {
            output.setIfDifferent(hold(end, modifier, isActive))
        } else {
            output.setIfDifferent(move(modifier))
        }
    }

    private mutating func hold(_ end: SymbolMotion, _ modifier: SymbolEffectModifier, _ isActive: Bool) -> SymbolMotion
    {
        var isThere = isActive
        if case .appear = modifier.movement { isThere = !isActive }
        let target = isThere ? 1.0 : 0
        var track = held ?? AnimationTrack(target)
        let now = tree.time.peeked
        track.set(
            target, animation: Animation.smooth(duration: 0.35 / modifier.options.speed), at: now,
            in: environment.peeked, finished: { _ in })
        let part = track.isIdle ? target : track.value(at: now, finished: { _ in })
        held = track
        if !track.isIdle { _ = tree.time.value }
        return SymbolMotion(
            scale: 1 + (end.scale - 1) * CGFloat(part), opacity: 1 + (end.opacity - 1) * part)
    }

    private mutating func move(_ modifier: SymbolEffectModifier) -> SymbolMotion {
        let now = tree.time.peeked
        let round = modifier.movement.round
        let period = round.duration + modifier.options.delay
        guard period > 0 else { return SymbolMotion() }
        switch modifier.play {
        case .whenChanged(let next):
            if let mark, !mark.isSame(as: next) {
                begin = now
                rounds = modifier.options.rounds(usual: 1)
            }
            mark = next
        case .whileActive(true):
            if begin == nil || rounds == 0 { begin = now }
            rounds = modifier.options.rounds(usual: .infinity)
        case .whileActive(false):
            // The round that has begun is ended.
            if let begin {
                rounds = min(rounds, ((now - begin) * modifier.options.speed / period).rounded(.up))
            } else {
                rounds = 0
            }
        }
        guard let start = begin else { return SymbolMotion() }
        let elapsed = (now - start) * modifier.options.speed
        let done = (elapsed / period).rounded(.down)
        guard done < rounds else {
            if case .whileActive(false) = modifier.play { begin = nil }
            return SymbolMotion()
        }
        _ = tree.time.value
        return round.value(time: min(elapsed - done * period, round.duration))
    }
}

/// Takes the effects of symbols away.
struct SymbolEffectsRemoval {
    let isEnabled: Bool
}

extension SymbolEffectsRemoval: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let outer = inputs.environment
        inputs.environment = inputs.attribute(
            Computed {
                var values = outer.value
                if modifier.value.isEnabled { values.symbolMotions = SymbolMotions() }
                return values
            })
    }
}

extension View {
    /// Has the symbols in the view do something as long as `isActive`.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                movement: effect.configuration.movement, options: options, play: .whileActive(isActive)))
    }

    /// Has the symbols in the view do something each time `value` changes.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                movement: effect.configuration.movement, options: options, play: .whenChanged(ChangeMark(value))))
    }

    /// Keeps the effects around the view from its symbols.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(SymbolEffectsRemoval(isEnabled: isEnabled))
    }
}

/// A symbol comes in and goes by an effect of symbols.
public struct SymbolEffectTransition {
    private let movement: SymbolEffectConfiguration.Movement

    public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
        movement = effect.configuration.movement
    }
}

extension SymbolEffectTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let away = movement.held ?? SymbolMotion(opacity: 0)
        return content.scaleEffect(phase.isIdentity ? 1 : away.scale).opacity(phase.isIdentity ? 1 : away.opacity)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// The view comes in and goes as symbols usually do.
    public static nonisolated var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// The view comes in and goes by an effect of symbols.
    public static nonisolated func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// The view comes in and goes as symbols usually do.
    public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

    /// The view comes in and goes by an effect of symbols.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
