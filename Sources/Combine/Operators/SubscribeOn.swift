extension Publishers {
    /// Subscribes, asks for values and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
            let upstream = upstream
            let link = ScheduledLink(subscriber, scheduler, options)
            scheduler.schedule(options: options) { upstream.subscribe(link) }
        }
    }
}

extension Publisher {
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

private final class ScheduledLink<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
    private let downstream: Locked<Downstream?>
    private let upstream = Locked<(any Subscription)?>(nil)
    private let scheduler: Context
    private let options: Context.SchedulerOptions?

    init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
        self.downstream = Locked(downstream)
        self.scheduler = scheduler
        self.options = options
    }

    func receive(subscription: any Subscription) {
        guard let downstream = downstream.value else { return subscription.cancel() }
        upstream.value = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.value?.receive(input) ?? .none }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        _ = upstream.take()
        downstream.take()?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        scheduler.schedule(options: options) { [self] in upstream.value?.request(demand) }
    }

    func cancel() {
        _ = downstream.take()
        guard let subscription = upstream.take() else { return }
        scheduler.schedule(options: options) { subscription.cancel() }
    }
}
