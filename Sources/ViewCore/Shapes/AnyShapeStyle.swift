import ViewValues

/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    private let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        style._resolvedStyle(in: environment)
    }
}

/// The foreground style of where it is used: what `foregroundStyle` has set, or the primary colour.
public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.foregroundStyle?._resolvedStyle(in: environment)
            ?? Color.primary._resolvedStyle(in: environment)
    }
}

/// The accent colour of where it is used.
public struct TintShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        environment.tintStyle?._resolvedStyle(in: environment) ?? Color.accentColor._resolvedStyle(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private struct TintStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    package var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }

    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
}

extension View {
    /// What text, symbols and shapes without a style of their own are painted with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(style))
    }

    /// The colour of text and shapes; nil for the default.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }

    /// The accent of controls in this view; nil for that of the app.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    public nonisolated func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }
}
