/// How the content of a view changes. Here it changes at once, whichever is chosen: see README.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbolEffect
    }

    private let kind: Kind

    /// The content changes at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The content fades from one to the next.
    public static let opacity = ContentTransition(kind: .opacity)
    /// The content moves from one to the next, where it can.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// A symbol changes by the effect that is usual for it.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

    /// The digits of a number roll, down if it counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// The digits of a number roll, by whether the value grows.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    /// A symbol changes by an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbolEffect)
    }
}

/// Something that symbols do.
public protocol SymbolEffect: Sendable {}

/// An effect by which one symbol gives way to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How often and how fast symbols do something.
public struct SymbolEffectOptions: Equatable, Sendable {
    public static let `default` = SymbolEffectOptions()
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// The effect that is usual.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, Hashable {}

extension ContentTransitionSymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes the place of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ContentTransitionSymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that is usual.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
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
