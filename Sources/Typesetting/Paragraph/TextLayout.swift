import CoreGraphics
import Drawing

/// Lines of a paragraph, broken for one width. Immutable; coordinates from the top left, y downward.
package final class TextLayout: Sendable {
    package struct Piece: Sendable {
        package let run: GlyphRun
        /// On the baseline.
        package let origin: CGPoint
        package let paint: Int
        /// Index of the run.
        package let source: Int

        package init(run: GlyphRun, origin: CGPoint, paint: Int, source: Int) {
            self.run = run
            self.origin = origin
            self.paint = paint
            self.source = source
        }
    }

    package struct Decoration: Sendable {
        package var rect: CGRect
        package let paint: Int
        package var pattern = TextRun.LinePattern.solid
        /// Behind the letters.
        package var isBehind = false
    }

    /// The place of a run that is not text.
    package struct AttachedBox: Sendable {
        package let rect: CGRect
        /// Index of the run.
        package let run: Int
    }

    package struct Line: Sendable {
        package let pieces: [Piece]
        package let decorations: [Decoration]
        package let attachments: [AttachedBox]
        /// The line's box.
        package let frame: CGRect
        package let baseline: CGFloat

        package init(
            pieces: [Piece], decorations: [Decoration], attachments: [AttachedBox], frame: CGRect, baseline: CGFloat
        ) {
            self.pieces = pieces
            self.decorations = decorations
            self.attachments = attachments
            self.frame = frame
            self.baseline = baseline
        }
    }

    package let lines: [Line]
    /// Width rounded up to 1/scale, height the sum of the lines', each rounded up.
    package let size: CGSize
    package let firstBaseline: CGFloat
    package let lastBaseline: CGFloat
    package let isTruncated: Bool

    package init(lines: [Line], size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, isTruncated: Bool) {
        self.lines = lines
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.isTruncated = isTruncated
    }
}
