import Foundation

extension Subscribers {
    /// Takes every value and hands it to a closure.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let lock = NSLock()
        private var value: ((Input) -> Void)?
        private var completion: ((Subscribers.Completion<Failure>) -> Void)?
        private let link = UpstreamLink()

        public var receiveValue: (Input) -> Void { lock.withLock { value } ?? { _ in } }
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            lock.withLock { completion } ?? { _ in }
        }

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            value = receiveValue
            completion = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            if link.accept(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            lock.withLock { self.value }?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            _ = link.end()
            release()?(completion)
        }

        public func cancel() {
            link.end()?.cancel()
            _ = release()
        }

        /// Lets go of the closures, so that what they hold ends with the stream.
        private func release() -> ((Subscribers.Completion<Failure>) -> Void)? {
            // The value closure is let go of outside the lock: its captures may come back here as they end.
            let old = lock.withLock {
                let old = (value, completion)
                value = nil
                completion = nil
                return old
            }
            return old.1
        }

        public var description: String { "Sink" }
    }
}

extension Publisher {
    /// Hands every value and the end to closures until the result is cancelled or let go of.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
