extension Publishers {
    /// Gives at most one value in an interval: the first, and then the latest or the earliest of each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ThrottleSubscriber(subscriber, interval: interval, scheduler: scheduler, keepsLatest: latest))
        }
    }
}

extension Publisher {
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

private final class ThrottleSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
    private struct State {
        var pending: Downstream.Input?
        /// The interval that the value given last began is not over.
        var isInInterval = false
    }

    private let outlet: Outlet<Downstream>
    private let state = Locked(State())
    private let upstream = Locked<(any Subscription)?>(nil)
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let keepsLatest: Bool

    init(
        _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, keepsLatest: Bool
    ) {
        outlet = Outlet(downstream)
        self.interval = interval
        self.scheduler = scheduler
        self.keepsLatest = keepsLatest
    }

    func receive(subscription: any Subscription) {
        guard outlet.isOpen, upstream.value == nil else { return subscription.cancel() }
        upstream.value = subscription
        outlet.start(self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let isFirst = state.update { state in
            if !state.isInInterval {
                state.isInInterval = true
                return true
            }
            if keepsLatest || state.pending == nil { state.pending = input }
            return false
        }
        if isFirst {
            scheduler.schedule { [self] in outlet.send(input) }
            beginInterval()
        }
        return .none
    }

    private func beginInterval() {
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) { [self] in
            let value = state.update { state in
                defer { state.pending = nil }
                if state.pending == nil { state.isInInterval = false }
                return state.pending
            }
            guard let value, outlet.isOpen else { return }
            outlet.send(value)
            beginInterval()
        }
    }

    /// A guess: what waits for its interval's end is given before the end.
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        _ = upstream.take()
        scheduler.schedule { [self] in
            let value = state.update { state in
                defer { state.pending = nil }
                return state.pending
            }
            if let value, case .finished = completion { outlet.send(value) }
            outlet.finish(completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { outlet.request(demand) }

    func cancel() {
        outlet.close()
        upstream.take()?.cancel()
    }
}
