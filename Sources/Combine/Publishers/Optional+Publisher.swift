extension Optional {
    /// Gives the value, if there is one, and finishes.
    public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?

        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never {
            if let output {
                Just(output).receive(subscriber: subscriber)
            } else {
                Empty().receive(subscriber: subscriber)
            }
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
    /// Gives the value and finishes, or fails.
    public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        public let result: Result<Success, Failure>

        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        public init(_ output: Success) {
            self.init(.success(output))
        }

        public init(_ failure: Failure) {
            self.init(.failure(failure))
        }

        public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
            let subscription = SingleSubscription(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.resolve(result)
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
