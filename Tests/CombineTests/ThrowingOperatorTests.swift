import Combine
import Foundation
import Testing

/// Operators whose closures may throw: as the plain ones until they do, and a failure then.
@Suite("Throwing operators") struct ThrowingOperatorTests {
    private let five = (1...5).publisher

    /// Passes a value on, and throws at the one that is named.
    private func stop<Result>(at last: Int, _ value: Int, _ result: Result) throws -> Result {
        if value == last { throw TestError(number: value) }
        return result
    }

    private func check<P: Publisher>(
        _ publisher: P, _ values: [P.Output], fails number: Int? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) where P.Output: Equatable {
        let all = publisher.all()
        #expect(all.values == values, sourceLocation: sourceLocation)
        #expect((all.failure as? TestError)?.number == number, sourceLocation: sourceLocation)
        #expect(all.isFinished == (number == nil), sourceLocation: sourceLocation)
    }

    @Test func `filtering`() {
        check(five.tryFilter { $0 % 2 == 1 }, [1, 3, 5])
        check(five.tryFilter { try stop(at: 4, $0, $0 % 2 == 1) }, [1, 3], fails: 4)
        check(five.tryCompactMap { $0 > 3 ? "\($0)" : nil }, ["4", "5"])
        check(five.tryCompactMap { try stop(at: 5, $0, $0 > 3 ? "\($0)" : nil) }, ["4"], fails: 5)
    }

    @Test func `reducing step by step`() {
        check(five.tryScan(0) { $0 + $1 }, [1, 3, 6, 10, 15])
        check(five.tryScan(0) { try stop(at: 3, $1, $0 + $1) }, [1, 3], fails: 3)
        check(five.tryReduce(0) { $0 + $1 }, [15])
        check(five.tryReduce(0) { try stop(at: 3, $1, $0 + $1) }, [], fails: 3)
    }

    @Test func `beginnings and ends`() {
        check(five.tryDrop { $0 < 3 }, [3, 4, 5])
        check(five.tryDrop { try stop(at: 2, $0, true) }, [], fails: 2)
        // Not asked any more once a value has come through.
        check(five.tryDrop { try stop(at: 4, $0, $0 < 3) }, [3, 4, 5])
        check(five.tryPrefix { $0 < 3 }, [1, 2])
        check(five.tryPrefix { try stop(at: 2, $0, true) }, [1], fails: 2)
        check(five.tryFirst { $0 > 2 }, [3])
        check(five.tryFirst { try stop(at: 2, $0, false) }, [], fails: 2)
        check(five.tryLast { $0 < 4 }, [3])
        check(five.tryLast { try stop(at: 5, $0, true) }, [], fails: 5)
    }

    @Test func `questions about all`() {
        check(five.tryContains { $0 == 3 }, [true])
        check(five.tryContains { $0 == 8 }, [false])
        check(five.tryContains { try stop(at: 2, $0, false) }, [], fails: 2)
        // It has its answer before it comes to what throws.
        check(five.tryContains { try stop(at: 4, $0, $0 == 3) }, [true])
        check(five.tryAllSatisfy { $0 > 0 }, [true])
        check(five.tryAllSatisfy { $0 < 3 }, [false])
        check(five.tryAllSatisfy { try stop(at: 2, $0, true) }, [], fails: 2)
    }

    @Test func `the least and the greatest`() {
        check(five.tryMin { $0 > $1 }, [5])
        check(five.tryMax { $0 > $1 }, [1])
        check(five.tryMin { _, _ in throw TestError(number: 6) }, [], fails: 6)
        check(five.tryMax { _, _ in throw TestError(number: 7) }, [], fails: 7)
    }

    @Test func `neighbours that are alike`() {
        let words = ["a", "A", "b", "B", "a"].publisher
        check(words.removeDuplicates { $0.lowercased() == $1.lowercased() }, ["a", "b", "a"])
        check(words.tryRemoveDuplicates { $0.lowercased() == $1.lowercased() }, ["a", "b", "a"])
        check(
            words.tryRemoveDuplicates { _, new in
                if new == "b" { throw TestError(number: 9) }
                return true
            }, ["a"], fails: 9)
    }

    @Test func `an operator that throws cancels what is above it`() {
        let subject = PassthroughSubject<Int, Never>()
        var isCancelled = false
        let probe = Probe<Int, any Error>(first: .unlimited)
        subject.handleEvents(receiveCancel: { isCancelled = true })
            .tryFilter { try stop(at: 2, $0, true) }.subscribe(probe)
        subject.send(1)
        #expect(!isCancelled)
        subject.send(2)
        subject.send(3)
        #expect(isCancelled && probe.values == [1] && probe.failure is TestError)
    }

    @Test func `what must not fail passes on what does not`() {
        let publisher = Just(1).setFailureType(to: TestError.self).assertNoFailure()
        let all = publisher.all()
        #expect(all.values == [1] && all.isFinished)
    }
}

/// Several publishers in one, and one for several subscribers.
@Suite("Joining publishers") struct JoiningTests {
    private let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }

    private func merged(_ publisher: some Publisher<Int, Never>, count: Int) -> [Int] {
        let probe = Probe<Int, Never>(first: .unlimited)
        publisher.subscribe(probe)
        for number in (0..<count).reversed() { subjects[number].send(number) }
        for subject in subjects.prefix(count - 1) { subject.send(completion: .finished) }
        #expect(probe.completions.isEmpty)
        subjects[count - 1].send(completion: .finished)
        #expect(probe.isFinished)
        return probe.values
    }

    @Test func `four and more are merged and finish with the last`() {
        let s = subjects
        #expect(merged(s[0].merge(with: s[1], s[2], s[3]), count: 4) == [3, 2, 1, 0])
    }

    @Test func `eight are merged`() {
        let s = subjects
        let eight = s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7])
        #expect(merged(eight, count: 8) == [7, 6, 5, 4, 3, 2, 1, 0])
    }

    @Test func `pairs are turned into values`() {
        let numbers = [1, 2, 3].publisher
        let words = ["a", "b"].publisher
        #expect(numbers.zip(words) { "\($0)\($1)" }.all().values == ["1a", "2b"])
        #expect(
            numbers.zip(words, [true, false].publisher) { "\($0)\($1)\($2)" }.all().values == ["1atrue", "2bfalse"])
        #expect(numbers.zip(words, words, words) { "\($0)\($1)\($2)\($3)" }.all().values == ["1aaa", "2bbb"])
    }

    @Test func `the latest of each are turned into values`() {
        let (a, b, c) = (subjects[0], subjects[1], subjects[2])
        let pairs = Probe<Int, Never>(first: .unlimited)
        a.combineLatest(b) { $0 * 10 + $1 }.subscribe(pairs)
        let triples = Probe<Int, Never>(first: .unlimited)
        a.combineLatest(b, c) { $0 * 100 + $1 * 10 + $2 }.subscribe(triples)
        a.send(1)
        b.send(2)
        b.send(3)
        c.send(4)
        a.send(5)
        #expect(pairs.values == [12, 13, 53])
        #expect(triples.values == [134, 534])
    }

    @Test func `nothing is sent to the many before they are connected`() {
        var subscriptions = 0
        let source = [1, 2].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
        let many = source.multicast { PassthroughSubject<Int, Never>() }
        let first = Probe<Int, Never>(first: .unlimited)
        let second = Probe<Int, Never>(first: .unlimited)
        many.subscribe(first)
        many.subscribe(second)
        #expect(first.values.isEmpty && subscriptions == 0)
        let connection = many.connect()
        #expect(first.values == [1, 2] && second.values == [1, 2] && subscriptions == 1)
        #expect(first.isFinished && second.isFinished)
        connection.cancel()
    }

    @Test func `the many get what goes through the subject that is given`() {
        let source = PassthroughSubject<Int, Never>()
        let subject = CurrentValueSubject<Int, Never>(0)
        let many = source.multicast(subject: subject)
        let probe = Probe<Int, Never>(first: .unlimited)
        many.subscribe(probe)
        let connection = many.connect()
        source.send(1)
        #expect(probe.values == [0, 1] && subject.value == 1)
        connection.cancel()
        source.send(2)
        #expect(probe.values == [0, 1])
    }

    /// Apple's documentation: with `byRequest` the buffer asks for all it can get, and fails when it is full.
    @Test func `a full buffer fails with the error that is given`() {
        let source = PassthroughSubject<Int, TestError>()
        let probe = Probe<Int, TestError>()
        source.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { TestError(number: 1) }).subscribe(probe)
        source.send(1)
        source.send(2)
        #expect(probe.failure == nil)
        source.send(3)
        probe.subscription?.request(.unlimited)
        #expect(probe.failure == TestError(number: 1))
    }
}

/// The schedulers and publishers of Foundation's types.
@Suite("Foundation's publishers") struct FoundationTests {
    private static let name = Notification.Name("FoundationTests")

    @Test func `only notifications of the object come`() {
        let center = NotificationCenter()
        let mine = NSObject()
        let probe = Probe<Notification, Never>(first: .unlimited)
        center.publisher(for: Self.name, object: mine).subscribe(probe)
        center.post(name: Self.name, object: NSObject())
        center.post(name: Notification.Name("other"), object: mine)
        #expect(probe.values.isEmpty)
        center.post(name: Self.name, object: mine)
        #expect(probe.values.count == 1 && probe.values.first?.object as AnyObject === mine)
    }

    @Test func `no more notifications come than are asked for`() {
        let center = NotificationCenter()
        let probe = Probe<Notification, Never>(first: .max(1))
        center.publisher(for: Self.name).subscribe(probe)
        center.post(name: Self.name, object: nil)
        center.post(name: Self.name, object: nil)
        #expect(probe.values.count == 1)
    }

    @Test func `no notifications come after cancelling`() {
        let center = NotificationCenter()
        let probe = Probe<Notification, Never>(first: .unlimited)
        center.publisher(for: Self.name).subscribe(probe)
        probe.subscription?.cancel()
        center.post(name: Self.name, object: nil)
        #expect(probe.values.isEmpty)
    }

    @Test(.timeLimit(.minutes(1))) func `an operation queue receives in order`() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let values = await withCheckedContinuation { continuation in
            let kept = Kept()
            kept.cancellable = (1...20).publisher.receive(on: queue).collect().sink {
                continuation.resume(returning: $0)
                kept.cancellable = nil
            }
        }
        #expect(values == Array(1...20))
    }

    @Test(.timeLimit(.minutes(1))) func `what an operation queue repeats ends when it is cancelled`() async throws {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let kept = Kept()
        await withCheckedContinuation { continuation in
            var count = 0
            kept.cancellable = AnyCancellable(
                queue.schedule(after: queue.now, interval: .milliseconds(1), tolerance: .zero, options: nil) {
                    count += 1
                    kept.count = count
                    if count == 3 { continuation.resume() }
                })
        }
        kept.cancellable = nil
        try await Task.sleep(for: .milliseconds(20))
        let after = kept.count
        try await Task.sleep(for: .milliseconds(60))
        // One may have been on its way; going on, it would have come sixty times.
        #expect(kept.count <= after + 1)
    }

    private final class Kept: @unchecked Sendable {
        var cancellable: AnyCancellable?
        var count = 0
    }
}
