extension Publishers {
    /// Gives the values of the publisher that came last.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where P.Output == S.Input, Upstream.Failure == S.Failure {
            let relay = Relay(subscriber)
            // Whether the publisher of publishers, and whether the last of those, still goes on.
            let goesOn = Locked((outer: true, inner: false))
            let outer = Subscribers.Sink<P, Failure>(
                receiveCompletion: { completion in
                    if case .failure = completion { return relay.end(completion) }
                    let isOver = goesOn.update { goesOn in
                        goesOn.outer = false
                        return !goesOn.inner
                    }
                    if isOver { relay.end(.finished) }
                },
                receiveValue: { publisher in
                    goesOn.update { $0.inner = true }
                    relay.attach(publisher) { completion in
                        if case .failure = completion { return relay.end(completion) }
                        let isOver = goesOn.update { goesOn in
                            goesOn.inner = false
                            return !goesOn.outer
                        }
                        if isOver { relay.end(.finished) }
                    }
                })
            relay.outer = outer
            relay.start()
            upstream.subscribe(outer)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        let failing = map { $0.setFailureType(to: Failure.self) }
        return Publishers.SwitchToLatest(upstream: failing)
    }
}
