import CoreGraphics
import Graph
import ViewCore

/// What is going on in a scroll view.
@frozen
public enum ScrollPhase: Equatable, Hashable, Sendable {
    /// Nothing moves.
    case idle
    /// A finger lies on the screen and may begin to scroll. Wheels and keys never do.
    case tracking
    /// The user moves the content.
    case interacting
    /// The content rolls to its rest after the user has let it go. Content here stops where it is left.
    case decelerating
    /// The content moves to where the program has sent it.
    case animating

    public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// A scroll view as it was when its phase changed.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// Points a second. Nil: nobody measures the speed of a wheel.
    public let velocity: CGVector?
}

/// The phase of a scroll view.
struct ScrollPhaseRule: Rule {
    let model: ScrollModel
    unowned(unsafe) let tree: ViewGraph

    /// Nearer than this to where it is to be, in points, the content is there.
    private static let near: CGFloat = 0.01

    mutating func update(_ output: inout Output<ScrollScopePhase>) {
        output.setIfDifferent(phase)
    }

    private var phase: ScrollScopePhase {
        let last = model.lastMovedByUser.value
        if model.isMovedByUser.value, last.isFinite {
            if tree.time.peeked < last + ScrollSettler.pause - 1e-9 {
                tree.evaluateAgain(at: last + ScrollSettler.pause)
                return .interacting
            }
        }
        guard let metrics = model.metrics?.value, let shown = model.shown?.value else { return .idle }
        let target = model.place.value.target(in: metrics)
        let isThere = abs(target.x - shown.x) < Self.near && abs(target.y - shown.y) < Self.near
        return isThere ? .idle : .animating
    }
}

extension ScrollPhase {
    init(_ phase: ScrollScopePhase) {
        switch phase {
        case .idle: self = .idle
        case .interacting: self = .interacting
        case .animating: self = .animating
        }
    }
}

/// Runs an action when the phase of a scroll view has changed.
struct ScrollPhaseModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: UnaryModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let reach = ScrollReach(inputs)
        var inner = inputs
        inner.scrollReach = reach
        let outputs = body(inner)
        let watcher = inputs.attribute(
            PhaseWatcher(modifier: modifier.attribute, reach: reach, outer: inputs.scroll, tree: inputs.tree))
        Graph.makeEffect(watcher.id, .observer, isDue: true)
        return outputs
    }
}

private struct PhaseWatcher: Rule {
    let modifier: Attribute<ScrollPhaseModifier>
    let reach: ScrollReach
    let outer: ScrollScope?
    unowned(unsafe) let tree: ViewGraph
    private var last = ScrollPhase.idle

    init(modifier: Attribute<ScrollPhaseModifier>, reach: ScrollReach, outer: ScrollScope?, tree: ViewGraph) {
        self.modifier = modifier
        self.reach = reach
        self.outer = outer
        self.tree = tree
    }

    mutating func update(_ output: inout Output<Void>) {
        output.set(())
        guard let scope = reach.scopes.first ?? outer, let phase = scope.phase, phase.isAlive else { return }
        let now = ScrollPhase(phase.value)
        guard now != last, let geometry = scope.geometry, geometry.isAlive else { return }
        let before = last
        last = now
        let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(geometry.peeked), velocity: nil)
        let action = modifier.peeked.action
        tree.queueAction("onScrollPhaseChange") { action(before, now, context) }
    }
}

extension View {
    /// Runs an action with the old and the new phase when that of the scroll view in this view, or else of the one around it,
    /// has changed.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// The same, with where the scroll view was.
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}
