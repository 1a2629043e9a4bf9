extension Publishers {
    /// Gives a value once no other has come for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                DebounceSubscriber(
                    downstream: subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
        }
    }
}

extension Publisher {
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

private final class DebounceSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        /// The values that came, so that one knows whether it is still the last.
        var count = 0
    }

    private let state: Locked<State>
    private let dueTime: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let link = UpstreamLink()

    init(
        downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
        options: Context.SchedulerOptions?
    ) {
        state = Locked(State(downstream: downstream))
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.options = options
    }

    func receive(subscription: any Subscription) {
        guard link.accept(subscription) else { return }
        state.value.downstream?.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let number = state.update { state in
            state.count += 1
            return state.count
        }
        let due = scheduler.now.advanced(by: dueTime)
        scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) { [self] in
            let downstream = state.update { state -> Downstream? in
                guard state.count == number, state.demand > 0 else { return nil }
                state.demand -= 1
                return state.downstream
            }
            guard let downstream else { return }
            request(downstream.receive(input))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        _ = link.end()
        scheduler.schedule(options: options) { [self] in
            take()?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        state.update { $0.demand += demand }
    }

    func cancel() {
        _ = take()
        link.end()?.cancel()
    }

    private func take() -> Downstream? {
        state.update { state in
            defer { state.downstream = nil }
            return state.downstream
        }
    }
}
