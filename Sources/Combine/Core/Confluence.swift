import Foundation

/// Hands the values of many publishers to one subscriber, each as it comes. Where the subscriber asks for a number of values, each
/// publisher is asked for one at a time, which waits until it is wanted.
final class Confluence<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let outlet: Outlet<Downstream>
    private let lock = NSLock()
    private var inlets: [Int: any Subscription] = [:]
    /// Publishers whose values wait, in the order of the values.
    private var waiting: [Int] = []
    private var nextKey = 0
    /// Publishers that go on, and those that are still to come.
    private var goingOn = 0
    private var isClosed = false
    /// Gives more publishers; cancelled with the whole.
    private var outer: (any Subscription)?

    init(_ downstream: Downstream) {
        outlet = Outlet(downstream)
        outlet.onDelivery = { [weak self] in self?.delivered() }
    }

    func start() { outlet.start(self) }

    /// Says that one more has to end before the whole does: a publisher or the giver of them.
    func expect() { lock.withLock { goingOn += 1 } }

    func expectedEnded() {
        let isLast = lock.withLock {
            goingOn -= 1
            return goingOn == 0
        }
        if isLast { outlet.finish(.finished) }
    }

    /// Takes in a publisher that `expect()` announced. `onEnd` runs when it has finished.
    func add<P: Publisher>(_ publisher: P, onEnd: (() -> Void)? = nil)
    where P.Output == Input, P.Failure == Failure {
        let key = lock.withLock {
            nextKey += 1
            return nextKey
        }
        publisher.subscribe(Inlet(self, key, onEnd))
    }

    func take(outer subscription: any Subscription) -> Bool {
        let isWanted = lock.withLock {
            guard !isClosed, outer == nil else { return false }
            outer = subscription
            return true
        }
        if !isWanted { subscription.cancel() }
        return isWanted
    }

    func fail(_ error: Failure) {
        closeInlets()
        outlet.finish(.failure(error))
    }

    fileprivate func begin(_ subscription: any Subscription, _ key: Int) {
        let isWanted = lock.withLock {
            guard !isClosed, inlets[key] == nil else { return false }
            inlets[key] = subscription
            return true
        }
        guard isWanted else { return subscription.cancel() }
        subscription.request(outlet.isUnlimited ? .unlimited : .max(1))
    }

    fileprivate func take(_ value: Input, _ key: Int) {
        guard !outlet.isUnlimited else { return outlet.send(value) }
        lock.withLock { waiting.append(key) }
        outlet.send(value)
    }

    fileprivate func end(_ completion: Subscribers.Completion<Failure>, _ key: Int, _ onEnd: (() -> Void)?) {
        _ = lock.withLock { inlets.removeValue(forKey: key) }
        switch completion {
        case .finished:
            onEnd?()
            expectedEnded()
        case .failure(let error): fail(error)
        }
    }

    /// A value that waited was handed over: its publisher is asked for another.
    private func delivered() {
        let inlet = lock.withLock { waiting.isEmpty ? nil : inlets[waiting.removeFirst()] }
        inlet?.request(.max(1))
    }

    func request(_ demand: Subscribers.Demand) {
        let wasUnlimited = outlet.isUnlimited
        outlet.request(demand)
        guard !wasUnlimited, outlet.isUnlimited else { return }
        for inlet in lock.withLock({ Array(inlets.values) }) { inlet.request(.unlimited) }
    }

    func cancel() {
        outlet.close()
        closeInlets()
    }

    private func closeInlets() {
        let open = lock.withLock {
            defer {
                isClosed = true
                inlets = [:]
                outer = nil
            }
            return (Array(inlets.values), outer)
        }
        open.1?.cancel()
        for inlet in open.0 { inlet.cancel() }
    }
}

private final class Inlet<Downstream: Subscriber>: Subscriber {
    private let confluence: Confluence<Downstream>
    private let key: Int
    private let onEnd: (() -> Void)?

    init(_ confluence: Confluence<Downstream>, _ key: Int, _ onEnd: (() -> Void)?) {
        self.confluence = confluence
        self.key = key
        self.onEnd = onEnd
    }

    func receive(subscription: any Subscription) { confluence.begin(subscription, key) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        confluence.take(input, key)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { confluence.end(completion, key, onEnd) }
}
