import Foundation

/// Hands values to a subscriber as far as it asks for them, and keeps the rest until it does. One at a time: a value that comes
/// while another is handed over waits for it, whichever thread it comes from.
final class Outlet<Downstream: Subscriber>: @unchecked Sendable {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var waiting: [Downstream.Input] = []
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var demand = Subscribers.Demand.none
    private var isHandingOver = false
    /// Called after a value was handed over, outside the lock.
    var onDelivery: (() -> Void)?

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    var isUnlimited: Bool { lock.withLock { demand == .unlimited } }
    /// Whether the next value is handed over at once.
    var wants: Bool { lock.withLock { demand > 0 && waiting.isEmpty } }
    var waitingCount: Int { lock.withLock { waiting.count } }
    var isOpen: Bool { lock.withLock { downstream != nil && completion == nil } }

    func start(_ subscription: any Subscription) {
        lock.withLock { downstream }?.receive(subscription: subscription)
    }

    func send(_ value: Downstream.Input) {
        lock.withLock { if downstream != nil && completion == nil { waiting.append(value) } }
        handOver()
    }

    /// Leaves out the value that has waited longest.
    func dropFirst() {
        lock.withLock { if !waiting.isEmpty { waiting.removeFirst() } }
    }

    /// A failure does not wait for the values before it to be asked for; the ordinary end does.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            guard self.completion == nil else { return }
            self.completion = completion
            if case .failure = completion { waiting = [] }
        }
        handOver()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        handOver()
    }

    func close() {
        let old = lock.withLock {
            defer {
                downstream = nil
                waiting = []
                onDelivery = nil
            }
            return (downstream, waiting, onDelivery)
        }
        withExtendedLifetime(old) {}
    }

    private enum Due {
        case value(Downstream.Input, Downstream)
        case end(Subscribers.Completion<Downstream.Failure>, Downstream)
    }

    private func handOver() {
        let isMine = lock.withLock {
            defer { isHandingOver = true }
            return !isHandingOver
        }
        if isMine { while handOverNext() {} }
    }

    /// A call of its own, so that what it held is let go of outside the lock: it may come back here as it ends.
    private func handOverNext() -> Bool {
        let due = lock.withLock {
            let due = takeDue()
            if due == nil { isHandingOver = false }
            return due
        }
        switch due {
        case .value(let value, let downstream):
            let more = downstream.receive(value)
            let tell = lock.withLock {
                demand += more
                return onDelivery
            }
            tell?()
        case .end(let completion, let downstream):
            downstream.receive(completion: completion)
        case nil: return false
        }
        return true
    }

    private func takeDue() -> Due? {
        guard let downstream else { return nil }
        if !waiting.isEmpty {
            guard demand > 0 else { return nil }
            demand -= 1
            return .value(waiting.removeFirst(), downstream)
        }
        guard let completion else { return nil }
        self.downstream = nil
        onDelivery = nil
        return .end(completion, downstream)
    }
}
