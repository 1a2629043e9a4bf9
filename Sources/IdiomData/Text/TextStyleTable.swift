import CoreGraphics

/// Size and weight of each text style.
package enum TextStyleTable {
    package struct Row: Sendable {
        package let style: TextStyleName
        package let idiom: Idiom
        /// In points: one for the desktop; for the phone one for each dynamic type size, the smallest first.
        package let sizes: [CGFloat]
        /// 100 to 900; 400 is regular.
        package let weight: CGFloat
        package let source: Source
    }

    /// The place of the default among a phone's sizes.
    package static let defaultSizeIndex = 3

    /// The size in points of a style. `sizeIndex` is that of the dynamic type size, from 0 for the smallest to 11.
    package static func size(_ style: TextStyleName, _ idiom: Idiom, sizeIndex: Int = defaultSizeIndex) -> CGFloat {
        let sizes = row(style, idiom).sizes
        return sizes[sizes.count == 1 ? 0 : min(max(sizeIndex, 0), sizes.count - 1)]
    }

    /// The weight of a style, 100 to 900.
    package static func weight(_ style: TextStyleName, _ idiom: Idiom) -> CGFloat { row(style, idiom).weight }

    private static func row(_ style: TextStyleName, _ idiom: Idiom) -> Row {
        rows[(idiom == .desktop ? 0 : TextStyleName.allCases.count) + style.rawValue]
    }

    /// The desktop's, then the phone's, each in the order of `TextStyleName`.
    package static let rows: [Row] = desktop + phone

    private static let desktop: [Row] = {
        let source = Source.documented("Human Interface Guidelines, Typography, macOS built-in text styles")
        let extra = Source.guessed("the desktop has no such style; as the phone's")
        return [
            row(.largeTitle, 26, 400, source), row(.title, 22, 400, source), row(.title2, 17, 400, source),
            row(.title3, 15, 400, source), row(.headline, 13, 700, source), row(.subheadline, 11, 400, source),
            row(.body, 13, 400, source), row(.callout, 12, 400, source), row(.footnote, 10, 400, source),
            row(.caption, 10, 400, source), row(.caption2, 10, 500, source), row(.extraLargeTitle, 36, 700, extra),
            row(.extraLargeTitle2, 28, 700, extra),
        ]
        func row(_ style: TextStyleName, _ size: CGFloat, _ weight: CGFloat, _ source: Source) -> Row {
            Row(style: style, idiom: .desktop, sizes: [size], weight: weight, source: source)
        }
    }()

    private static let phone: [Row] = {
        let source = Source.documented("Human Interface Guidelines, Typography, iOS Dynamic Type sizes")
        let extra = Source.guessed("documented for visionOS only; does not scale here")
        return [
            row(.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
            row(.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
            row(.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
            row(.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
            row(.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], 600),
            row(.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
            row(.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
            row(.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
            row(.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
            row(.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
            row(.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
            Row(style: .extraLargeTitle, idiom: .phone, sizes: [36], weight: 700, source: extra),
            Row(style: .extraLargeTitle2, idiom: .phone, sizes: [28], weight: 700, source: extra),
        ]
        func row(_ style: TextStyleName, _ sizes: [CGFloat], _ weight: CGFloat = 400) -> Row {
            Row(style: style, idiom: .phone, sizes: sizes, weight: weight, source: source)
        }
    }()
}
