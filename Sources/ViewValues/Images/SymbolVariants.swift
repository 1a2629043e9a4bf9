/// Variants in which symbols are shown: filled, enclosed in a shape, struck through.
public struct SymbolVariants: Hashable, Sendable {
    /// The shape around a symbol.
    package enum Enclosure: String, Hashable, Sendable {
        case circle
        case square
        case rectangle
    }

    package var enclosure: Enclosure?
    package var isFilled = false
    package var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    /// This variant in a circle.
    public var circle: SymbolVariants { changed { $0.enclosure = .circle } }
    /// This variant in a square.
    public var square: SymbolVariants { changed { $0.enclosure = .square } }
    /// This variant in a rectangle.
    public var rectangle: SymbolVariants { changed { $0.enclosure = .rectangle } }
    /// This variant, filled.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// This variant, struck through.
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    /// Whether everything that `other` asks for is asked for here.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    /// Both together; an inner enclosure is kept.
    package func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: enclosure ?? other.enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The names to look a symbol up by, the one with all variants first, the name itself last.
    package func names(of name: String) -> [String] {
        var names: [String] = []
        let slash = isSlashed ? ".slash" : ""
        let fill = isFilled ? ".fill" : ""
        if let enclosure { names.append("\(name)\(slash).\(enclosure.rawValue)\(fill)") }
        if !slash.isEmpty || !fill.isEmpty { names.append("\(name)\(slash)\(fill)") }
        if !slash.isEmpty && !fill.isEmpty { names += ["\(name)\(slash)", "\(name)\(fill)"] }
        names.append(name)
        return names
    }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// The variants in which symbols are shown here.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}
