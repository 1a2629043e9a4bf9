/// What an animation is given at each step: its own state, and the environment of the view.
public struct AnimationContext<Value> where Value: VectorArithmetic {
    /// What the animation keeps between its steps.
    public var state: AnimationState<Value>

    /// Set by the animation once what remains is only its tail: completions that wait for
    /// `AnimationCompletionCriteria.logicallyComplete` run then.
    public var isLogicallyComplete: Bool

    /// The environment of the view whose value is animated.
    public package(set) var environment: EnvironmentValues

    package init(
        state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
        self.environment = environment
    }

    /// The same context with another state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}
