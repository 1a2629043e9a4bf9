/// How often and how fast symbols do something.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Nil for without end.
        let count: Int?
        /// Seconds between the rounds.
        let delay: Double

        /// Without end, with no pause.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// Without end, round by round.
        public static var periodic: RepeatBehavior { periodic() }

        /// So many rounds, or without end for nil, with `delay` seconds between.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 0)
        }
    }

    /// Nil where nothing was said: once, or as long as the effect is active.
    private var behavior: RepeatBehavior?
    /// How many times as fast as usual.
    package private(set) var speed = 1.0

    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }

    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// Without end.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(.periodic(1)) }

    /// So many times; nil for without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }

    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.behavior = behavior
        return options
    }

    /// So many times as fast as usual.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed.isFinite ? max(speed, 0.01) : 1
        return options
    }

    /// How many rounds an effect has that would have `usual` of them; infinity for without end.
    package func rounds(usual: Double) -> Double {
        guard let behavior else { return usual }
        return behavior.count.map { Double(max($0, 1)) } ?? .infinity
    }

    package var delay: Double { max(behavior?.delay ?? 0, 0) }
}
