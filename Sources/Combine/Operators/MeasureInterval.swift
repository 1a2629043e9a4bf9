extension Publishers {
    /// Gives with each value the time since the one before, or since the subscription.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context

        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.subscribe(
                SteppingSubscriber.passing(subscriber) { (_: Upstream.Output) in
                    let now = scheduler.now
                    defer { last = now }
                    return .next(last.distance(to: now))
                })
        }
    }
}

extension Publisher {
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
