extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let left = Locked(count)
            upstream.subscribe(
                SievingSubscriber(downstream: subscriber) { value in
                    let isDropped = left.update { left in
                        guard left > 0 else { return false }
                        left -= 1
                        return true
                    }
                    return isDropped ? nil : value
                })
        }
    }
}

extension Publisher {
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
