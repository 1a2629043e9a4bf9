extension Publishers {
    /// Gives another failure in place of the publisher's.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure

        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let transform = transform
            upstream.subscribe(
                SteppingSubscriber(
                    subscriber,
                    end: { (completion: Subscribers.Completion<Upstream.Failure>) in
                        switch completion {
                        case .finished: .finished
                        case .failure(let error): .failure(transform(error))
                        }
                    }, step: { .next($0) }))
        }
    }
}

extension Publishers {
    /// Makes a publisher that cannot fail one that may.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                SteppingSubscriber(
                    subscriber, end: { (_: Subscribers.Completion<Never>) in .finished }, step: { .next($0) }))
        }
    }
}

extension Publishers {
    /// Ends the process with a message if the publisher fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let prefix: String
        public let file: StaticString
        public let line: UInt

        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let (prefix, file, line) = (prefix, file, line)
            upstream.subscribe(
                SteppingSubscriber(
                    subscriber,
                    end: { (completion: Subscribers.Completion<Upstream.Failure>) in
                        if case .failure(let error) = completion {
                            fatalError("\(prefix): \(error)", file: file, line: line)
                        }
                        return .finished
                    }, step: { .next($0) }))
        }
    }
}

extension Publishers {
    /// Gives one value in place of a failure, and finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            Publishers.Catch(upstream: upstream) { [output] _ in Just(output) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
        -> Publishers.AssertNoFailure<Self>
    {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }

    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
