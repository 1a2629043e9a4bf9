extension Publishers {
    /// Gives the value that comes before or after all others when the publisher finishes.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let before = areInIncreasingOrder
            var best: Upstream.Output?
            upstream.subscribe(
                ReducingSubscriber.passing(
                    subscriber,
                    step: { value in
                        guard let known = best else {
                            best = value
                            return .more
                        }
                        if before(known, value) { best = value }
                        return .more
                    }, result: { best }))
        }
    }
}

extension Publishers {
    /// Gives the value that comes before or after all others when the publisher finishes; fails with what the closure throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let before = areInIncreasingOrder
            var best: Upstream.Output?
            upstream.subscribe(
                ReducingSubscriber.trying(
                    subscriber,
                    step: { value in
                        guard let known = best else {
                            best = value
                            return .more
                        }
                        if try before(known, value) { best = value }
                        return .more
                    }, result: { best }))
        }
    }
}

extension Publisher {
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> Publishers.TryComparison<Self>
    {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }
}

extension Publisher where Output: Comparable {
    public func max() -> Publishers.Comparison<Self> {
        max(by: <)
    }

    public func min() -> Publishers.Comparison<Self> {
        min(by: <)
    }
}
