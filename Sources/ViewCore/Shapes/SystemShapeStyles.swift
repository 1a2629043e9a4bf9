import IdiomData
import ViewValues

/// The background of where it is used: what `backgroundStyle` has set, or the window's.
public struct BackgroundStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        guard let style = environment.backgroundStyle else {
            return Color(system: .contentBackground)._resolvedStyle(in: environment)
        }
        // A background that is the background again would have no end.
        var around = environment
        around.backgroundStyle = nil
        return style._resolvedStyle(in: around)
    }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        Color(system: .windowBackground)._resolvedStyle(in: environment)
    }
}

/// What is behind content that is chosen.
public struct SelectionShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        if environment.tintStyle != nil { return TintShapeStyle()._resolvedStyle(in: environment) }
        return Color(system: .selectedContentBackground)._resolvedStyle(in: environment)
    }
}

/// Lines that keep things apart.
public struct SeparatorShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        Color(system: .separator)._resolvedStyle(in: environment)
    }
}

/// Text that stands for what is not there yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        Color(system: .placeholderText)._resolvedStyle(in: environment)
    }
}

/// Text that leads elsewhere.
public struct LinkShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        Color(system: .link)._resolvedStyle(in: environment)
    }
}

/// The overlay that fills small shapes.
public struct FillShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    /// The fill of controls of the phone on every idiom; on the desktop a guess.
    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        var phone = environment
        phone.idiom = .phone
        return Color(system: .controlBackground)._resolvedStyle(in: phone)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What `BackgroundStyle` paints. Nil for the window's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// What `BackgroundStyle` paints in this view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
