import CoreGraphics
import IdiomData

extension Font {
    /// What a text is for, which decides its size and weight.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
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

        /// The name under which the style's size and weight are kept.
        package var styleName: TextStyleName {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            case .extraLargeTitle: .extraLargeTitle
            case .extraLargeTitle2: .extraLargeTitle2
            }
        }
    }

    /// How thick a font's strokes are.
    @frozen public struct Weight: Hashable, Sendable {
        /// 100 to 900; 400 is regular.
        package let value: CGFloat

        package init(value: CGFloat) {
            self.value = value
        }

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// How wide a font's letters are.
    public struct Width: Hashable, Sendable {
        /// From -1 to 1; 0 is standard.
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        /// Values as documented for `UIFont.Width`.
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// How much space is between a font's lines.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose

        /// Points that a line gains: two less or more, as the tables of Apple's Human Interface Guidelines have the leading of most text
        /// styles.
        var height: CGFloat {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    /// The kind of a system font.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }
}
