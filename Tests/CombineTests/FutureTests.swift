import Combine
import Foundation
import Testing

/// Futures, and the values of publishers awaited.
@Suite("Futures and awaited values") struct FutureTests {
    @Test func `a future begins at once and keeps its result`() {
        var begun = 0
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> {
            begun += 1
            promise = $0
        }
        #expect(begun == 1)
        let early = Probe<Int, TestError>(first: .unlimited)
        future.subscribe(early)
        #expect(early.values.isEmpty)
        promise?(.success(4))
        promise?(.success(5))
        #expect(early.values == [4] && early.isFinished)
        #expect(future.all().values == [4])
        #expect(begun == 1)
    }

    @Test func `a future is awaited`() async throws {
        let value = await Future<Int, Never> { $0(.success(3)) }.value
        #expect(value == 3)
        await #expect(throws: TestError.self) {
            try await Future<Int, TestError> { $0(.failure(TestError())) }.value
        }
    }

    @Test func `values are awaited one by one`() async throws {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
        seen = []
        await #expect(throws: TestError.self) {
            for try await value in Record<Int, TestError>(output: [1], completion: .failure(TestError())).values {
                seen.append(value)
            }
        }
        #expect(seen == [1])
    }

    @Test func `an iteration that is cancelled ends`() async {
        let subject = PassthroughSubject<Int, Never>()
        let publisher = subject.eraseToAnyPublisher()
        nonisolated(unsafe) let values = publisher.values
        let task = Task {
            for await _ in values {}
            return true
        }
        task.cancel()
        #expect(await task.value)
    }

    @Test func `notifications are awaited`() async {
        let center = NotificationCenter()
        let name = Notification.Name("something")
        var iterator = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil, userInfo: ["n": 2])
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["n"] as? Int == 2)
    }

    @Test func `a subject is fed by an erased subscriber`() {
        let subject = PassthroughSubject<Int, Never>()
        let probe = Probe<Int, Never>(first: .unlimited)
        subject.subscribe(probe)
        [1, 2].publisher.subscribe(AnySubscriber(subject))
        #expect(probe.values == [1, 2])
    }
}
