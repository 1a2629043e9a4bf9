import ViewValues

/// The accent colour of where it is used.
public struct TintShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        guard let tint = environment.tintStyle else { return Color.accentColor._resolvedStyle(in: environment) }
        // A tint that is the tint again would have no end.
        var around = environment
        around.tintStyle = nil
        return tint._resolvedStyle(in: around)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

private struct TintStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
}

extension View {
    /// The accent of controls in this view; nil for that of the app.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    public nonisolated func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Apple's older spelling of `tint`.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
