import CoreGraphics

/// How the stand-in for Apple's system font is fitted to it, so that a layout made here comes out as the Mac's.
package enum SystemFontFit {
    /// What the stand-in's advances are multiplied by. Recorded: at 13 points, regular, it gives the Mac's text widths
    /// with a mean error of 0.3 points; it already holds the tracking at 13 points.
    package static let advanceScale: CGFloat = 0.990

    /// From this size up, in points, the display cut is used. Documented by Apple.
    package static let displaySize: CGFloat = 20

    /// Of the size, above and below the baseline. Recorded from the line height at 13 and 17 points.
    package static let ascent: CGFloat = 0.952
    package static let descent: CGFloat = 0.241

    /// Points of tracking at a size in points, ascending in size. Published by Apple.
    package static let trackingTable: [(size: CGFloat, tracking: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (32, 0.41),
        (34, 0.40),
    ]

    /// The table's tracking, linear between its entries and constant outside them.
    package static func tracking(size: CGFloat) -> CGFloat {
        guard let next = trackingTable.firstIndex(where: { $0.size >= size }) else {
            return trackingTable[trackingTable.count - 1].tracking
        }
        guard next > 0 else { return trackingTable[0].tracking }
        let (low, high) = (trackingTable[next - 1], trackingTable[next])
        return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }

    /// What is added to each scaled advance, in points: the tracking beyond that at 13 points, which the scale holds.
    package static func letterSpacing(size: CGFloat) -> CGFloat {
        tracking(size: size) - tracking(size: 13)
    }

    /// Rules of typesetting that a user could see and that are only guessed, `name: rule` each.
    package static let guesses = [
        "system font from 20 points: the display cut takes the scale that was fitted to the text cut at 13 points",
        "line height: that of the font asked for, whatever faces stand in for characters it lacks",
        "baseline of a line: the font's ascent, rounded to the pixel",
        "baseline offset: the line grows by it and keeps the room of letters on its baseline",
        "direction of a line of text: its first strong character's, else the layout's",
        "newline at the end of a text: begins an empty line",
        "text without characters: has no size",
        "tab in a text: four spaces",
        "spaces at the end of a text: count towards its width where they fit",
        "truncation with room for nothing: the ellipsis alone",
        "Han characters: Japanese beside kana, Korean beside Hangul, else Simplified Chinese",
        "italic that a family lacks: upright letters sheared by a fifth",
    ]
}
