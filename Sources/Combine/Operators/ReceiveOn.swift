extension Publishers {
    /// Hands values and the end over on a scheduler, in order.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReceiveOnSubscriber(downstream: subscriber, scheduler: scheduler, options: options))
        }
    }
}

extension Publisher {
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

private final class ReceiveOnSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let downstream: Locked<Downstream?>
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let link = UpstreamLink()
    private let upstream = Locked<(any Subscription)?>(nil)

    init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.downstream = Locked(downstream)
        self.scheduler = scheduler
        self.options = options
    }

    func receive(subscription: any Subscription) {
        guard link.accept(subscription) else { return }
        upstream.value = subscription
        downstream.value?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        scheduler.schedule(options: options) { [self] in
            guard let downstream = downstream.value else { return }
            let more = downstream.receive(input)
            if more > 0 { upstream.value?.request(more) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        _ = link.end()
        scheduler.schedule(options: options) { [self] in
            let last = downstream.value
            downstream.value = nil
            upstream.value = nil
            last?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        upstream.value?.request(demand)
    }

    func cancel() {
        downstream.value = nil
        upstream.value = nil
        link.end()?.cancel()
    }
}
