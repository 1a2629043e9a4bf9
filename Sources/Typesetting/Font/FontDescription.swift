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

    package init(
        family: Family = .system, size: CGFloat, weight: CGFloat = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}
