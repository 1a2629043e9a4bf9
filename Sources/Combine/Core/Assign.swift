import Foundation

extension Subscribers {
    /// Writes every value to a property of an object, which it holds until the stream ends.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        private let lock = NSLock()
        private var target: Root?
        private let link = UpstreamLink()
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Nil once the stream has ended.
        public var object: Root? { lock.withLock { target } }

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.target = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            if link.accept(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) {
            _ = link.end()
            release()
        }

        public func cancel() {
            link.end()?.cancel()
            release()
        }

        private func release() {
            // Returned, so that the object may end outside the lock.
            _ = lock.withLock {
                let old = target
                target = nil
                return old
            }
        }

        public var description: String { "Assign \(Root.self)" }
    }
}

extension Publisher where Failure == Never {
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
