/// A type whose change can be shown step by step, by way of a vector of numbers.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic

    /// The numbers that are interpolated when the value changes with an animation.
    var animatableData: Self.AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where Self.AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
