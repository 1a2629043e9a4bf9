extension Publishers {
    /// Ends when no value has come for a while: with an error, or without where none is given.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Upstream.Failure)?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let (scheduler, interval, options, error) = (scheduler, interval, options, customError)
            let number = Locked(0)
            let passing = PassingSubscriber(subscriber)
            // Each value makes all timers but the one it sets late.
            let setTimer = { [weak passing] in
                let mine = number.update { number in
                    number += 1
                    return number
                }
                let due = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) {
                    [weak passing] in
                    guard number.value == mine, let passing, passing.isOpen else { return }
                    passing.stop(error.map { .failure($0()) } ?? .finished)
                }
            }
            passing.onSubscription = setTimer
            passing.onValue = { _ in setTimer() }
            upstream.subscribe(passing)
        }
    }
}

extension Publisher {
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
