import Foundation

/// Hands the values of one publisher after another to a subscriber, and what that has asked for and not yet got from one to
/// the next. May be used from any thread.
final class Relay<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var current: (any Subscription)?
    private var demand = Subscribers.Demand.none
    /// Which publisher is the present one: what comes from those before is left out.
    private var turn = 0
    /// Cancelled with the whole.
    var outer: (any Cancellable)?

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func start() { lock.withLock { downstream }?.receive(subscription: self) }

    /// Goes on with `publisher`; the one before is cancelled if it has not ended. `onEnd` says what is done at its end.
    func attach<P: Publisher>(
        _ publisher: P, onValue: ((P.Output) -> Void)? = nil,
        onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        turn += 1
        let turn = turn
        let before = current
        current = nil
        lock.unlock()
        before?.cancel()
        publisher.subscribe(
            RelayLink<P.Output, P.Failure>(
                begin: { [self] in begin($0, turn) },
                value: { [self] in isPresent(turn) ? (onValue ?? give)($0) : () },
                end: { [self] in if endTurn(turn) { onEnd($0) } }))
    }

    private func begin(_ subscription: any Subscription, _ turn: Int) {
        lock.lock()
        guard turn == self.turn, downstream != nil else {
            lock.unlock()
            return subscription.cancel()
        }
        current = subscription
        let demand = demand
        lock.unlock()
        if demand > 0 { subscription.request(demand) }
    }

    private func isPresent(_ turn: Int) -> Bool { lock.withLock { turn == self.turn } }

    private func endTurn(_ turn: Int) -> Bool {
        lock.withLock {
            guard turn == self.turn else { return false }
            current = nil
            return true
        }
    }

    func give(_ value: Downstream.Input) {
        lock.lock()
        guard let downstream else { return lock.unlock() }
        demand -= 1
        // Held while the value is handed over, so that those of two threads do not cross.
        let more = downstream.receive(value)
        demand += more
        let current = more > 0 ? current : nil
        lock.unlock()
        current?.request(more)
    }

    func end(_ completion: Subscribers.Completion<Downstream.Failure>) { take()?.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) {
        let current = lock.withLock {
            self.demand += demand
            return self.current
        }
        current?.request(demand)
    }

    func cancel() { _ = take() }

    private func take() -> Downstream? {
        let old = lock.withLock {
            defer {
                downstream = nil
                current = nil
                outer = nil
                turn += 1
            }
            return (downstream, current, outer)
        }
        old.1?.cancel()
        old.2?.cancel()
        return old.0
    }
}

private final class RelayLink<Input, Failure: Error>: Subscriber {
    private let begin: (any Subscription) -> Void
    private let value: (Input) -> Void
    private let end: (Subscribers.Completion<Failure>) -> Void

    init(
        begin: @escaping (any Subscription) -> Void, value: @escaping (Input) -> Void,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.begin = begin
        self.value = value
        self.end = end
    }

    func receive(subscription: any Subscription) { begin(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        value(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
