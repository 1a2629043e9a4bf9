/// Something that symbols do.
public protocol SymbolEffect: Sendable {
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that is over by itself.
public protocol DiscreteSymbolEffect {}

/// An effect that goes on until it is ended.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes in or goes.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol gives way to another.
public protocol ContentTransitionSymbolEffect {}

/// Says which effect it is.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package enum Movement: Hashable, Sendable {
        case bounce(isDown: Bool)
        case pulse
        case variableColor
        /// Nil for the way it is usual.
        case wiggle(SymbolDirection?)
        case rotate(isClockwise: Bool)
        case breathe(fades: Bool)
        case scale(isDown: Bool)
        case appear(isDown: Bool)
        case disappear(isDown: Bool)
        case replace
    }

    package let movement: Movement

    package init(_ movement: Movement) {
        self.movement = movement
    }
}

/// Where a symbol moves to and back.
package enum SymbolDirection: Hashable, Sendable {
    case left, right, up, down, forward, backward, clockwise, counterClockwise
    /// In degrees, clockwise from the right.
    case angle(Double)
}
