import Combine
import Testing

private struct Failed: Error, Equatable {}

private final class Taker: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var subscription: (any Subscription)?
    var seen: [Int] = []
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
        seen.append(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
}

@Suite struct SubjectTests {
    @Test func `a passthrough subject gives only what is asked for`() {
        let subject = PassthroughSubject<Int, Never>()
        let taker = Taker()
        subject.subscribe(taker)
        subject.send(1)
        taker.subscription?.request(.max(2))
        for i in 2...5 { subject.send(i) }
        #expect(taker.seen == [2, 3])
        taker.subscription?.cancel()
        taker.subscription?.request(.unlimited)
        subject.send(6)
        #expect(taker.seen == [2, 3])
    }

    @Test func `a current value subject gives the latest to whoever asks late`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let taker = Taker()
        subject.subscribe(taker)
        subject.send(2)
        subject.value = 3
        #expect(taker.seen.isEmpty)
        taker.subscription?.request(.max(1))
        subject.send(4)
        subject.send(5)
        taker.subscription?.request(.max(1))
        #expect(taker.seen == [3, 5])
        #expect(subject.value == 5)
    }

    @Test func `nothing comes after the end`() {
        let subject = PassthroughSubject<Int, Failed>()
        var seen: [Int] = []
        var ends: [Subscribers.Completion<Failed>] = []
        let first = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { seen.append($0) })
        subject.send(1)
        subject.send(completion: .failure(Failed()))
        subject.send(2)
        subject.send(completion: .finished)
        let late = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { seen.append($0) })
        #expect(seen == [1])
        #expect(ends == [.failure(Failed()), .failure(Failed())])
        _ = (first, late)
    }

    @Test func `operators and erasure pass values on`() {
        var seen: [String] = []
        var set: Set<AnyCancellable> = []
        Just(4).map { "n\($0)" }.eraseToAnyPublisher().sink { seen.append($0) }.store(in: &set)
        let subject = PassthroughSubject<Int, Never>()
        subject.filter { $0 % 2 == 0 }.map { "s\($0)" }.sink { seen.append($0) }.store(in: &set)
        for i in 1...4 { subject.send(i) }
        #expect(seen == ["n4", "s2", "s4"])
        set.removeAll()
        subject.send(6)
        #expect(seen.count == 3)
    }

    @Test func `assign writes to a property and subject feeds subject`() {
        final class Box { var value = 0 }
        let box = Box()
        let subject = PassthroughSubject<Int, Never>()
        let relay = CurrentValueSubject<Int, Never>(0)
        let feeding = subject.subscribe(relay)
        let cancellable = relay.assign(to: \.value, on: box)
        subject.send(8)
        #expect(box.value == 8)
        feeding.cancel()
        subject.send(9)
        #expect(box.value == 8)
        _ = cancellable
    }

    @Test func `subscribing and cancelling while sending is safe`() {
        let subject = PassthroughSubject<Int, Never>()
        var held: [AnyCancellable] = []
        var count = 0
        held.append(
            subject.sink { value in
                count += 1
                if value < 5 {
                    held.append(subject.sink { _ in count += 1 })
                    subject.send(value + 1)
                } else {
                    held.removeAll()
                }
            })
        subject.send(0)
        #expect(count > 5)
        let before = count
        subject.send(100)
        #expect(count == before)
    }

    @Test func `demand saturates`() {
        #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
        #expect(Subscribers.Demand.max(3) + .unlimited == .unlimited)
        #expect(Subscribers.Demand.max(3) - 5 == .none)
        #expect(Subscribers.Demand.max(.max - 1) + 5 == .unlimited)
        #expect(Subscribers.Demand.max(2) < .unlimited)
        #expect(Subscribers.Demand.max(2) > 1)
    }
}
