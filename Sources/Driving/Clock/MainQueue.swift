import Foundation

/// Dispatch's main queue, on which tasks of the main actor run, for a process whose main loop is its own.
@MainActor
package enum MainQueue {
    /// A descriptor that can be read when there is work on the queue.
    package static let descriptor: Int32 = mainQueueHandle()

    /// Does what is on the queue now. Only on the process's main thread; elsewhere the queue is somebody else's and is left
    /// alone.
    package static func drain() {
        guard Thread.isMainThread else { return }
        // Work that makes work for ever is cut short, and goes on at the next call.
        for _ in 0..<mostRounds where takeSignal() {
            runMainQueue(nil)
        }
    }

    static var hasWork: Bool {
        var status = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&status, 1, 0) > 0
    }

    /// Waits until there is work, at most a number of milliseconds.
    static func waitForWork(milliseconds: Int32) {
        var status = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&status, 1, milliseconds)
    }

    private static let mostRounds = 64

    /// Whether there is work. The signal of it is taken: it would stay otherwise, though the work were done.
    private static func takeSignal() -> Bool {
        var status = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&status, 1, 0) > 0 else { return false }
        var count: UInt64 = 0
        return read(descriptor, &count, MemoryLayout<UInt64>.size) > 0
    }
}

// What Foundation's own run loop calls; Dispatch exports both for it.

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)
