extension Publishers {
    /// Gives what comes of all values together when the publisher finishes.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let next = nextPartialResult
            var result = initial
            upstream.subscribe(
                ReducingSubscriber.passing(
                    subscriber,
                    step: {
                        result = next(result, $0)
                        return .more
                    }, result: { result }))
        }
    }
}

extension Publishers {
    /// Gives what comes of all values together when the publisher finishes; fails with what the closure throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let next = nextPartialResult
            var result = initial
            upstream.subscribe(
                ReducingSubscriber.trying(
                    subscriber,
                    step: {
                        result = try next(result, $0)
                        return .more
                    }, result: { result }))
        }
    }
}

extension Publishers {
    /// Gives with each value what comes of all so far together.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let next = nextPartialResult
            var result = initialResult
            upstream.subscribe(
                SteppingSubscriber.passing(subscriber) { value in
                    result = next(result, value)
                    return .next(result)
                })
        }
    }
}

extension Publishers {
    /// Gives with each value what comes of all so far together; fails with what the closure throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let next = nextPartialResult
            var result = initialResult
            upstream.subscribe(
                SteppingSubscriber.trying(subscriber) { (value: Upstream.Output) in
                    result = try next(result, value)
                    return .next(result)
                })
        }
    }
}

extension Publishers {
    /// Gives all values in one array when the publisher finishes.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var all: [Upstream.Output] = []
            upstream.subscribe(
                ReducingSubscriber.passing(
                    subscriber,
                    step: {
                        all.append($0)
                        return .more
                    }, result: { all }))
        }
    }
}

extension Publishers {
    /// Gives the number of values when the publisher finishes.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var count = 0
            upstream.subscribe(
                ReducingSubscriber.passing(
                    subscriber,
                    step: { (_: Upstream.Output) in
                        count += 1
                        return .more
                    }, result: { count }))
        }
    }
}

extension Publishers {
    /// Gives the last value when the publisher finishes.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var last: Upstream.Output?
            upstream.subscribe(
                ReducingSubscriber.passing(
                    subscriber,
                    step: {
                        last = $0
                        return .more
                    }, result: { last }))
        }
    }
}

extension Publishers {
    /// Gives the last value that a closure accepts when the publisher finishes.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let predicate = predicate
            var last: Upstream.Output?
            upstream.subscribe(
                ReducingSubscriber.passing(
                    subscriber,
                    step: {
                        if predicate($0) { last = $0 }
                        return .more
                    }, result: { last }))
        }
    }
}

extension Publishers {
    /// Gives the last value that a closure accepts when the publisher finishes; fails with what the closure throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let predicate = predicate
            var last: Upstream.Output?
            upstream.subscribe(
                ReducingSubscriber.trying(
                    subscriber,
                    step: {
                        if try predicate($0) { last = $0 }
                        return .more
                    }, result: { last }))
        }
    }
}

extension Publishers {
    /// Gives no values, only the end.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReducingSubscriber.passing(
                    subscriber, step: { (_: Upstream.Output) in .more }, result: { nil }))
        }
    }
}

extension Publisher {
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> Publishers.Reduce<Self, T>
    {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryReduce<Self, T>
    {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T>
    {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> Publishers.TryScan<Self, T>
    {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    public func collect() -> Publishers.Collect<Self> {
        Publishers.Collect(upstream: self)
    }

    public func count() -> Publishers.Count<Self> {
        Publishers.Count(upstream: self)
    }

    public func last() -> Publishers.Last<Self> {
        Publishers.Last(upstream: self)
    }

    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
