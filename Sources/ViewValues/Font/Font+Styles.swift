extension Font {
    public static let largeTitle = Font.system(.largeTitle, design: nil, weight: nil)
    public static let title = Font.system(.title, design: nil, weight: nil)
    public static let title2 = Font.system(.title2, design: nil, weight: nil)
    public static let title3 = Font.system(.title3, design: nil, weight: nil)
    public static let headline = Font.system(.headline, design: nil, weight: nil)
    public static let subheadline = Font.system(.subheadline, design: nil, weight: nil)
    public static let body = Font.system(.body, design: nil, weight: nil)
    public static let callout = Font.system(.callout, design: nil, weight: nil)
    public static let footnote = Font.system(.footnote, design: nil, weight: nil)
    public static let caption = Font.system(.caption, design: nil, weight: nil)
    public static let caption2 = Font.system(.caption2, design: nil, weight: nil)
    public static let extraLargeTitle = Font.system(.extraLargeTitle, design: nil, weight: nil)
    public static let extraLargeTitle2 = Font.system(.extraLargeTitle2, design: nil, weight: nil)
    /// The font of text that names none.
    public static let `default` = Font.body
}
