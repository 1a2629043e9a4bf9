import CFetching

/// Ends a request from another thread.
final class Cancellation: Sendable {
    nonisolated(unsafe) let pointer = gesso_fetch_cancellation_make()

    var isCancelled: Bool { gesso_fetch_is_cancelled(pointer) }

    func cancel() { gesso_fetch_cancel(pointer) }

    deinit { gesso_fetch_cancellation_free(pointer) }
}
