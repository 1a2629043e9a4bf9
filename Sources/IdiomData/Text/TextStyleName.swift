/// The text styles, as in SwiftUI's `Font.TextStyle`.
package enum TextStyleName: Int, Hashable, Sendable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
    case extraLargeTitle
    case extraLargeTitle2
}
