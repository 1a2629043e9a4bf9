import Foundation

/// What `Timer.publish` counts by. The machine's clock, until a host whose time stands still puts in its own.
package protocol RepeatingClock: Sendable {
    /// Calls `action` on the main queue with the date, every `interval` seconds, until the result is cancelled.
    func every(_ interval: TimeInterval, _ action: @escaping @Sendable (Date) -> Void) -> any Cancellable
}

package enum TimerClock {
    private static let clock = Locked<any RepeatingClock>(MachineClock())

    package static var current: any RepeatingClock {
        get { clock.value }
        set { clock.value = newValue }
    }
}

private struct MachineClock: RepeatingClock {
    func every(_ interval: TimeInterval, _ action: @escaping @Sendable (Date) -> Void) -> any Cancellable {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        // A timer of no or of a negative interval would never let go of the queue.
        let interval = interval.isFinite ? max(interval, 0.0001) : 1e9
        timer.schedule(deadline: .now() + interval, repeating: interval)
        timer.setEventHandler { action(Date()) }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
