import CoreGraphics

/// A word or a part of one on a line. Positions are bytes of its hard line; the ellipsis stands at one place.
struct Fragment {
    /// Index of the hard line.
    let line: Int
    let start: Int
    let end: Int
    let use: Int
    var level: UInt8
    let shaped: ShapedWord
    /// What it says where that is not the text itself.
    var replacement: String?
}
