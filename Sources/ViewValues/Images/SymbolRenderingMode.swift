/// How many styles a symbol is painted with.
public struct SymbolRenderingMode: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case monochrome
        case multicolor
        case hierarchical
        case palette
    }

    package let kind: Kind

    /// One style for all of a symbol.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The symbol's own colours where it has some.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// One style, in steps of opacity for the symbol's layers.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// A style for each of a symbol's layers.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// How symbols are painted here. Nil leaves it to the symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}
