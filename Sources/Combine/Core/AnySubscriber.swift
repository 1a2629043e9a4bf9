/// A subscriber of which only input and failure are known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    public let combineIdentifier: CombineIdentifier
    private let takeSubscription: (any Subscription) -> Void
    private let takeValue: (Input) -> Subscribers.Demand
    private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
        if let erased = s as? AnySubscriber<Input, Failure> {
            self = erased
            return
        }
        combineIdentifier = s.combineIdentifier
        takeSubscription = { s.receive(subscription: $0) }
        takeValue = { s.receive($0) }
        takeCompletion = { s.receive(completion: $0) }
    }

    /// Feeds a subject.
    public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
        self.init(SubjectSubscriber(s))
    }

    /// A closure that is nil does nothing, asks for nothing more, or, for the subscription, asks for all.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        takeSubscription = receiveSubscription ?? { $0.request(.unlimited) }
        takeValue = receiveValue ?? { _ in .none }
        takeCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { takeSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }

    public var description: String { "AnySubscriber" }
}
