import Combine
import Foundation
import Testing

/// Ticks when told to.
private final class HandClock: RepeatingClock, @unchecked Sendable {
    var actions: [Int: @Sendable (Date) -> Void] = [:]
    func every(_ interval: TimeInterval, _ action: @escaping @Sendable (Date) -> Void) -> any Cancellable {
        let key = actions.count
        actions[key] = action
        return AnyCancellable { self.actions[key] = nil }
    }
    func tick() { for action in actions.values { action(Date(timeIntervalSince1970: 0)) } }
}

@Suite(.serialized) struct OperatorTests {
    @Test func `values are sieved`() {
        let subject = PassthroughSubject<String, Never>()
        var seen: [Int] = []
        let cancellable = subject.compactMap { Int($0) }.removeDuplicates().dropFirst().sink { seen.append($0) }
        for text in ["1", "x", "1", "2", "2", "y", "3", "1"] { subject.send(text) }
        #expect(seen == [2, 3, 1])
        _ = cancellable
    }

    @Test func `a timer ticks while somebody listens`() {
        let clock = HandClock()
        let before = TimerClock.current
        TimerClock.current = clock
        defer { TimerClock.current = before }
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var ticks = 0
        #expect(clock.actions.isEmpty)
        var first: AnyCancellable? = timer.sink { _ in ticks += 1 }
        var second: AnyCancellable? = timer.sink { _ in ticks += 10 }
        #expect(clock.actions.count == 1)
        clock.tick()
        #expect(ticks == 11)
        first = nil
        clock.tick()
        #expect(ticks == 21)
        second = nil
        #expect(clock.actions.isEmpty)
        _ = (first, second)
    }

    @Test func `notifications come until the end`() {
        let center = NotificationCenter()
        let name = Notification.Name("something")
        var count = 0
        let cancellable = center.publisher(for: name).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(count == 1)
        cancellable.cancel()
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func `a queue gets the values in order, and none after cancelling`() {
        let queue = DispatchQueue(label: "test")
        let subject = PassthroughSubject<Int, Never>()
        let seen = LockedList()
        let cancellable = subject.receive(on: queue).sink { seen.append($0) }
        for i in 0..<100 { subject.send(i) }
        queue.sync {}
        #expect(seen.values == Array(0..<100))
        queue.suspend()
        subject.send(100)
        cancellable.cancel()
        queue.resume()
        queue.sync {}
        #expect(seen.values.count == 100)
    }

    @Test func `only the last of a burst passes`() async throws {
        let queue = DispatchQueue(label: "test")
        let subject = PassthroughSubject<Int, Never>()
        let seen = LockedList()
        let cancellable = subject.debounce(for: .milliseconds(20), scheduler: queue).sink { seen.append($0) }
        for i in 0..<5 { subject.send(i) }
        for _ in 0..<200 where seen.values.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(seen.values == [4])
        _ = cancellable
    }
}

private final class LockedList: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Int] = []
    var values: [Int] { lock.withLock { list } }
    func append(_ value: Int) { lock.withLock { list.append(value) } }
}
