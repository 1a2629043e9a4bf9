import ViewValues

/// A modifier that animates its numbers, in Apple's older words: `Animatable` and `ViewModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
