/// Passes on what is sent to it and keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let list = ConduitList<Output, Failure>()

    public init() {}

    public func send(_ input: Output) { list.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }
    public func send(subscription: any Subscription) { list.send(subscription: subscription) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        list.attach(subscriber)
    }
}
