import Drawing
import ViewValues

/// A layer of translucent stuff. Drawn as its colour alone: what is behind shows through, but not blurred.
public struct Material: Sendable {
    enum Thickness: Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

    let thickness: Thickness

    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    /// That of bars.
    public static let bar = Material(thickness: .bar)
}

extension Material: AbsoluteStyle {
    public typealias Resolved = Never

    /// How much of the stuff's own colour covers what is behind. Guesses.
    private var cover: Float {
        switch thickness {
        case .ultraThin: 0.44
        case .thin: 0.6
        case .regular: 0.72
        case .thick: 0.84
        case .ultraThick: 0.92
        case .bar: 0.8
        }
    }

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        let shade: Float = isDark ? 0.15 : 0.96
        return _ResolvedStyle(PaintColor(red: shade, green: shade, blue: shade, opacity: cover))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
