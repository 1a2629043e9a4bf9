import CoreGraphics
import Drawing

/// One line or one area of a sketch.
package struct Mark: Equatable, Sendable {
    package enum Pen: Equatable, Sendable {
        /// A line along the path, round at its ends and corners.
        case line
        /// The area within the path.
        case solid
        /// The area and the line around it: what a closed line becomes when it is filled.
        case both
    }

    /// What the mark does to what was drawn before.
    package enum Effect: Equatable, Sendable {
        case draw
        /// Is drawn where parts are told apart, and is a hole where all is one.
        case knock
        /// A hole.
        case cut
        /// A hole with a margin, for what lies above.
        case clear
        /// What a hole in what is knocked out shows: the shape around it again, with a margin if that is what it is.
        case restore(hasMargin: Bool)
    }

    /// What becomes of the mark in the filled variant.
    package enum Filling: Equatable, Sendable {
        /// A closed line that lies in no other is filled; what lies in one is a hole in it; the rest stays.
        case usual
        /// In a filled line its whole area is a hole, not its line alone.
        case whole
        /// Filled though it lies in another: it is above that.
        case top
        case kept
        /// Not in the filled variant.
        case outlineOnly
        /// In the filled variant only.
        case filledOnly
    }

    package var path: Path
    package var pen: Pen
    package var effect: Effect
    package var filling: Filling
    /// 1 is what is meant, 2 and 3 what it stands on.
    package var level: Int
    package var color: SymbolColor?
    /// At which step of a variable value it is drawn, from 1; 0 for always.
    package var step: Int

    package init(
        path: Path, pen: Pen = .line, effect: Effect = .draw, filling: Filling = .usual, level: Int = 1,
        color: SymbolColor? = nil, step: Int = 0
    ) {
        self.path = path
        self.pen = pen
        self.effect = effect
        self.filling = filling
        self.level = level
        self.color = color
        self.step = step
    }

    package var isClosed: Bool {
        var isClosed = false
        path.forEach { if case .closeSubpath = $0 { isClosed = true } }
        return isClosed
    }

    func applying(_ transform: CGAffineTransform) -> Mark {
        var mark = self
        mark.path = path.applying(transform)
        return mark
    }
}
