/// What becomes of one value in an operator.
enum Step<Output, Failure: Error> {
    case next(Output)
    /// Nothing; as it was asked for, another is due.
    case skip
    /// The value, and the end after it.
    case last(Output)
    case finish
    case fail(Failure)
}

/// Decides over each value as it comes. What the downstream asks for goes up as it is.
final class SteppingSubscriber<Input, Incoming: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = Incoming

    private let downstream: Locked<Downstream?>
    private let upstream = Locked<(any Subscription)?>(nil)
    private let end: (Subscribers.Completion<Incoming>) -> Subscribers.Completion<Downstream.Failure>
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>

    init(
        _ downstream: Downstream,
        end: @escaping (Subscribers.Completion<Incoming>) -> Subscribers.Completion<Downstream.Failure>,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.downstream = Locked(downstream)
        self.end = end
        self.step = step
    }

    func receive(subscription: any Subscription) {
        guard let downstream = downstream.value, upstream.value == nil else { return subscription.cancel() }
        upstream.value = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = downstream.value else { return .none }
        switch step(input) {
        case .next(let value): return downstream.receive(value)
        case .skip: return .max(1)
        case .last(let value):
            stop()
            _ = downstream.receive(value)
            downstream.receive(completion: .finished)
        case .finish:
            stop()
            downstream.receive(completion: .finished)
        case .fail(let error):
            stop()
            downstream.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Incoming>) {
        guard let downstream = downstream.take() else { return }
        _ = upstream.take()
        downstream.receive(completion: end(completion))
    }

    func request(_ demand: Subscribers.Demand) { upstream.value?.request(demand) }

    func cancel() { stop() }

    private func stop() {
        _ = downstream.take()
        upstream.take()?.cancel()
    }
}

extension SteppingSubscriber where Incoming == Downstream.Failure {
    /// Failures pass.
    static func passing(
        _ downstream: Downstream, _ step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) -> SteppingSubscriber {
        SteppingSubscriber(downstream, end: { $0 }, step: step)
    }
}

extension SteppingSubscriber where Downstream.Failure == any Error {
    /// Failures pass; what the closure throws is one.
    static func trying(
        _ downstream: Downstream, _ step: @escaping (Input) throws -> Step<Downstream.Input, Downstream.Failure>
    ) -> SteppingSubscriber {
        SteppingSubscriber(downstream, end: \.erased) { input in
            do { return try step(input) } catch { return .fail(error) }
        }
    }
}

extension Subscribers.Completion {
    /// The same with any error.
    var erased: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}
