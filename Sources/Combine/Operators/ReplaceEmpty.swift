extension Publishers {
    /// Gives one value if the publisher finishes without any.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let relay = Relay(subscriber)
            let output = output
            var isEmpty = true
            relay.start()
            relay.attach(
                upstream,
                onValue: { value in
                    isEmpty = false
                    relay.give(value)
                },
                onEnd: { completion in
                    guard case .finished = completion, isEmpty else { return relay.end(completion) }
                    relay.attach(Just(output)) { _ in relay.end(.finished) }
                })
        }
    }
}

extension Publisher {
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Gives a value in place of each nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
