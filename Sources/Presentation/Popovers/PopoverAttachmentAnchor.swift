import CoreGraphics
import ViewCore

/// What a popover's arrow points to, in the view that shows it.
public enum PopoverAttachmentAnchor {
    /// A rectangle.
    case rect(Anchored)
    /// A point, from 0 to 1 along each side of the view.
    case point(UnitPoint)

    /// Where a rectangle lies.
    public struct Anchored: Sendable {
        let rect: CGRect?

        /// The view's own.
        public static let bounds = Anchored(rect: nil)

        /// A rectangle in points from the view's top left.
        public static func rect(_ rect: CGRect) -> Anchored { Anchored(rect: rect) }
    }

    func rect(in frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source):
            return source.rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
        case .point(let point):
            return CGRect(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
        }
    }
}
