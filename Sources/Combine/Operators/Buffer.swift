extension Publishers {
    /// Whether a buffer fills itself ahead or asks as it is asked.
    public enum PrefetchStrategy: Hashable, Sendable {
        case keepFull
        case byRequest
    }

    /// What a full buffer does with another value.
    public enum BufferingStrategy<Failure: Error> {
        case dropNewest
        case dropOldest
        case customError(() -> Failure)
    }

    /// Keeps values until they are asked for, as many as there is room for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Upstream.Failure>

        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(BufferSubscriber(subscriber, size: size, prefetch: prefetch, whenFull: whenFull))
        }
    }
}

extension Publisher {
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: Swift.max(size, 0), prefetch: prefetch, whenFull: whenFull)
    }
}

private final class BufferSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
    private let outlet: Outlet<Downstream>
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    private let upstream = Locked<(any Subscription)?>(nil)

    init(
        _ downstream: Downstream, size: Int, prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Downstream.Failure>
    ) {
        outlet = Outlet(downstream)
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
    }

    func receive(subscription: any Subscription) {
        guard outlet.isOpen, upstream.value == nil else { return subscription.cancel() }
        upstream.value = subscription
        if prefetch == .keepFull {
            outlet.onDelivery = { [weak self] in self?.upstream.value?.request(.max(1)) }
        }
        outlet.start(self)
        subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard outlet.wants || outlet.waitingCount < size else {
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                outlet.dropFirst()
                outlet.send(input)
            case .customError(let error):
                upstream.take()?.cancel()
                outlet.finish(.failure(error()))
            }
            return .none
        }
        outlet.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        _ = upstream.take()
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        outlet.close()
        upstream.take()?.cancel()
    }
}
