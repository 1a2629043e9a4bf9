import Foundation

/// Gives one value, or fails, some time. The work begins when the future is made; its result is kept for all who come later.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in fulfill(result) }
    }

    /// Only the first result counts.
    private func fulfill(_ result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else { return lock.unlock() }
        self.result = result
        let waiting = waiting
        self.waiting = []
        lock.unlock()
        for tell in waiting { tell(result) }
    }

    private func whenFulfilled(_ tell: @escaping (Result<Output, Failure>) -> Void) {
        lock.lock()
        guard let result else {
            waiting.append(tell)
            return lock.unlock()
        }
        lock.unlock()
        tell(result)
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let subscription = SingleSubscription(subscriber)
        subscriber.receive(subscription: subscription)
        whenFulfilled { subscription.resolve($0) }
    }

    fileprivate func wait() async -> Result<Output, Failure> {
        await withCheckedContinuation { continuation in
            whenFulfilled { continuation.resume(returning: Carried($0)) }
        }.value
    }
}

extension Future where Failure == Never {
    /// The value, when it is there.
    public final var value: Output {
        get async {
            switch await wait() {
            case .success(let value): value
            }
        }
    }
}

extension Future {
    /// The value, when it is there; throws the failure.
    public final var value: Output {
        get async throws { try await wait().get() }
    }
}

/// Gives one result once it is there and asked for.
final class SingleSubscription<Downstream: Subscriber>: Subscription {
    private struct State {
        var downstream: Downstream?
        var isAsked = false
        var result: Result<Downstream.Input, Downstream.Failure>?
    }

    private let state: Locked<State>

    init(_ downstream: Downstream) {
        state = Locked(State(downstream: downstream))
    }

    func resolve(_ result: Result<Downstream.Input, Downstream.Failure>) {
        state.update { $0.result = result }
        giveIfDue()
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        state.update { $0.isAsked = true }
        giveIfDue()
    }

    func cancel() { state.value = State() }

    /// A failure does not wait for being asked for.
    private func giveIfDue() {
        let due = state.update { state -> (Downstream, Result<Downstream.Input, Downstream.Failure>)? in
            guard let downstream = state.downstream, let result = state.result else { return nil }
            if case .success = result, !state.isAsked { return nil }
            state = State()
            return (downstream, result)
        }
        guard let (downstream, result) = due else { return }
        switch result {
        case .success(let value):
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .failure(let error):
            downstream.receive(completion: .failure(error))
        }
    }
}
