extension Publishers {
    /// Makes a publisher of each value and gives what they all give.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The most publishers that go on at a time.
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let confluence = Confluence(subscriber)
            confluence.expect()
            upstream.subscribe(
                FlatMapSubscriber(confluence: confluence, maxPublishers: maxPublishers, transform: transform))
        }
    }
}

private final class FlatMapSubscriber<Input, Inner: Publisher, Downstream: Subscriber>: Subscriber
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
    private let confluence: Confluence<Downstream>
    private let maxPublishers: Subscribers.Demand
    private let transform: (Input) -> Inner
    private let upstream = Locked<(any Subscription)?>(nil)

    init(
        confluence: Confluence<Downstream>, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> Inner
    ) {
        self.confluence = confluence
        self.maxPublishers = maxPublishers
        self.transform = transform
    }

    func receive(subscription: any Subscription) {
        guard confluence.take(outer: subscription) else { return }
        upstream.value = subscription
        confluence.start()
        subscription.request(maxPublishers)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        confluence.expect()
        confluence.add(transform(input)) { [self] in
            if maxPublishers != .unlimited { upstream.value?.request(.max(1)) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Inner.Failure>) {
        upstream.value = nil
        switch completion {
        case .finished: confluence.expectedEnded()
        case .failure(let error): confluence.fail(error)
        }
    }
}

extension Publisher {
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
