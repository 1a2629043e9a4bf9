/// Announces that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let list = ConduitList<Void, Never>()

    public init() {}

    public func send() {
        list.send(())
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
        list.attach(subscriber)
    }
}
