import CoreGraphics

/// A font, whose face and size may depend on where it is shown.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case system(size: CGFloat, weight: Font.Weight?, design: Font.Design?)
        case style(Font.TextStyle, weight: Font.Weight?, design: Font.Design?)
        /// Nil for a size that does not follow the user's.
        case named(String, size: CGFloat, relativeTo: Font.TextStyle?)
    }

    let base: Base
    var modifiers: [FontModifier] = []

    init(base: Base) {
        self.base = base
    }

    /// The font with one more thing done to it.
    package func modified(by modifier: FontModifier) -> Font {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}

extension Font {
    /// The system's font at a size in points.
    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font {
        Font(base: .system(size: size, weight: weight, design: design))
    }

    /// The system's font at a size in points. For code that passes the function on as a value of this type.
    @_disfavoredOverload
    public static func system(
        size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
    ) -> Font {
        Font(base: .system(size: size, weight: weight, design: design))
    }

    /// A text style of the system's.
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font {
        Font(base: .style(style, weight: weight, design: design))
    }

    /// A text style of the system's. For code that passes the function on as a value of this type.
    @_disfavoredOverload
    public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
        Font(base: .style(style, weight: nil, design: design))
    }

    /// A font by family or PostScript name, whose size, in points, follows the user's as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .named(name, size: size, relativeTo: .body))
    }

    /// A font by family or PostScript name, whose size, in points, follows the user's as `textStyle` does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(base: .named(name, size: size, relativeTo: textStyle))
    }

    /// A font by family or PostScript name, of one size, in points, for every user.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .named(name, size: fixedSize, relativeTo: nil))
    }
}
