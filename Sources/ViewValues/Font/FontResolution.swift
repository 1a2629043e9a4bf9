import CoreGraphics
import IdiomData
import Typesetting

/// A font as it comes out in one environment.
package struct FontResolution: Hashable, Sendable {
    package var description: FontDescription
    package var leading = Font.Leading.standard
    package var width = Font.Width.standard
}

extension Font {
    /// The font in an environment: its idiom, dynamic type size and preference for bold text. What the environment does to
    /// every font (`fontModifiers`) is done to it too.
    package func resolution(in environment: EnvironmentValues) -> FontResolution {
        resolution(in: environment.fontResolutionContext)
    }

    /// The font in an environment, and then what a text does to it itself.
    package func resolution(in environment: EnvironmentValues, then own: [FontModifier]) -> FontResolution {
        resolution(in: environment.fontResolutionContext, then: own)
    }

    func resolution(in context: Font.Context, then own: [FontModifier] = []) -> FontResolution {
        let sizeIndex = context.dynamicTypeSize.sizeIndex
        var resolution = FontResolution(description: description(context.idiom, sizeIndex))
        for modifier in modifiers { resolution.apply(modifier) }
        for modifier in context.modifiers { resolution.apply(modifier) }
        for modifier in own { resolution.apply(modifier) }
        if context.legibilityWeight == .bold {
            resolution.description.weight = min(resolution.description.weight + 200, 900)
        }
        // A size that is not a positive number draws nothing, and would be no key of a cache.
        if !(resolution.description.size > 0 && resolution.description.size.isFinite) {
            resolution.description.size = 0
        }
        return resolution
    }

    /// The part of `resolution(in:)` that typesetting takes.
    package func resolve(in environment: EnvironmentValues) -> FontDescription {
        resolution(in: environment).description
    }

    private func description(_ idiom: Idiom, _ sizeIndex: Int) -> FontDescription {
        switch base {
        case .system(let size, let weight, let design):
            return FontDescription(
                family: (design ?? .default).family, size: size, weight: (weight ?? .regular).value)
        case .style(let style, let weight, let design):
            return FontDescription(
                family: (design ?? .default).family,
                size: TextStyleTable.size(style.styleName, idiom, sizeIndex: sizeIndex),
                weight: weight?.value ?? TextStyleTable.weight(style.styleName, idiom))
        case .named(let name, let size, let style):
            let scale =
                style.map {
                    TextStyleTable.size($0.styleName, idiom, sizeIndex: sizeIndex)
                        / TextStyleTable.size($0.styleName, idiom)
                } ?? 1
            return FontDescription(family: .named(name), size: size * scale)
        }
    }
}

extension FontResolution {
    private mutating func setSmallCaps(_ letters: FontDescription.SmallCaps, _ isActive: Bool) {
        if isActive { description.smallCaps.insert(letters) } else { description.smallCaps.remove(letters) }
    }

    mutating func apply(_ modifier: FontModifier) {
        switch modifier {
        case .bold(let isActive):
            if isActive {
                description.weight = Font.Weight.bold.value
            } else if description.weight >= Font.Weight.bold.value {
                description.weight = Font.Weight.regular.value
            }
        case .weight(let weight): if let weight { description.weight = weight.value }
        case .italic(let isActive): description.isItalic = isActive
        case .monospaced(let isActive):
            if isActive {
                description.family = .monospaced
            } else if description.family == .monospaced {
                description.family = .system
            }
        case .monospacedDigit: description.hasMonospacedDigits = true
        case .lowercaseSmallCaps(let isActive): setSmallCaps(.lowercase, isActive)
        case .uppercaseSmallCaps(let isActive): setSmallCaps(.uppercase, isActive)
        case .leading(let leading):
            self.leading = leading
            description.leading = leading.height
        case .width(let width):
            self.width = width
            // A guess: values are taken for how much of the standard width they add.
            description.stretch = 1 + width.value
        case .design(let design): description.family = design.family
        case .pointSize(let size): description.size = size
        case .scale(let factor): description.size *= factor
        }
    }
}

extension Font.Design {
    package var family: FontDescription.Family {
        switch self {
        case .default: .system
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension DynamicTypeSize {
    /// The place of the size among all, the smallest first, as the table of text styles has them.
    package var sizeIndex: Int { DynamicTypeSize.allCases.firstIndex(of: self) ?? TextStyleTable.defaultSizeIndex }
}
