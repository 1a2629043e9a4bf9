import CVirtualClock
import Foundation

/// The time of the whole process where a host has stopped it: then `Date`, timers, `Task.sleep` and `asyncAfter` go by that
/// host's clock, in seconds since it was stopped. Elsewhere it passes by itself, and nothing here does anything.
@MainActor
package enum ProcessTime {
    private static var isStopped = false

    /// Makes the time stand still. To be called before the program begins.
    package static func stop() {
        gesso_clock_stop()
        isStopped = true
    }

    /// When the next of the work that the program put off is due. Nil for none, and where time passes by itself.
    package static var nextWork: Double? {
        guard isStopped else { return nil }
        let next = gesso_clock_next()
        return next == .max ? nil : Double(next) / nanoseconds
    }

    /// Sets the time and begins the work that is due by then.
    package static func set(_ seconds: Double) {
        guard isStopped, seconds.isFinite, seconds >= 0 else { return }
        _ = gesso_clock_set(UInt64(min((seconds * nanoseconds).rounded(), 9e18)))
    }

    /// Does the work of the main queue. Where time stands still, also waits for work on other queues to end, as what it
    /// comes to belongs to this instant.
    package static func settle() {
        MainQueue.drain()
        guard isStopped, Thread.isMainThread else { return }
        let start = gesso_machine_time()
        var roundsAtRest = 0
        while roundsAtRest < mostRoundsAtRest {
            if gesso_clock_has_run_loop_timer() != 0 { _ = RunLoop.main.limitDate(forMode: .default) }
            let isAtRest = gesso_clock_outstanding() <= endless
            MainQueue.drain()
            guard isAtRest && gesso_clock_outstanding() <= endless else {
                if Double(gesso_machine_time() - start) > patience * nanoseconds {
                    // What has not ended by now is not waited for again.
                    endless = gesso_clock_outstanding()
                    return
                }
                MainQueue.waitForWork(milliseconds: 1)
                continue
            }
            // Work that ended may have handed something to the main queue.
            if !MainQueue.hasWork { return }
            roundsAtRest += 1
        }
    }

    /// What the main queue does without end goes on with the next instant.
    private static let mostRoundsAtRest = 64
    private static let nanoseconds = 1e9
    /// Seconds of the machine's time for which work at one instant is waited for.
    private static let patience = 5.0
    /// How much work has been found not to end.
    private static var endless: Int32 = 0
}
