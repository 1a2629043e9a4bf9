import IdiomData

extension Font {
    /// All of an environment that a font depends on.
    public struct Context: Hashable, Sendable {
        let idiom: Idiom
        let dynamicTypeSize: DynamicTypeSize
        let legibilityWeight: LegibilityWeight?
        let modifiers: [FontModifier]
    }
}

extension Font.Context: CustomDebugStringConvertible {
    public var debugDescription: String {
        "Font.Context(\(idiom), \(dynamicTypeSize), bold text: \(legibilityWeight == .bold), \(modifiers))"
    }
}

extension EnvironmentValues {
    /// What `Font.resolve(in:)` needs to know of this environment.
    public var fontResolutionContext: Font.Context {
        Font.Context(
            idiom: idiom, dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight,
            modifiers: fontModifiers)
    }
}
