import CoreGraphics

/// How the pointer looks.
package enum Cursor: Sendable {
    case arrow
    case pointingHand
    case text
    case verticalText
    case zoomIn
    case zoomOut
    case crosshair
    case openHand
    case closedHand
    case resizeHorizontally
    case resizeVertically
    case notAllowed
    case hidden
}

/// A view over which the pointer looks different.
@MainActor
package protocol CursorResponder: Responder {
    /// Nil leaves it to what is around.
    var cursor: Cursor? { get }
}

extension HostedWindow {
    /// How the pointer looks at a point of the window: as the innermost view there wants it.
    package func cursor(at point: CGPoint) -> Cursor {
        for node in presented().path(at: point) {
            if let responder = node.responder as? any CursorResponder, let cursor = responder.cursor { return cursor }
        }
        return .arrow
    }
}
