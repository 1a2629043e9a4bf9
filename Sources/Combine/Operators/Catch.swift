extension Publishers {
    /// Goes on with another publisher when this one fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let relay = Relay(subscriber)
            let handler = handler
            relay.start()
            relay.attach(upstream) { completion in
                switch completion {
                case .finished: relay.end(.finished)
                case .failure(let error): relay.attach(handler(error)) { relay.end($0) }
                }
            }
        }
    }

    /// Goes on with another publisher when this one fails, or fails with what the closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
            let relay = Relay(subscriber)
            let handler = handler
            relay.start()
            relay.attach(upstream) { completion in
                guard case .failure(let failure) = completion else { return relay.end(.finished) }
                do {
                    relay.attach(try handler(failure)) { relay.end($0.erased) }
                } catch {
                    relay.end(.failure(error))
                }
            }
        }
    }

    /// Begins anew when the publisher fails, a number of times or, for nil, always.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let relay = Relay(subscriber)
            relay.start()
            begin(relay, retries)
        }

        private func begin<S: Subscriber>(_ relay: Relay<S>, _ left: Int?)
        where Output == S.Input, Failure == S.Failure {
            relay.attach(upstream) { completion in
                guard case .failure = completion, left != 0 else { return relay.end(completion) }
                begin(relay, left.map { $0 - 1 })
            }
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: Swift.max(retries, 0))
    }
}
