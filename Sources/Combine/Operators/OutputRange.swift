extension Publishers {
    /// Gives the values at some places in the order of the publisher's, counted from 0, and finishes after the last.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "a place cannot be negative")
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            guard !range.isEmpty else {
                return Empty(outputType: Output.self, failureType: Failure.self).receive(subscriber: subscriber)
            }
            let range = range
            var place = -1
            upstream.subscribe(
                SteppingSubscriber.passing(subscriber) { value in
                    place += 1
                    if place < range.lowerBound { return .skip }
                    return place == range.upperBound - 1 ? .last(value) : .next(value)
                })
        }
    }
}

extension Publisher {
    /// Gives the value at one place, counted from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: index..<index + 1)
    }

    /// Gives the values at some places, counted from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Gives the first values and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output(upstream: self, range: 0..<maxLength)
    }
}
