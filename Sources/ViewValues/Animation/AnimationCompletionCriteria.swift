/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Moment: Hashable, Sendable { case logicallyComplete, removed }

    private let moment: Moment

    /// Once the animation has arrived, though it may still swing out.
    public static let logicallyComplete = AnimationCompletionCriteria(moment: .logicallyComplete)

    /// Once nothing moves any more.
    public static let removed = AnimationCompletionCriteria(moment: .removed)
}
