extension Publishers {
    /// When values that are gathered are given.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At an interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At an interval, and when there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Gathers values and gives them in arrays at an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == [Upstream.Output] {
            upstream.subscribe(GatheringSubscriber(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

private final class GatheringSubscriber<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription
where Downstream.Input == [Input] {
    private let outlet: Outlet<Downstream>
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let most: Int
    private let options: Context.SchedulerOptions?
    private let gathered = Locked<[Input]>([])
    private let upstream = Locked<(any Subscription)?>(nil)
    private let timer = Locked<(any Cancellable)?>(nil)

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        outlet = Outlet(downstream)
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval): (self.scheduler, self.interval, most) = (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, most) = (scheduler, interval, max(count, 1))
        }
    }

    func receive(subscription: any Subscription) {
        guard outlet.isOpen, upstream.value == nil else { return subscription.cancel() }
        upstream.value = subscription
        timer.value = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in
            if let self { self.give() }
        }
        outlet.start(self)
        subscription.request(.unlimited)
    }

    /// A guess: an interval without values gives no array.
    private func give() {
        let all = gathered.update { gathered in
            defer { gathered = [] }
            return gathered
        }
        if !all.isEmpty { outlet.send(all) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let isFull = gathered.update { gathered in
            gathered.append(input)
            return gathered.count >= most
        }
        if isFull { give() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        _ = upstream.take()
        timer.take()?.cancel()
        if case .finished = completion { give() }
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        timer.take()?.cancel()
        outlet.close()
        upstream.take()?.cancel()
    }
}
