import Foundation

extension Publishers {
    /// Gives the first values of two publishers together, then the second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            let pairing = QueuePairing<A.Output, B.Output, S>(subscriber)
            pairing.start()
            pairing.add(a, .first) { $0.first.append($1) }
            pairing.add(b, .second) { $0.second.append($1) }
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

/// The values of two publishers, those of one waiting for those of the other.
private final class QueuePairing<First, Second, Downstream: Subscriber>: PairedSubscription<Downstream>,
    @unchecked Sendable
where Downstream.Input == (First, Second) {
    struct Queues {
        var first: [First] = []
        var second: [Second] = []
    }

    private var queues = Queues()

    func add<P: Publisher>(_ publisher: P, _ side: Side, _ keep: @escaping (inout Queues, P.Output) -> Void)
    where P.Failure == Downstream.Failure {
        subscribe(publisher, side, demand: self.asked) { [self] value in
            lock.withLock {
                keep(&queues, value)
                guard !queues.first.isEmpty, !queues.second.isEmpty, let downstream else { return }
                let more = downstream.receive((queues.first.removeFirst(), queues.second.removeFirst()))
                if more > 0 { request(more) }
            }
            endIfOver()
        }
    }

    /// Each pair takes one value of both.
    override func request(_ demand: Subscribers.Demand) {
        for upstream in lock.withLock({ () -> [any Subscription] in
            asked += demand
            return Array(upstreams.values)
        }) {
            upstream.request(demand)
        }
    }

    /// Over when one is whose values have all been used.
    override func isOver() -> Bool {
        (ended.contains(.first) && queues.first.isEmpty) || (ended.contains(.second) && queues.second.isEmpty)
    }
}

extension Publishers {
    /// Gives the values of three publishers together, in their order.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publishers {
    /// Gives the values of four publishers together, in their order.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where Failure == P.Failure {
        zip(other).map(transform)
    }

    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map(transform)
    }

    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        zip(publisher1, publisher2, publisher3).map(transform)
    }
}
