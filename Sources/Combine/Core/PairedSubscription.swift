import Foundation

/// Two publishers whose values are handed on in pairs. The lock is held while a pair is handed over, so that pairs of two
/// threads do not cross; it may be taken again by what that sets off.
class PairedSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    enum Side: Hashable {
        case first, second
    }

    let lock = NSRecursiveLock()
    private(set) var downstream: Downstream?
    private(set) var upstreams: [Side: any Subscription] = [:]
    private(set) var ended: Set<Side> = []
    /// What has been asked for before a publisher was there to be asked.
    var asked = Subscribers.Demand.none

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func start() { downstream?.receive(subscription: self) }

    /// `demand` is what the publisher is asked for first.
    func subscribe<P: Publisher>(
        _ publisher: P, _ side: Side, demand: @autoclosure @escaping () -> Subscribers.Demand,
        _ take: @escaping (P.Output) -> Void
    ) where P.Failure == Downstream.Failure {
        guard lock.withLock({ downstream != nil }) else { return }
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { [self] subscription in
                    let isWanted = lock.withLock {
                        guard downstream != nil, upstreams[side] == nil else { return false }
                        upstreams[side] = subscription
                        return true
                    }
                    guard isWanted else { return subscription.cancel() }
                    let first = demand()
                    if first > 0 { subscription.request(first) }
                },
                receiveValue: { value in
                    take(value)
                    return .none
                },
                receiveCompletion: { [self] completion in end(completion, side) }))
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ side: Side) {
        if case .failure = completion {
            close()?.receive(completion: completion)
            return
        }
        lock.withLock {
            upstreams[side] = nil
            ended.insert(side)
        }
        endIfOver()
    }

    func endIfOver() {
        if lock.withLock({ downstream != nil && isOver() }) { close()?.receive(completion: .finished) }
    }

    func isOver() -> Bool { true }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { _ = close() }

    private func close() -> Downstream? {
        let open = lock.withLock {
            defer {
                downstream = nil
                upstreams = [:]
            }
            return (downstream, Array(upstreams.values))
        }
        for upstream in open.1 { upstream.cancel() }
        return open.0
    }
}
