import Foundation

/// What `Timer.publish` counts by. The machine's clock, until a test puts in its own.
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
        let start = DispatchTime.now()
        let interval = Repetition.interval(seconds: interval)
        return Repetition(on: .main, from: start + .nanoseconds(interval), every: interval) { action(Date()) }
    }
}
