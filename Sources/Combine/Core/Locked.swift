import Foundation

/// A value that may be read and written from any thread.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    var value: Value {
        get { lock.withLock { stored } }
        set {
            // The old value ends outside the lock: what it holds may come back here.
            let old = lock.withLock {
                let old = stored
                stored = newValue
                return old
            }
            withExtendedLifetime(old) {}
        }
    }

    /// Changes the value as one step.
    func update<R>(_ body: (inout Value) -> R) -> R {
        lock.withLock { body(&stored) }
    }
}

extension Locked {
    /// Takes the value out and leaves nil.
    func take<Wrapped>() -> Wrapped? where Value == Wrapped? {
        update { value in
            defer { value = nil }
            return value
        }
    }
}
