import CoreGraphics

/// A view whose content can be moved by a wheel or a touch pad.
@MainActor
package protocol ScrollResponder: Responder {
    /// Moves the content by so many points, positive to the right and down, as far as it goes. `isPrecise` is false for
    /// the steps of a wheel, which may be smoothed. Returns whether anything can move that way: if not, the view around is
    /// asked.
    func scroll(by translation: CGSize, isPrecise: Bool) -> Bool
}

extension Window {
    /// Scrolls what is at a point of the window. Returns whether anything there could.
    package func scroll(at point: CGPoint, by translation: CGSize, isPrecise: Bool) -> Bool {
        tree.evaluate {
            presented().path(at: point).contains { node in
                guard let responder = node.responder as? any ScrollResponder else { return false }
                return responder.scroll(
                    by: node.transform?.localizeNow(step: translation) ?? translation, isPrecise: isPrecise)
            }
        }
    }
}
