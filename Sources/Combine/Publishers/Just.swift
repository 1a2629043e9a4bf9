import Foundation

/// Gives one value and ends.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: JustSubscription(output: output, downstream: subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}

private final class JustSubscription<Downstream: Subscriber>: Subscription {
    private let output: Downstream.Input
    private let lock = NSLock()
    private var downstream: Downstream?

    init(output: Downstream.Input, downstream: Downstream) {
        self.output = output
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0, let downstream = take() else { return }
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    func cancel() {
        _ = take()
    }

    private func take() -> Downstream? {
        lock.withLock {
            let old = downstream
            downstream = nil
            return old
        }
    }
}
