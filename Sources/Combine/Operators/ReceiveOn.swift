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
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(ReceiveOnSubscriber(subscriber) { scheduler.schedule(options: options, $0) })
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

/// Hands everything over where and when `schedule` says, in order.
final class ReceiveOnSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Event {
        case value(Input)
        case end(Subscribers.Completion<Failure>)
    }

    private let downstream: Locked<Downstream?>
    private let schedule: (@escaping () -> Void) -> Void
    private let link = UpstreamLink()
    private let upstream = Locked<(any Subscription)?>(nil)
    /// A queue of several threads may run what was scheduled first last.
    private let events = Locked<[Event]>([])

    init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = Locked(downstream)
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        guard link.accept(subscription) else { return }
        upstream.value = subscription
        downstream.value?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.update { $0.append(.value(input)) }
        schedule { [self] in handOver() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        _ = link.end()
        events.update { $0.append(.end(completion)) }
        schedule { [self] in handOver() }
    }

    private func handOver() {
        guard let event = events.update({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
        switch event {
        case .value(let value):
            guard let downstream = downstream.value else { return }
            let more = downstream.receive(value)
            if more > 0 { upstream.value?.request(more) }
        case .end(let completion):
            _ = upstream.take()
            downstream.take()?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        upstream.value?.request(demand)
    }

    func cancel() {
        _ = downstream.take()
        _ = upstream.take()
        events.value = []
        link.end()?.cancel()
    }
}
