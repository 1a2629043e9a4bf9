import CoreGraphics
import IdiomData

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

private enum AccentColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private enum IdiomKey: EnvironmentKey {
    static var defaultValue: Idiom { .desktop }
}

extension EnvironmentValues {
    /// Whether the view is drawn light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Whether the user asked for more contrast.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// Pixels a point. 1 where no window or picture set it.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The way in which text and rows run.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// What `Color.accentColor` is here. Nil for the idiom's own.
    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// Whose metrics, colours and habits hold here.
    package var idiom: Idiom {
        get { self[IdiomKey.self] }
        set { self[IdiomKey.self] = newValue }
    }
}
