import Foundation

/// The transaction of each thread. The bodies of `withTransaction` do not suspend, so that a thread is as good as a task,
/// and work that a body starts does not inherit it.
private enum ThreadTransaction {
    final class Box {
        var transaction = Transaction()
    }

    static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<Box>.fromOpaque(pointer).release() }
        }
        return key
    }()

    static var box: Box {
        if let pointer = pthread_getspecific(key) { return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue() }
        let box = Box()
        pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
        return box
    }
}

extension Transaction {
    /// The transaction that this thread's changes of state belong to.
    package static var current: Transaction { ThreadTransaction.box.transaction }

    /// Runs `body` with `transaction` as this thread's own.
    package static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let box = ThreadTransaction.box
        let outer = box.transaction
        box.transaction = transaction
        defer { box.transaction = outer }
        return try body()
    }
}
