/// A publisher that is fed by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    /// For a subject that is itself subscribed to a publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() {
        send(())
    }
}

/// Feeds a subject from a publisher.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    private let subject: S
    private let link = UpstreamLink()

    init(_ subject: S) {
        self.subject = subject
    }

    func receive(subscription: any Subscription) {
        if link.accept(subscription) { subject.send(subscription: subscription) }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        if link.isLive { subject.send(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        if link.end() != nil { subject.send(completion: completion) }
    }

    func cancel() {
        link.end()?.cancel()
    }
}
