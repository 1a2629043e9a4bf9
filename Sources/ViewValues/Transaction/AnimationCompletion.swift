/// Counts the animations that a transaction began, and runs its action once, when the last of them is complete.
///
/// Whoever begins an animation for a transaction tells each of its completions `animationBegan()`, and later
/// `animationCompleted()` when `criteria` is met, or holds an `AnimationClaim` meanwhile; whoever has put the changes into effect
/// tells `changesApplied()`.
@usableFromInline package final class AnimationCompletion {
    package let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var running = 0
    private var areChangesApplied = false

    package init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    package func animationBegan() { running += 1 }

    package func animationCompleted() {
        running -= 1
        runIfDone()
    }

    /// What moved is no more. Its action runs when those do whose changes are applied, since what vanishes does so amid an
    /// evaluation.
    package func animationVanished() {
        running -= 1
        if areChangesApplied, running <= 0, action != nil { Self.bodyRan([self]) }
    }

    /// No animation will begin for the transaction any more.
    package func changesApplied() {
        areChangesApplied = true
        runIfDone()
    }

    private func runIfDone() {
        guard areChangesApplied, running <= 0, let action else { return }
        // Forgotten first, so that what it sets off cannot run it again.
        self.action = nil
        action()
    }

    /// Takes the completions of a transaction whose body has run, to call `changesApplied()` on them once the changes are
    /// in effect. Nil while no graph is there: then that is at once. Set once, at start.
    package nonisolated(unsafe) static var scheduler: (([AnimationCompletion]) -> Void)?

    static func bodyRan(_ completions: [AnimationCompletion]) {
        guard !completions.isEmpty else { return }
        if let scheduler {
            scheduler(completions)
        } else {
            for completion in completions { completion.changesApplied() }
        }
    }
}
