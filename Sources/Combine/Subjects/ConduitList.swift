import Foundation

/// The subscribers of one subject, and its end. May be used from any thread; calls out only outside its lock.
final class ConduitList<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var upstreams: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// `initial` is asked under the lock, so that no value falls between it and the first one sent.
    func attach<S: Subscriber>(_ subscriber: S, keepsLatest: Bool = false, initial: () -> Output? = { nil })
    where S.Input == Output, S.Failure == Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
            return
        }
        let conduit = SubscriberConduit(
            downstream: subscriber, initial: initial(), keepsLatest: keepsLatest,
            onCancel: { [weak self] in self?.remove($0) })
        conduits.append(conduit)
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    /// `willSend` runs under the lock unless the stream has ended.
    func send(_ value: Output, willSend: () -> Void = {}) {
        lock.lock()
        guard completion == nil else { return lock.unlock() }
        willSend()
        let conduits = self.conduits
        lock.unlock()
        for conduit in conduits { conduit.offer(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard self.completion == nil else { return lock.unlock() }
        self.completion = completion
        let conduits = self.conduits
        self.conduits = []
        upstreams = []
        lock.unlock()
        for conduit in conduits { conduit.finish(completion) }
    }

    func send(subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    /// Runs `body` under the lock that `willSend` runs under.
    func withLock<R>(_ body: () -> R) -> R {
        lock.withLock(body)
    }

    var isEmpty: Bool { lock.withLock { conduits.isEmpty } }

    private func remove(_ conduit: Conduit<Output, Failure>) {
        lock.withLock {
            if let index = conduits.firstIndex(where: { $0 === conduit }) { conduits.remove(at: index) }
        }
    }
}
