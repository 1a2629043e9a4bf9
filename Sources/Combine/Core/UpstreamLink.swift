import Foundation

/// What a subscriber knows of its subscription: none yet, one, or ended. May be used from any thread.
final class UpstreamLink {
    private enum State {
        case awaiting
        case subscribed(any Subscription)
        case ended
    }

    private let lock = NSLock()
    private var state = State.awaiting

    /// Takes the first subscription; any other, or one that comes too late, is cancelled.
    func accept(_ subscription: any Subscription) -> Bool {
        lock.lock()
        guard case .awaiting = state else {
            lock.unlock()
            subscription.cancel()
            return false
        }
        state = .subscribed(subscription)
        lock.unlock()
        return true
    }

    /// Ends it and gives what has to be cancelled, once.
    func end() -> (any Subscription)? {
        lock.lock()
        defer { lock.unlock() }
        defer { state = .ended }
        if case .subscribed(let subscription) = state { return subscription }
        return nil
    }

    var isLive: Bool {
        lock.lock()
        defer { lock.unlock() }
        if case .subscribed = state { return true }
        return false
    }
}
