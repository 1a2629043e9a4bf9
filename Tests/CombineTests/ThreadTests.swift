import Combine
import Foundation
import Testing

/// Values that come from several threads at once: none is lost, and no subscriber hears two at a time.
@Suite("Operators and threads") struct ThreadTests {
    /// Counts what it hears, and whether it is ever told two things at once.
    private final class Watch: @unchecked Sendable {
        private let lock = NSLock()
        private var isBusy = false
        private(set) var count = 0
        private(set) var overlaps = 0

        func hear() {
            let overlaps = lock.withLock {
                defer { isBusy = true }
                return isBusy
            }
            usleep(1)
            lock.withLock {
                if overlaps { self.overlaps += 1 }
                count += 1
                isBusy = false
            }
        }
    }

    private let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    private let watch = Watch()

    private func sendFromAll(_ count: Int) {
        nonisolated(unsafe) let subjects = subjects
        DispatchQueue.concurrentPerform(iterations: subjects.count) { index in
            for value in 0..<count { subjects[index].send(value) }
        }
    }

    @Test func `streams that flow into one`() {
        let cancellable = Publishers.MergeMany(subjects).sink { [watch] _ in watch.hear() }
        sendFromAll(500)
        #expect(watch.count == 2_000 && watch.overlaps == 0)
        _ = cancellable
    }

    @Test func `pairs`() {
        let cancellable = subjects[0].zip(subjects[1], subjects[2], subjects[3]).sink { [watch] _ in watch.hear() }
        sendFromAll(500)
        #expect(watch.count == 500 && watch.overlaps == 0)
        _ = cancellable
    }

    @Test func `latest values`() {
        let cancellable = subjects[0].combineLatest(subjects[1]).sink { [watch] _ in watch.hear() }
        sendFromAll(500)
        #expect(watch.count >= 500 && watch.overlaps == 0)
        _ = cancellable
    }

    @Test func `publishers made of values`() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let subjects = subjects
        let cancellable = subject.flatMap { subjects[$0] }.sink { [watch] _ in watch.hear() }
        for index in 0..<4 { subject.send(index) }
        sendFromAll(500)
        #expect(watch.count == 2_000 && watch.overlaps == 0)
        _ = cancellable
    }

    @Test func `cancelling while values come`() {
        for _ in 0..<100 {
            let subject = PassthroughSubject<Int, Never>()
            nonisolated(unsafe) let shared = subject
            let cancellable = subject.map { $0 + 1 }.merge(with: subjects[0]).share().first().sink { [watch] _ in
                watch.hear()
            }
            nonisolated(unsafe) let ending = cancellable
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                if index == 0 { shared.send(1) } else { ending.cancel() }
            }
        }
        #expect(watch.count <= 100)
    }
}
