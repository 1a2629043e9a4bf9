import Graph
import ViewValues

/// Changes that wait for a time on the host's clock, for what changes now and then and does not move: a caret's blinking.
@MainActor
final class TimedChanges {
    private struct Waiting {
        let owner: ObjectIdentifier
        let time: Double
        let apply: @MainActor () -> Void
    }

    private var waiting: [Waiting] = []

    fileprivate func put(_ owner: AnyObject, _ time: Double?, _ apply: @escaping @MainActor () -> Void) {
        let id = ObjectIdentifier(owner)
        waiting.removeAll { $0.owner == id }
        if let time { waiting.append(Waiting(owner: id, time: time, apply: apply)) }
    }

    /// Puts those that are due into the queue of the tick that begins, and asks for a frame for the next.
    func carryOut(at now: Double, in tree: ViewGraph) {
        guard !waiting.isEmpty else { return }
        let due = waiting.filter { $0.time <= now }
        waiting.removeAll { $0.time <= now }
        for change in due { tree.enqueue(Transaction(), change.apply) }
        for change in waiting { tree.requestFrame(at: change.time) }
    }
}

/// Who waits where a rule does.
package final class RuleWaiting {
    package init() {}
}

extension ViewGraph {
    /// Evaluates the running rule again in the tick at `time`, in seconds on the host's clock.
    package func evaluateAgain(at time: Double, for owner: RuleWaiting) {
        let rule = Graph.currentAttribute(of: Void.self)
        change(at: time, for: owner) { rule.invalidate() }
    }

    /// Carries out a change in the tick at `time`, in seconds on the host's clock, or the first after it. An owner has one
    /// change waiting: a new one takes the place of the last, nil only takes it away.
    package func change(
        at time: Double?, for owner: AnyObject, _ apply: @escaping @MainActor () -> Void = {}
    ) {
        timedChanges.put(owner, time, apply)
        if let time { requestFrame(at: time) }
    }
}
