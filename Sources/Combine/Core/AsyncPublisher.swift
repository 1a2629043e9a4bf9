/// The values of a publisher that cannot fail, for `for await`. Each is asked for when it is awaited.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let values: AwaitedValues<P.Output, Never>

        public mutating func next() async -> P.Output? {
            switch await values.next() {
            case .success(let value): value
            case nil: nil
            }
        }
    }

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator { Iterator(values: AwaitedValues(publisher)) }
}

/// The values of a publisher, for `for try await`. Throws the failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let values: AwaitedValues<P.Output, P.Failure>

        public mutating func next() async throws -> P.Output? { try await values.next()?.get() }
    }

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    public func makeAsyncIterator() -> Iterator { Iterator(values: AwaitedValues(publisher)) }
}

extension Publisher {
    /// The values as an asynchronous sequence.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// One iteration over a publisher's values.
private final class AwaitedValues<Value, Failure: Error>: Subscriber, @unchecked Sendable {
    typealias Input = Value
    private typealias Waiter = CheckedContinuation<Carried<Result<Value, Failure>?>, Never>

    private struct State {
        var subscription: (any Subscription)?
        var waiters: [Waiter] = []
        /// Asked for before there was somebody to ask.
        var unasked = Subscribers.Demand.none
        /// Came unasked.
        var values: [Value] = []
        var completion: Subscribers.Completion<Failure>?
        var isCancelled = false
    }

    private let state = Locked(State())

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        publisher.subscribe(self)
    }

    deinit {
        state.value.subscription?.cancel()
    }

    func next() async -> Result<Value, Failure>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait($0) }.value
        } onCancel: {
            cancel()
        }
    }

    private func wait(_ waiter: Waiter) {
        let (answer, asked) = state.update { state -> (Carried<Result<Value, Failure>?>?, (any Subscription)?) in
            if !state.values.isEmpty { return (Carried(.success(state.values.removeFirst())), nil) }
            if state.isCancelled { return (Carried(nil), nil) }
            if let completion = state.completion {
                // A failure is thrown once.
                state.completion = .finished
                if case .failure(let error) = completion { return (Carried(.failure(error)), nil) }
                return (Carried(nil), nil)
            }
            state.waiters.append(waiter)
            if state.subscription == nil { state.unasked += 1 }
            return (nil, state.subscription)
        }
        if let answer { waiter.resume(returning: answer) }
        asked?.request(.max(1))
    }

    func receive(subscription: any Subscription) {
        let unasked = state.update { state -> Subscribers.Demand? in
            guard state.subscription == nil, !state.isCancelled else { return nil }
            state.subscription = subscription
            defer { state.unasked = .none }
            return state.unasked
        }
        guard let unasked else { return subscription.cancel() }
        if unasked > 0 { subscription.request(unasked) }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        let waiter = state.update { state -> Waiter? in
            if !state.waiters.isEmpty { return state.waiters.removeFirst() }
            state.values.append(input)
            return nil
        }
        waiter?.resume(returning: Carried(.success(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let waiters = state.update { state in
            state.subscription = nil
            defer { state.waiters = [] }
            // One who waits gets the failure, and then it is over.
            state.completion = state.waiters.isEmpty ? completion : .finished
            return state.waiters
        }
        for (index, waiter) in waiters.enumerated() {
            if index == 0, case .failure(let error) = completion {
                waiter.resume(returning: Carried(.failure(error)))
            } else {
                waiter.resume(returning: Carried(nil))
            }
        }
    }

    private func cancel() {
        let (subscription, waiters) = state.update { state in
            state.isCancelled = true
            defer {
                state.subscription = nil
                state.waiters = []
            }
            return (state.subscription, state.waiters)
        }
        subscription?.cancel()
        for waiter in waiters { waiter.resume(returning: Carried(nil)) }
    }
}
