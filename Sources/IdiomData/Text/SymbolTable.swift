import CoreGraphics

/// Proportions of symbols beside text. All are guesses, by which our drawings look right beside the system font.
package enum SymbolTable {
    /// The side of a symbol's square as a part of the font's size, by the scale of images.
    package static let small: CGFloat = 0.94
    package static let medium: CGFloat = 1.2
    package static let large: CGFloat = 1.55

    /// Of the system font, as a part of its size.
    package static let capHeight: CGFloat = 0.7

    /// Widths of lines, in units of the square's 24.
    package static let thinnest: CGFloat = 0.7
    package static let regular: CGFloat = 1.75
    package static let thickest: CGFloat = 3.3

    /// Of the levels of a symbol that is drawn hierarchically.
    package static let levelOpacities = [1, 0.5, 0.25]
    /// Of what a variable value does not reach.
    package static let offOpacity = 0.28

    static let guesses = [
        "symbol: its square is 1.2 of the font's size, 0.94 where small and 1.55 where large",
        "symbol: lines are 1.75 of its square's 24 in the regular weight, 0.7 in the thinnest and 3.3 in the thickest",
        "symbol: lines are as wide at every image scale; its levels have the opacities 1, 0.5 and 0.25",
        "symbol: what a variable value does not reach has the opacity 0.28",
        "symbol: how much wider or narrower than high some are; that all are of one height",
        "symbol: which parts are of which level, and which have colours of their own",
        "symbol: its middle is at the middle of the capital letters beside it",
    ]
}
