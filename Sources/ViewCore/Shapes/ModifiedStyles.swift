import CoreGraphics
import Drawing
import ViewValues

/// A style with its opacity changed.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never

    public var style: Style
    public var opacity: Float

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        style._resolvedStyle(in: environment).opacity(Double(opacity))
    }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never

    public var style: Style
    public var shadowStyle: ShadowStyle

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        var resolved = style._resolvedStyle(in: environment)
        let shadow = Shadow(
            color: shadowStyle.color.paintColor(in: environment), radius: shadowStyle.radius,
            offset: shadowStyle.offset)
        resolved.shadows.append(_ResolvedStyle.StyleShadow(shadow: shadow, isInner: shadowStyle.isInner))
        return resolved
    }
}

/// A style that meets what is behind in a mode of its own.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public typealias Resolved = Never

    public var style: Style
    public var blendMode: BlendMode

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        var resolved = style._resolvedStyle(in: environment)
        resolved.blendMode = blendMode
        return resolved
    }
}

/// A shadow behind what is painted, or on it.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    /// In points, the standard deviation of its Gaussian.
    let radius: CGFloat
    let offset: CGSize
    let isInner: Bool

    /// Behind, as of something that floats. Points to the right and down.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// On it, as of something cut out. Points to the right and down.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: Float(opacity.isFinite ? opacity : 1))
    }

    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadowStyle: style)
    }

    /// The style that meets what is behind in a mode of its own.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, blendMode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }

    /// The foreground style that meets what is behind in a mode of its own.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
