import Foundation

/// Calls a closure on a queue at an interval, until it is cancelled. It is put off anew each time, which unlike a timer of
/// Dispatch's is exact where a host's clock stands still; it does not drift, and what it is late for it leaves out.
final class Repetition: Cancellable, @unchecked Sendable {
    private let queue: DispatchQueue
    private let interval: Int
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// `interval` is in nanoseconds.
    init(on queue: DispatchQueue, from first: DispatchTime, every interval: Int, _ action: @escaping () -> Void) {
        self.queue = queue
        self.interval = interval
        self.action = action
        putOff(until: first)
    }

    deinit {
        cancel()
    }

    /// An interval that can be lived with: one that is too short would never let go of the queue.
    static func interval(seconds: TimeInterval) -> Int {
        seconds.isFinite ? Int(min(max(seconds, 0.0001), 1e9) * 1e9) : Int(1e18)
    }

    private func putOff(until due: DispatchTime) {
        queue.asyncAfter(deadline: due) { [weak self] in self?.run(due) }
    }

    private func run(_ due: DispatchTime) {
        guard let action = lock.withLock({ action }) else { return }
        action()
        let now = DispatchTime.now().uptimeNanoseconds
        let late = now > due.uptimeNanoseconds ? Int(clamping: now - due.uptimeNanoseconds) / interval : 0
        putOff(until: due + .nanoseconds(interval * (late + 1)))
    }

    func cancel() {
        let old = lock.withLock {
            defer { action = nil }
            return action
        }
        withExtendedLifetime(old) {}
    }
}
