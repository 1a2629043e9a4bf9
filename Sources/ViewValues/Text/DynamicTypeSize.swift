/// The size in which the user wants text, from the smallest up.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether this is one of the five sizes beyond the ordinary ones.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
