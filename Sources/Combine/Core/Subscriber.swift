/// Receives values from a publisher, at its own pace.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// The first call a subscriber gets; it asks for values through the subscription.
    func receive(subscription: any Subscription)
    /// A value; returns how many more are wanted on top of those asked for before.
    func receive(_ input: Input) -> Subscribers.Demand
    /// The last call a subscriber gets.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}

/// The subscribers that come with the module, and the types they speak in.
public enum Subscribers {}
