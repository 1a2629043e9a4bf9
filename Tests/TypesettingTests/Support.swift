import Drawing
import Foundation
import Typesetting

@MainActor
func paragraph(
    _ text: String, size: CGFloat = 13, scale: CGFloat = 2, weight: CGFloat = 400,
    family: FontDescription.Family = .system,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
) -> Paragraph {
    var style = ParagraphStyle()
    style.scale = scale
    change(&style)
    return Paragraph(
        runs: [TextRun(text: text, font: FontDescription(family: family, size: size, weight: weight))], style: style)
}

extension TextLayout {
    /// What each line says, piece by piece in visual order.
    var texts: [String] { lines.map { $0.pieces.map(\.run.text).joined() } }
    var glyphs: [UInt32] { lines.flatMap { $0.pieces.flatMap(\.run.glyphs) } }
}

/// Small, quick and the same everywhere.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
