/// Keeps the latest value and gives it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let list = ConduitList<Output, Failure>()
    private var current: Output

    /// Setting it sends it.
    public var value: Output {
        get { list.withLock { current } }
        set { send(newValue) }
    }

    public init(_ value: Output) {
        current = value
    }

    public func send(_ input: Output) { list.send(input) { current = input } }
    public func send(completion: Subscribers.Completion<Failure>) { list.send(completion: completion) }
    public func send(subscription: any Subscription) { list.send(subscription: subscription) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        list.attach(subscriber, keepsLatest: true) { current }
    }
}
