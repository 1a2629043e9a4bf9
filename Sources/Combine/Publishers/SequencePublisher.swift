import Foundation

extension Publishers {
    /// Gives the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            SequenceSubscription<Elements, S>.start(sequence, subscriber)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// Gives the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
    /// May be taken again by what a value sets off as it ends.
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var demand = Subscribers.Demand.none
    private var isGiving = false

    static func start(_ sequence: Elements, _ downstream: Downstream) {
        var iterator = sequence.makeIterator()
        // A sequence without elements ends without being asked.
        guard let first = iterator.next() else {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: .finished)
            return
        }
        downstream.receive(subscription: SequenceSubscription(downstream, first, iterator))
    }

    private init(_ downstream: Downstream, _ first: Elements.Element, _ iterator: Elements.Iterator) {
        self.downstream = downstream
        next = first
        self.iterator = iterator
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        if isGiving { return lock.unlock() }
        isGiving = true
        while self.demand > 0, let downstream, let value = next {
            self.demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            lock.lock()
            self.demand += more
            // Asked for after the value before was given, as a loop over the sequence would.
            if self.downstream != nil { next = iterator.next() }
        }
        isGiving = false
        let finished = next == nil ? downstream : nil
        if finished != nil { downstream = nil }
        lock.unlock()
        finished?.receive(completion: .finished)
    }

    func cancel() {
        let old = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        withExtendedLifetime(old) {}
    }
}
