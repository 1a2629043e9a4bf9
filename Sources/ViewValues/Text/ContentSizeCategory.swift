/// How large the user wants text to be, by its older name: `DynamicTypeSize` tells the same.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one for people who need very large text.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The two go through the same steps.
    fileprivate var size: DynamicTypeSize { DynamicTypeSize.allCases[place] }

    fileprivate init(_ size: DynamicTypeSize) {
        self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.place < rhs.place }
    public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.place <= rhs.place }
    public static func > (lhs: Self, rhs: Self) -> Bool { lhs.place > rhs.place }
    public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.place >= rhs.place }
}

extension EnvironmentValues {
    /// How large the user wants text to be: `dynamicTypeSize` by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}
