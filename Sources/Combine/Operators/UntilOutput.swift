extension Publishers {
    /// Gives values until another publisher gives one, then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let passing = PassingSubscriber(subscriber)
            passing.companion = firstOutput(of: other) { [weak passing] in passing?.stop(.finished) }
            upstream.subscribe(passing)
        }
    }

    /// Leaves out values until another publisher gives one. Fails if that one fails, and finishes if it does without a value.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let isOpen = Locked(false)
            let passing = PassingSubscriber(subscriber)
            passing.isLetIn = { _ in isOpen.value }
            passing.companion = firstOutput(of: other, onEnd: { [weak passing] in passing?.stop($0) }) {
                isOpen.value = true
            }
            upstream.subscribe(passing)
        }
    }
}

/// Runs a closure at a publisher's first value, once, or another at its end if there was none.
private func firstOutput<P: Publisher>(
    of publisher: P, onEnd: ((Subscribers.Completion<P.Failure>) -> Void)? = nil, _ action: @escaping () -> Void
) -> AnyCancellable {
    let hasActed = Locked(false)
    return publisher.first().sink(
        receiveCompletion: { if !hasActed.value { onEnd?($0) } },
        receiveValue: { _ in
            hasActed.value = true
            action()
        })
}

extension Publisher {
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
