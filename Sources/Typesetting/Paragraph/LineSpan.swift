/// A line as a stretch of a hard line, before it is placed.
struct LineSpan {
    /// Index of the hard line.
    let hardLine: Int
    let start: Int
    /// Where the next line begins; white space at the end of a broken line stays with it but hangs.
    let end: Int
    /// The end of what is drawn.
    let visibleEnd: Int
    /// Whether the hard line ends here.
    let isLast: Bool
}
