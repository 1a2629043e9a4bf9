import Foundation
import Graph
import ViewValues

/// Changes that wait for a time on the host's clock, for what changes now and then and does not move: a caret's blinking, a
/// text that says how late it is.
@MainActor
final class TimedChanges {
    fileprivate enum Owner: Hashable {
        case object(ObjectIdentifier)
        case rule(AttributeID)
    }

    private struct Waiting {
        var time: Double
        /// Of the times told by a date.
        let isDate: Bool
        /// In which they were asked for.
        let order: Int
        let apply: @MainActor () -> Void
    }

    private var waiting: [Owner: Waiting] = [:]
    private var count = 0

    /// A host's clock may be short of a deadline by the last bits of its numbers. In seconds.
    private static let slack = 1e-6

    fileprivate func put(
        _ owner: Owner, _ time: Double?, isDate: Bool = false, _ apply: @escaping @MainActor () -> Void
    ) {
        guard let time else {
            waiting[owner] = nil
            return
        }
        count += 1
        waiting[owner] = Waiting(time: time, isDate: isDate, order: count, apply: apply)
    }

    /// Puts those that are due into the queue of the tick that begins, and asks for a frame for the next.
    func carryOut(at now: Double, in tree: ViewGraph) {
        guard !waiting.isEmpty else { return }
        var due: [Waiting] = []
        for (owner, change) in waiting {
            if change.time <= now + Self.slack {
                due.append(change)
                waiting[owner] = nil
            } else {
                tree.requestFrame(at: change.time)
            }
        }
        due.sort { ($0.time, $0.order) < ($1.time, $1.order) }
        for change in due { tree.enqueue(Transaction(), change.apply) }
    }

    /// The clock stood at 0 so many seconds later than was thought: dates come earlier on it.
    func moveDates(by seconds: Double) {
        for (owner, change) in waiting where change.isDate { waiting[owner]?.time = change.time - seconds }
    }
}

extension ViewGraph {
    /// Evaluates the running rule again in the tick at `time`, in seconds on the host's clock, unless it asks for another time
    /// before. The clock itself is not read, so that nothing runs until then.
    package func evaluateAgain(at time: Double) { evaluateAgain(at: time, isDate: false) }

    /// The same at a date.
    package func evaluateAgain(at date: Date) {
        evaluateAgain(at: date.timeIntervalSince(dateAtZero), isDate: true)
    }

    private func evaluateAgain(at time: Double, isDate: Bool) {
        let rule = Graph.currentAttribute(of: Void.self)
        timedChanges.put(.rule(rule.id), time, isDate: isDate) { if rule.isAlive { rule.invalidate() } }
        requestFrame(at: time)
    }

    /// Carries out a change in the tick at `time`, in seconds on the host's clock, or the first after it. An owner has one
    /// change waiting: a new one takes the place of the last, nil only takes it away.
    package func change(
        at time: Double?, for owner: AnyObject, _ apply: @escaping @MainActor () -> Void = {}
    ) {
        timedChanges.put(.object(ObjectIdentifier(owner)), time, apply)
        if let time { requestFrame(at: time) }
    }
}
