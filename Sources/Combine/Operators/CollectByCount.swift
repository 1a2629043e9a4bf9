extension Publishers {
    /// Gives arrays of a number of values, the last of which may have fewer.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let core = GroupingSubscriber<Upstream.Output, S>(subscriber, count: count)
            upstream.subscribe(core)
        }
    }
}

extension Publisher {
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: Swift.max(count, 1))
    }
}

private final class GroupingSubscriber<Input, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let outlet: Outlet<Downstream>
    private let count: Int
    private var group: [Input] = []
    private let upstream = Locked<(any Subscription)?>(nil)

    init(_ downstream: Downstream, count: Int) {
        outlet = Outlet(downstream)
        self.count = count
    }

    func receive(subscription: any Subscription) {
        upstream.value = subscription
        outlet.start(self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        group.append(input)
        if group.count == count {
            outlet.send(group)
            group = []
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion, !group.isEmpty { outlet.send(group) }
        outlet.finish(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        outlet.request(demand)
        upstream.value?.request(demand * count)
    }

    func cancel() {
        outlet.close()
        upstream.value?.cancel()
        upstream.value = nil
    }
}
