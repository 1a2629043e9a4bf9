/// Delivers a sequence of values over time to the subscribers that ask for them.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    /// `Never` when it cannot fail.
    associatedtype Failure: Error

    /// Attaches the subscriber. Called by `subscribe(_:)`; a publisher implements it, nobody else calls it.
    func receive<S: Subscriber>(subscriber: S) where Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    public func subscribe<S: Subscriber>(_ subscriber: S) where Self.Failure == S.Failure, Self.Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Passes everything on to `subject` until the result is cancelled or let go of.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where Self.Failure == S.Failure, Self.Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }

    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
