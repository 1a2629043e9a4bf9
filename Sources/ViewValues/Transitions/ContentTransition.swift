/// How the content of a view changes: the words of a text, here.
public struct ContentTransition: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbolEffect
    }

    package let kind: Kind

    /// The content changes at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The content fades from one to the next.
    public static let opacity = ContentTransition(kind: .opacity)
    /// The content moves from one to the next, where it can; words change at once.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// A symbol changes by the effect that is usual for it: it shrinks away as the next one grows.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

    /// The digits of a number that differ roll, up or, where it counts down, down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// The digits of a number that differ roll: up if the value grows, else down.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    /// A symbol changes by an effect; whichever it is, it shrinks away as the next one grows.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbolEffect)
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
}

private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// How the content of views changes.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// Whether content that changes is drawn as one.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }
}
