import Drawing
import IdiomData

/// A colour, whose components may depend on where it is shown.
public struct Color: Hashable, Sendable {
    indirect enum Content: Hashable, Sendable {
        case resolved(Resolved)
        /// Encoded sRGB, kept as written so that it comes out to the bit.
        case encoded(PaintColor)
        case system(SystemColor)
        case accent
        case opacity(Color, Double)
        case mix(Color, Color, Double, Gradient.ColorSpace)
        case custom(AnyColorResolver)
    }

    let content: Content

    init(content: Content) {
        self.content = content
    }

    /// A colour that is asked for its components wherever it is shown.
    package init(resolver: some ColorResolving) {
        content = .custom(AnyColorResolver(base: resolver))
    }

    /// A colour of the system's table.
    package init(system: SystemColor) {
        content = .system(system)
    }

    /// The colour with fixed components.
    public init(_ resolved: Color.Resolved) {
        content = .resolved(resolved)
    }

    /// Components from 0 to 1; values beyond are colours outside the space.
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        if colorSpace == .sRGB {
            content = .encoded(
                PaintColor(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
        } else {
            content = .resolved(
                Resolved(
                    colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                    opacity: Float(opacity)))
        }
    }

    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Hue, saturation and brightness from 0 to 1, in sRGB.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(.sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The colour with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color {
        if opacity == 1 { return self }
        if case .opacity(let base, let before) = content {
            return Color(content: .opacity(base, before * opacity))
        }
        return Color(content: .opacity(self, opacity))
    }

    /// A colour between this one, at a fraction of 0, and `rhs`, at 1.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(content: .mix(self, rhs, fraction, colorSpace))
    }
}
