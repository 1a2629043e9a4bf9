import Foundation
import Graph
import ViewValues

/// Changes made since the last tick, from any thread, each with the transaction it was made under.
final class ChangeQueue: @unchecked Sendable {
    struct Change {
        let transaction: Transaction
        let apply: @MainActor () -> Void
    }

    private let lock = NSLock()
    private var changes: [Change] = []
    private var wake: (@Sendable () -> Void)?

    /// Called, from whatever thread made the change, when a change comes to an empty queue.
    func onFirstChange(_ action: (@Sendable () -> Void)?) {
        lock.withLock { wake = action }
    }

    func append(_ transaction: Transaction, _ apply: @escaping @MainActor () -> Void) {
        let first = lock.withLock { () -> (@Sendable () -> Void)? in
            changes.append(Change(transaction: transaction, apply: apply))
            return changes.count == 1 ? wake : nil
        }
        first?()
    }

    var isEmpty: Bool { lock.withLock { changes.isEmpty } }

    /// The changes so far, those next to each other under the same transaction together.
    func takeGroups() -> [(transaction: Transaction, changes: [Change])] {
        let all = lock.withLock {
            defer { changes = [] }
            return changes
        }
        var groups: [(transaction: Transaction, changes: [Change])] = []
        for change in all {
            // The last group is not bound to a name: that would hold a copy, and every append would copy all of it.
            if groups.last?.transaction.isSame(as: change.transaction) == true {
                groups[groups.count - 1].changes.append(change)
            } else {
                groups.append((change.transaction, [change]))
            }
        }
        return groups
    }
}
