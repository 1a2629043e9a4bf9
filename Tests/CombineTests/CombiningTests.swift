import Combine
import Testing

/// Operators on several publishers.
@Suite("Operators on several publishers") struct CombiningTests {
    private let a = PassthroughSubject<Int, TestError>()
    private let b = PassthroughSubject<Int, TestError>()

    @Test func `the latest values come together`() {
        let probe = Probe<[Int], TestError>(first: .unlimited)
        a.combineLatest(b).map { [$0, $1] }.subscribe(probe)
        a.send(1)
        #expect(probe.values.isEmpty)
        b.send(10)
        a.send(2)
        #expect(probe.values == [[1, 10], [2, 10]])
        a.send(completion: .finished)
        b.send(11)
        #expect(probe.values.last == [2, 11] && probe.completions.isEmpty)
        b.send(completion: .finished)
        #expect(probe.isFinished)
    }

    @Test func `four latest values come together`() {
        let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        let probe = Probe<[Int], Never>(first: .unlimited)
        Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3])
            .map { [$0, $1, $2, $3] }.subscribe(probe)
        #expect(probe.values == [[0, 1, 2, 3]])
        subjects[2].send(9)
        #expect(probe.values.last == [0, 1, 9, 3])
        subjects[0].combineLatest(subjects[1], subjects[2]) { $0 + $1 + $2 }.subscribe(Probe(first: .unlimited))
    }

    @Test func `values are paired in order`() {
        let probe = Probe<[Int], TestError>(first: .unlimited)
        a.zip(b).map { [$0, $1] }.subscribe(probe)
        a.send(1)
        a.send(2)
        b.send(10)
        #expect(probe.values == [[1, 10]])
        a.send(completion: .finished)
        #expect(probe.completions.isEmpty)
        b.send(20)
        #expect(probe.values == [[1, 10], [2, 20]] && probe.isFinished)
        let three = (1...3).publisher.zip(["a", "b"].publisher, [true, false, true].publisher).all()
        #expect(three.values.count == 2 && three.isFinished)
    }

    @Test func `a failure of one ends all`() {
        let probe = Probe<[Int], TestError>(first: .unlimited)
        a.combineLatest(b).map { [$0, $1] }.subscribe(probe)
        b.send(completion: .failure(TestError(number: 3)))
        #expect(probe.failure == TestError(number: 3))
        a.send(1)
        #expect(probe.values.isEmpty)
    }

    @Test func `streams flow into one`() {
        let probe = Probe<Int, TestError>(first: .unlimited)
        a.merge(with: b).subscribe(probe)
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(probe.values == [1, 2, 3] && probe.completions.isEmpty)
        b.send(completion: .finished)
        #expect(probe.isFinished)
        #expect(Publishers.MergeMany([[1, 2].publisher, [3].publisher]).all().values == [1, 2, 3])
        #expect(Just(1).merge(with: Just(2), [3].publisher).all().values == [1, 2, 3])
    }

    @Test func `streams that flow into one wait for being asked`() {
        let probe = Probe<Int, Never>(first: .max(3))
        [1, 2, 3].publisher.merge(with: [10, 20, 30].publisher).subscribe(probe)
        #expect(probe.values.count == 3 && probe.completions.isEmpty)
        probe.subscription?.request(.unlimited)
        #expect(probe.values.sorted() == [1, 2, 3, 10, 20, 30] && probe.isFinished)
    }

    @Test func `a publisher is made of each value`() {
        #expect([1, 2, 3].publisher.flatMap { [$0, $0 * 10].publisher }.all().values == [1, 10, 2, 20, 3, 30])
        var begun: [Int] = []
        let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
        let probe = Probe<String, Never>(first: .unlimited)
        [0, 1, 2].publisher.flatMap(maxPublishers: .max(2)) { index in
            begun.append(index)
            return subjects[index]
        }.subscribe(probe)
        #expect(begun == [0, 1])
        subjects[1].send("x")
        subjects[0].send(completion: .finished)
        #expect(begun == [0, 1, 2])
        subjects[1].send(completion: .finished)
        #expect(!probe.isFinished)
        subjects[2].send("y")
        subjects[2].send(completion: .finished)
        #expect(probe.values == ["x", "y"] && probe.isFinished)
        // Of publishers that fail otherwise.
        let failing = Just(1).flatMap { _ in Fail<Int, TestError>(error: TestError()) }
        #expect(failing.all().failure == TestError())
    }

    @Test func `only the latest publisher counts`() {
        let outer = PassthroughSubject<PassthroughSubject<Int, TestError>, TestError>()
        let probe = Probe<Int, TestError>(first: .unlimited)
        outer.switchToLatest().subscribe(probe)
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        #expect(probe.values == [1, 3])
        outer.send(completion: .finished)
        #expect(probe.completions.isEmpty)
        b.send(completion: .finished)
        #expect(probe.isFinished)
        #expect([1, 2].publisher.map { [$0].publisher }.switchToLatest().all().values == [1, 2])
    }

    @Test func `a failure is caught, and work begun again`() {
        let failing = Fail<Int, TestError>(error: TestError())
        #expect(failing.catch { _ in Just(5) }.all().values == [5])
        #expect(failing.tryCatch { _ -> Just<Int> in throw TestError(number: 2) }.all().failure as? TestError != nil)
        var attempts = 0
        let third = Deferred { () -> AnyPublisher<Int, TestError> in
            attempts += 1
            return attempts < 3
                ? failing.eraseToAnyPublisher()
                : Just(attempts).setFailureType(to: TestError.self).eraseToAnyPublisher()
        }
        #expect(third.retry(2).all().values == [3])
        attempts = 0
        #expect(third.retry(1).all().failure == TestError())
        #expect(attempts == 2)
    }

    @Test func `what was asked for goes on from one publisher to the next`() {
        let probe = Probe<Int, Never>(first: .max(3))
        [1, 2].publisher.append(3, 4).prepend(0).subscribe(probe)
        #expect(probe.values == [0, 1, 2])
        probe.subscription?.request(.max(2))
        #expect(probe.values == [0, 1, 2, 3, 4] && probe.isFinished)
    }

    @Test func `another publisher opens and closes a stream`() {
        let probe = Probe<Int, TestError>(first: .unlimited)
        let stop = PassthroughSubject<Void, Never>()
        a.drop(untilOutputFrom: b).prefix(untilOutputFrom: stop).subscribe(probe)
        a.send(1)
        b.send(0)
        a.send(2)
        stop.send()
        a.send(3)
        #expect(probe.values == [2] && probe.isFinished)
    }

    @Test func `subscribers share one subscription`() {
        var subscriptions = 0
        var cancellations = 0
        let shared = a.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
        ).share()
        var seen: [Int] = []
        let first = shared.sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
        let second = shared.sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0 * 10) })
        a.send(1)
        #expect(subscriptions == 1 && seen.sorted() == [1, 10])
        first.cancel()
        #expect(cancellations == 0)
        second.cancel()
        #expect(cancellations == 1)
    }

    @Test func `a connectable publisher waits for being connected`() {
        let probe = Probe<Int, Never>(first: .unlimited)
        let connectable = [1, 2].publisher.makeConnectable()
        connectable.subscribe(probe)
        #expect(probe.values.isEmpty)
        let connection = connectable.connect()
        #expect(probe.values == [1, 2] && probe.isFinished)
        _ = connection
    }

    @Test func `a buffer keeps what is not asked for`() {
        let oldest = Probe<Int, TestError>()
        a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(oldest)
        let newest = Probe<Int, TestError>()
        a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(newest)
        let strict = Probe<Int, TestError>()
        a.buffer(size: 2, prefetch: .keepFull, whenFull: .customError { TestError(number: 1) }).subscribe(strict)
        for value in 1...3 { a.send(value) }
        oldest.subscription?.request(.unlimited)
        newest.subscription?.request(.unlimited)
        #expect(oldest.values == [2, 3] && newest.values == [1, 2])
        // It asked for two, so that the third never came to it.
        #expect(strict.failure == nil)
    }
}
