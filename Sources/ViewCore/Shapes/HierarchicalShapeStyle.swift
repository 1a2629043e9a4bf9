import Graph
import IdiomData
import ViewValues

/// A level of the foreground style of where it is used: its second, third, ... style, or the first made weaker.
public struct HierarchicalShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    /// 0 for the first.
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        StyleLevels.resolved(environment.foregroundStyle, level, in: environment)
    }
}

/// The foreground style of where it is used: what `foregroundStyle` has set, or the primary colour.
public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        StyleLevels.resolved(environment.foregroundStyle, 0, in: environment)
    }
}

/// Levels of another style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never

    let base: Base
    let level: Int

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        var inner = environment
        inner.foregroundStyle = StyleLevels.setting([AnyShapeStyle(base)], around: environment.foregroundStyle)
        return StyleLevels.resolved(inner.foregroundStyle, level, in: inner)
    }
}

/// What `foregroundStyle` has set: up to three levels, and what was set around, for styles that are made of that.
private struct LeveledStyle: ShapeStyle {
    typealias Resolved = Never

    let levels: [AnyShapeStyle]
    let outer: AnyShapeStyle?

    func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle { resolved(0, in: environment) }

    func resolved(_ level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
        var around = environment
        around.foregroundStyle = outer
        let own = min(level, levels.count - 1)
        return StyleLevels.weakened(levels[own]._resolvedStyle(in: around), by: level - own)
    }
}

/// A style that means the same wherever it is used, but for the look of the window.
protocol AbsoluteStyle: ShapeStyle {}

/// How the levels of the foreground style are found.
enum StyleLevels {
    /// The opacity of a level of a style that has none of its own. A guess; macOS draws the levels of a colour near these.
    private static let opacities = [1, 0.5, 0.25, 0.18, 0.1]

    static func weakened(_ style: _ResolvedStyle, by levels: Int) -> _ResolvedStyle {
        levels <= 0 ? style : style.opacity(opacities[min(levels, opacities.count - 1)])
    }

    static func resolved(_ style: AnyShapeStyle?, _ level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
        guard let style else { return system(level, in: environment) }
        if let leveled = style.style as? LeveledStyle { return leveled.resolved(level, in: environment) }
        var around = environment
        // One that is set without a record of what is around is made of the system's.
        if !(style.style is any AbsoluteStyle) { around.foregroundStyle = nil }
        return weakened(style._resolvedStyle(in: around), by: level)
    }

    /// How many levels a style has of its own.
    static func count(_ style: AnyShapeStyle?) -> Int { (style?.style as? LeveledStyle)?.levels.count ?? 1 }

    private static func system(_ level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
        let colors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
        let style = Color(system: colors[min(level, 3)])._resolvedStyle(in: environment)
        return level < 4 ? style : style.opacity(quinaryOfQuaternary)
    }

    /// A guess.
    private static let quinaryOfQuaternary = 0.6

    /// What is to be in the environment where levels are set.
    static func setting(_ levels: [AnyShapeStyle], around outer: AnyShapeStyle?) -> AnyShapeStyle {
        var isAbsolute = true
        for level in levels where !(level.style is any AbsoluteStyle) { isAbsolute = false }
        if isAbsolute && levels.count == 1 { return levels[0] }
        return AnyShapeStyle(LeveledStyle(levels: levels, outer: isAbsolute ? nil : outer))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

private struct ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    package var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
}

/// Sets the levels of the foreground style for the view below.
struct ForegroundStyleModifier {
    let levels: [AnyShapeStyle]
}

extension ForegroundStyleModifier: InputsModifier {
    typealias Body = Never

    static func change(_ inputs: inout _ViewInputs, modifier: Attribute<Self>) {
        let outer = inputs.environment
        inputs.environment = inputs.attribute(
            Computed {
                var values = outer.value
                values.foregroundStyle = StyleLevels.setting(modifier.value.levels, around: values.foregroundStyle)
                return values
            })
    }
}

extension View {
    /// What text, symbols and shapes without a style of their own are painted with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
    }

    /// What is painted with the first two levels of the foreground style.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// What is painted with the first three levels of the foreground style.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleModifier(
                levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// The colour of text and shapes; nil for the default.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }
}
