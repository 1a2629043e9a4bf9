import Foundation
import ViewValues

extension Transaction {
    /// Whether two changes were made under the same transaction and are carried out together.
    func isSame(as other: Transaction) -> Bool {
        if isEmpty && other.isEmpty { return true }
        return animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
            && completions.elementsEqual(other.completions) { $0 === $1 } && hasNoKeys && other.hasNoKeys
    }
}

/// The completions whose changes are about to be carried out by the next tick.
enum CompletionQueue {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var waiting: [AnimationCompletion] = []

    static func install() {
        if AnimationCompletion.scheduler != nil { return }
        AnimationCompletion.scheduler = { completions in lock.withLock { waiting += completions } }
    }

    @MainActor
    static func changesApplied() {
        let due = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        for completion in due { completion.changesApplied() }
    }
}
