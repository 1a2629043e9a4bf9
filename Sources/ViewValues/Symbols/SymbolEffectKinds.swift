import Drawing

// The effects by name. A symbol here has one layer, so that effects by layer are those of the whole symbol.

/// A symbol springs up, or down, and back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isDown = false

    public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    /// Layer by layer, where a symbol has several.
    public var byLayer: BounceSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: BounceSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.bounce(isDown: isDown)) }
}

/// A symbol becomes fainter and clearer.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// Layer by layer, where a symbol has several.
    public var byLayer: PulseSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: PulseSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }
}

/// The layers of a symbol become fainter and clearer in turn; here the whole symbol does.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.variableColor) }
}

/// A symbol is larger, or smaller, as long as the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isDown = false

    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    /// Layer by layer, where a symbol has several.
    public var byLayer: ScaleSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: ScaleSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.scale(isDown: isDown)) }
}

/// A symbol comes in.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var isDown = false

    public var up: AppearSymbolEffect { AppearSymbolEffect(isDown: false) }
    public var down: AppearSymbolEffect { AppearSymbolEffect(isDown: true) }
    /// Layer by layer, where a symbol has several.
    public var byLayer: AppearSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: AppearSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear(isDown: isDown)) }
}

/// A symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    private var isDown = false

    public var up: DisappearSymbolEffect { DisappearSymbolEffect(isDown: false) }
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(isDown: true) }
    /// Layer by layer, where a symbol has several.
    public var byLayer: DisappearSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: DisappearSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.disappear(isDown: isDown)) }
}

/// A symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var direction: SymbolDirection?

    public var left: WiggleSymbolEffect { WiggleSymbolEffect(direction: .left) }
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(direction: .right) }
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(direction: .up) }
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(direction: .down) }
    public var forward: WiggleSymbolEffect { WiggleSymbolEffect(direction: .forward) }
    public var backward: WiggleSymbolEffect { WiggleSymbolEffect(direction: .backward) }
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(direction: .clockwise) }
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(direction: .counterClockwise) }

    /// In degrees, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect { WiggleSymbolEffect(direction: .angle(angle)) }

    /// Clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }

    /// Layer by layer, where a symbol has several.
    public var byLayer: WiggleSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: WiggleSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle(direction)) }
}

/// A symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var isClockwise = true

    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    /// Layer by layer, where a symbol has several.
    public var byLayer: RotateSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: RotateSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.rotate(isClockwise: isClockwise))
    }
}

/// A symbol becomes larger and smaller, as somebody breathes.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    private var fades = false

    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
    /// Fainter and clearer too.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
    /// Layer by layer, where a symbol has several.
    public var byLayer: BreatheSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: BreatheSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.breathe(fades: fades)) }
}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// Parts that both symbols have stay, where they can.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
        public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }
    }

    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }

    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

    /// Layer by layer, where a symbol has several.
    public var byLayer: ReplaceSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.replace) }
}

/// The effect that is usual.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.appear(isDown: false)) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol springs up, or down, and back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol becomes fainter and clearer.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol becomes fainter and clearer, layer by layer where it has several.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol is larger, or smaller, as long as the effect is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol comes in.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol becomes larger and smaller, as somebody breathes.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes the place of another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that is usual.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
