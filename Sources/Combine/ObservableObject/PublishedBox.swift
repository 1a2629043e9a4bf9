import Foundation

/// The value of a `@Published` property and who hears of it. May be used from any thread.
final class PublishedBox<Value> {
    private let lock = NSLock()
    private var stored: Value
    private var announcer: ObservableObjectPublisher?
    private var list: ConduitList<Value, Never>?
    /// What feeds the property through `assign(to:)`; ends with it.
    private var feeds: [AnyCancellable] = []

    init(_ value: Value) {
        stored = value
    }

    var value: Value { lock.withLock { stored } }

    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { announcer } }
        set { lock.withLock { announcer = newValue } }
    }

    /// Announces first, then tells subscribers the new value, then keeps it: who looks meanwhile sees the old one.
    func set(_ value: Value) {
        lock.lock()
        let announcer = announcer
        let list = self.list
        lock.unlock()
        announcer?.send()
        list?.send(value)
        // Held until outside the lock: what it refers to may end and come back here.
        let old = lock.withLock {
            let old = stored
            stored = value
            return old
        }
        withExtendedLifetime(old) {}
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let list = lock.withLock {
            let list = self.list ?? ConduitList()
            self.list = list
            return list
        }
        list.attach(subscriber, keepsLatest: true) { value }
    }

    func keep(_ feed: AnyCancellable) {
        lock.withLock { feeds.append(feed) }
    }
}
