import CoreGraphics

/// A word with the spaces that follow it, shaped. Positions are bytes of the line it stands in.
struct Word {
    let start: Int
    let end: Int
    /// Index into the paragraph's face uses.
    let use: Int
    let script: UInt32
    /// The bidirectional level: odd runs from right to left.
    let level: UInt8
    let options: UInt32
    /// Shaped with regard to what stands beside it, so not shared with other words of the same letters.
    let isContextual: Bool
    let shaped: ShapedWord

    var isRightToLeft: Bool { level & 1 != 0 }
}
