import CoreGraphics
import Graph
import ViewValues

/// A transition whose type is not told.
public struct AnyTransition: @unchecked Sendable {
    let storage: TransitionStorage

    public nonisolated init<T: Transition>(_ transition: T) {
        storage = (transition as? ErasedTransition)?.base.storage ?? TypedTransition(transition)
    }
}

extension AnyTransition: GraphComparable {
    package func isSame(as other: AnyTransition) -> Bool { storage.isSame(as: other.storage) }
}

class TransitionStorage {
    var isAnimated: Bool { false }
    func isSame(as other: TransitionStorage) -> Bool { self === other }

    @MainActor
    func make(
        _ whole: Attribute<AnyTransition>, _ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs,
        _ body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(inputs)
    }
}

private final class TypedTransition<T: Transition>: TransitionStorage {
    let transition: T

    init(_ transition: T) {
        self.transition = transition
    }

    override var isAnimated: Bool { transition._isAnimated }

    override func isSame(as other: TransitionStorage) -> Bool {
        self === other
            || (other as? TypedTransition<T>).map { ValueEquality.areEqual(transition, $0.transition) } ?? false
    }

    /// A view that is there keeps the type of the transition that it came with; only values of that type are taken over.
    override func make(
        _ whole: Attribute<AnyTransition>, _ phase: Attribute<TransitionPhase>, _ inputs: _ViewInputs,
        _ body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let own = inputs.attribute(LastPresent { (whole.value.storage as? TypedTransition<T>)?.transition })
        return T._makeView(transition: _GraphValue(own), phase: _GraphValue(phase), inputs: inputs, body: body)
    }
}

/// An `AnyTransition` where a transition of a type is asked for.
struct ErasedTransition {
    typealias Body = Never
    let base: AnyTransition

    nonisolated init(_ base: AnyTransition) {
        self.base = base
    }
}

extension ErasedTransition: Transition {
    nonisolated var _isAnimated: Bool { base.storage.isAnimated }

    static func _makeView(
        transition: _GraphValue<Self>, phase: _GraphValue<TransitionPhase>, inputs: _ViewInputs,
        body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let whole = transition.part(inputs) { $0.base }.attribute
        let storage = Graph.withoutRecording { whole.value.storage }
        return storage.make(whole, phase.attribute, inputs, body)
    }
}

extension AnyTransition {
    /// The view is there or not, with nothing between.
    public static let identity = AnyTransition(IdentityTransition())
    /// The view fades in and out.
    public static let opacity = AnyTransition(OpacityTransition())
    /// The view comes in from the leading edge and goes out at the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
    /// The view grows out of its middle and shrinks into it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

    /// The view comes in from an edge and goes out there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// The view comes in from an edge and goes out at the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// The view grows from so many times its size out of a point of its frame, and shrinks to that.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// The view comes from so many points away, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// The view comes from so many points away, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// The view comes in by one transition and goes by another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            AsymmetricTransition(insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
    }

    /// The view has one modifier while it is there and another before and after.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(CombinedTransition(first: ErasedTransition(self), second: ErasedTransition(other)))
    }

    /// The transition with an animation of its own instead of the one under which the view comes or goes.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: ErasedTransition(self), animation: animation))
    }
}
