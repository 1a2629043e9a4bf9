extension Publishers {
    /// Gives true as soon as a closure accepts a value, else false when the publisher finishes.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let predicate = predicate
            var result = false
            upstream.subscribe(
                ReducingSubscriber.passing(
                    subscriber,
                    step: {
                        guard predicate($0) else { return .more }
                        result = true
                        return .done
                    }, result: { result }))
        }
    }
}

extension Publishers {
    /// Gives true as soon as a closure accepts a value, else false at the end; fails with what the closure throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let predicate = predicate
            var result = false
            upstream.subscribe(
                ReducingSubscriber.trying(
                    subscriber,
                    step: {
                        guard try predicate($0) else { return .more }
                        result = true
                        return .done
                    }, result: { result }))
        }
    }
}

extension Publishers {
    /// Gives false as soon as a closure refuses a value, else true when the publisher finishes.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let predicate = predicate
            var result = true
            upstream.subscribe(
                ReducingSubscriber.passing(
                    subscriber,
                    step: {
                        guard !predicate($0) else { return .more }
                        result = false
                        return .done
                    }, result: { result }))
        }
    }
}

extension Publishers {
    /// Gives false as soon as a closure refuses a value, else true at the end; fails with what the closure throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let predicate = predicate
            var result = true
            upstream.subscribe(
                ReducingSubscriber.trying(
                    subscriber,
                    step: {
                        guard try !predicate($0) else { return .more }
                        result = false
                        return .done
                    }, result: { result }))
        }
    }
}

extension Publishers {
    /// Gives true as soon as a value comes, else false when the publisher finishes.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            ContainsWhere(upstream: upstream) { [output] in $0 == output }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}
