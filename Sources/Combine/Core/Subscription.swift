/// The link between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Says that the subscriber can take `demand` more values.
    func request(_ demand: Subscribers.Demand)
}

/// The subscriptions that come with the module.
public enum Subscriptions {}

extension Subscriptions {
    /// A subscription that gives nothing.
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
