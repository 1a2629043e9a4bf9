import CoreGraphics

/// Which font a run asks for. Two equal descriptions always give the same faces.
package struct FontDescription: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case system
        case rounded
        case serif
        case monospaced
        case named(String)
    }

    package var family: Family
    /// In points.
    package var size: CGFloat
    /// 100 (ultra light) to 900 (black); 400 is regular.
    package var weight: CGFloat
    package var isItalic: Bool
    package var hasMonospacedDigits: Bool
    /// How many times as wide as the family's letters are.
    package var stretch: CGFloat
    /// Letters as small capitals, where the face has such.
    package var smallCaps: SmallCaps
    /// Points that a line gains in height.
    package var leading: CGFloat

    package struct SmallCaps: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let lowercase = SmallCaps(rawValue: 1)
        package static let uppercase = SmallCaps(rawValue: 2)
    }

    package init(
        family: Family = .system, size: CGFloat, weight: CGFloat = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, stretch: CGFloat = 1, smallCaps: SmallCaps = [], leading: CGFloat = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.stretch = stretch
        self.smallCaps = smallCaps
        self.leading = leading
    }
}
