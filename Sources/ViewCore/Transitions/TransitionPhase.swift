/// Where a view is between coming and going.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to come in: what it looks like before.
    case willAppear
    /// The view is there.
    case identity
    /// The view is going: what it looks like in the end.
    case didDisappear

    /// Whether the view is there and looks as it does by itself.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view comes in, 0 while it is there, 1 when it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What is to be known of a transition.
public struct TransitionProperties: Sendable {
    /// Whether something moves in it.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}
