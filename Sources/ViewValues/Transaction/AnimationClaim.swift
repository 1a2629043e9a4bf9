/// An animation's claim to be waited for by a completion, from when it begins until it is released.
///
/// What moves can be taken away before it has arrived; the claim then goes with it, and nobody waits for it any more.
@usableFromInline package final class AnimationClaim {
    @usableFromInline package let completion: AnimationCompletion
    private var isHeld = true

    package init(_ completion: AnimationCompletion) {
        self.completion = completion
        completion.animationBegan()
    }

    /// The animation is complete: returns the completion, which is to be told so at a moment at which its action may run.
    @usableFromInline package func release() -> AnimationCompletion {
        isHeld = false
        return completion
    }

    deinit {
        if isHeld { completion.animationVanished() }
    }
}
