/// Passes everything on, and tells of it.
final class PassingSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
    private let downstream: Locked<Downstream?>
    private let upstream = Locked<(any Subscription)?>(nil)
    var onSubscription: (() -> Void)?
    var onValue: ((Downstream.Input) -> Void)?
    /// Whether a value passes; nil lets all pass.
    var isLetIn: ((Downstream.Input) -> Bool)?
    /// What is listened to beside; ends with this.
    var companion: AnyCancellable?

    init(_ downstream: Downstream) {
        self.downstream = Locked(downstream)
    }

    var isOpen: Bool { downstream.value != nil }

    /// Cancels what is above and ends what is below.
    func stop(_ completion: Subscribers.Completion<Downstream.Failure>) {
        upstream.take()?.cancel()
        finish(completion)
    }

    func receive(subscription: any Subscription) {
        guard let downstream = downstream.value, upstream.value == nil else { return subscription.cancel() }
        upstream.value = subscription
        onSubscription?()
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard let downstream = downstream.value else { return .none }
        onValue?(input)
        if let isLetIn, !isLetIn(input) { return .max(1) }
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        _ = upstream.take()
        finish(completion)
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        companion = nil
        downstream.take()?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { upstream.value?.request(demand) }

    func cancel() {
        companion = nil
        _ = downstream.take()
        upstream.take()?.cancel()
    }
}
