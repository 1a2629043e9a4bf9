import Graph
import ViewValues

/// How a view comes in and goes. The body changes the view by its phase; the way from one phase to the next is animated.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase; `content` stands for the view that comes and goes.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    @MainActor @preconcurrency static var properties: TransitionProperties { get }

    /// Whether it brings an animation of its own.
    nonisolated var _isAnimated: Bool { get }

    static func _makeView(
        transition: _GraphValue<Self>, phase: _GraphValue<TransitionPhase>, inputs: _ViewInputs,
        body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    public nonisolated var _isAnimated: Bool { false }

    public static func _makeView(
        transition: _GraphValue<Self>, phase: _GraphValue<TransitionPhase>, inputs: _ViewInputs,
        body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.placedContents.append(
            PlacedContent(
                placeholder: ObjectIdentifier(Content.self), makeView: body,
                makeList: { list in .one(ListElement(subgraph: list.base.subgraph) { body($0.merging(list)) }) }))
        let (transition, phase) = (transition.attribute, phase.attribute)
        let whole = inputs.attribute(Computed { PhasedTransition(transition: transition.value, phase: phase.value) })
        let made = TrackedBody.make(whole, inputs, isReported: false) {
            $0.transition.body(content: Content(), phase: $0.phase)
        }
        return Body._makeView(view: _GraphValue(made), inputs: inner)
    }

    /// A view as the transition shows it in a phase, for transitions made of others.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(PhasedTransition(transition: self, phase: phase))
    }
}

extension Transition where Body == Never {
    public func body(content: Content, phase: TransitionPhase) -> Never {
        fatalError("body of \(Self.self) was asked for; it is carried out by the library and has none")
    }
}

/// A transition in one of its phases.
struct PhasedTransition<T: Transition> {
    let transition: T
    let phase: TransitionPhase
}

extension PhasedTransition: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        T._makeView(
            transition: modifier.part(inputs) { $0.transition }, phase: modifier.part(inputs) { $0.phase },
            inputs: inputs, body: body)
    }
}

/// The transition by which the view comes and goes, told to whoever holds it.
struct TransitionTrait: TraitKey {
    static let defaultValue = AnyTransition.opacity
}

/// Gives a view its transition.
struct TransitionModifier {
    let transition: AnyTransition
}

extension TransitionModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }

    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs,
        body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        inputs.base.tree.passages.hasTransitions = true
        let value = modifier.part(inputs.base) { $0.transition }.attribute
        return body(inputs).mapped(inputs) { $0.with(traits: $0.traits.setting(TransitionTrait.self, to: value)) }
    }
}

extension View {
    /// How the view comes in and goes, when that is animated.
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }

    /// How the view comes in and goes, when that is animated.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
