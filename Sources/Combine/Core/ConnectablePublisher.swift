/// A publisher that begins when it is told to, not when it is subscribed to.
public protocol ConnectablePublisher: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Begins with the first subscriber and ends with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        Publishers.Autoconnect(upstream: self)
    }
}

extension Publishers {
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public final let upstream: Upstream
        private let state = Locked<(subscribers: Int, connection: (any Cancellable)?)>((0, nil))

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let isFirst = state.update { state in
                state.subscribers += 1
                return state.subscribers == 1
            }
            upstream.subscribe(
                AutoconnectSubscriber(downstream: subscriber, onCancel: AnyCancellable { [self] in leave() }))
            guard isFirst else { return }
            let connection = upstream.connect()
            // The subscriber may have cancelled at once.
            let isLate = state.update { state in
                guard state.subscribers > 0 else { return true }
                state.connection = connection
                return false
            }
            if isLate { connection.cancel() }
        }

        private func leave() {
            let connection = state.update { state -> (any Cancellable)? in
                state.subscribers -= 1
                guard state.subscribers == 0 else { return nil }
                defer { state.connection = nil }
                return state.connection
            }
            connection?.cancel()
        }
    }
}

private struct AutoconnectSubscriber<Downstream: Subscriber>: Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let downstream: Downstream
    /// Acts once.
    let onCancel: AnyCancellable

    var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: WatchedSubscription(upstream: subscription, onCancel: onCancel))
    }

    func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}

private final class WatchedSubscription: Subscription {
    private let upstream: any Subscription
    private let onCancel: AnyCancellable

    init(upstream: any Subscription, onCancel: AnyCancellable) {
        self.upstream = upstream
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

    func cancel() {
        upstream.cancel()
        onCancel.cancel()
    }
}
