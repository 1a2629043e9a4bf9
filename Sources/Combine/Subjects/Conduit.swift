import Foundation

/// A subject's link to one subscriber: counts its demand and hands values over outside the lock. May be used from
/// any thread. The base class knows no subscriber, so that a subject keeps all its links in one array.
class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
    fileprivate let lock = NSLock()
    fileprivate var demand = Subscribers.Demand.none
    /// The latest value that the subscriber has not asked for yet, where the subject keeps one.
    fileprivate var pending: Output?
    /// Called once, when the subscriber cancels.
    fileprivate var onCancel: ((Conduit<Output, Failure>) -> Void)?
    fileprivate let keepsLatest: Bool

    fileprivate init(keepsLatest: Bool, onCancel: @escaping (Conduit<Output, Failure>) -> Void) {
        self.keepsLatest = keepsLatest
        self.onCancel = onCancel
    }

    func offer(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

final class SubscriberConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure>,
    @unchecked Sendable
{
    private var downstream: Downstream?

    /// `initial` waits for the first demand; `keepsLatest` says whether a value nobody asked for waits too.
    init(
        downstream: Downstream, initial: Downstream.Input?, keepsLatest: Bool,
        onCancel: @escaping (Conduit<Downstream.Input, Downstream.Failure>) -> Void
    ) {
        self.downstream = downstream
        super.init(keepsLatest: keepsLatest, onCancel: onCancel)
        pending = initial
    }

    override func offer(_ value: Downstream.Input) {
        lock.lock()
        guard let downstream else { return lock.unlock() }
        guard demand > 0 else {
            if keepsLatest { pending = value }
            return lock.unlock()
        }
        demand -= 1
        // A value that waited is older than this one.
        pending = nil
        lock.unlock()
        give(value, to: downstream)
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.lock()
        guard let downstream else { return lock.unlock() }
        self.demand += demand
        guard let value = pending else { return lock.unlock() }
        pending = nil
        self.demand -= 1
        lock.unlock()
        give(value, to: downstream)
    }

    private func give(_ value: Downstream.Input, to downstream: Downstream) {
        let more = downstream.receive(value)
        if more > 0 { lock.withLock { demand += more } }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        take().0?.receive(completion: completion)
    }

    override func cancel() {
        take().1?(self)
    }

    private func take() -> (Downstream?, ((Conduit<Downstream.Input, Downstream.Failure>) -> Void)?) {
        lock.withLock {
            let old = (downstream, onCancel)
            downstream = nil
            onCancel = nil
            pending = nil
            return old
        }
    }
}
